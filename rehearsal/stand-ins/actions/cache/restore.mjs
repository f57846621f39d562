// Restores at the step of actions/cache, and remembers for the end of the job which key was found.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

const input = (name) => (process.env[`INPUT_${name}`] ?? '').trim()
const found = `${process.env.GITHUB_STATE}-of-cache`
const { status } = spawnSync('bash', ['--norc', '-c', 'rehearsal-cache restore'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    KEY: input('KEY'),
    FILES: input('PATH'),
    BEGINNINGS: input('RESTORE-KEYS'),
    MUST_HIT: input('FAIL-ON-CACHE-MISS'),
    LOOKUP_ONLY: input('LOOKUP-ONLY'),
    GITHUB_OUTPUT: found,
  },
})
const outputs = existsSync(found) ? readFileSync(found, 'utf8') : ''
const [, hit = ''] = /^cache-hit=(.*)$/m.exec(outputs) ?? []
if (hit !== '') appendFileSync(process.env.GITHUB_OUTPUT, `cache-hit=${hit}\n`)
appendFileSync(process.env.GITHUB_STATE, `hit=${hit}\n`)
process.exitCode = status ?? 1
