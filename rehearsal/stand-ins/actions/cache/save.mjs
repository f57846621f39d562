// Saves after the job of actions/cache, unless its key was found.
import { spawnSync } from 'node:child_process'

const input = (name) => (process.env[`INPUT_${name}`] ?? '').trim()
const key = input('KEY')
if (process.env.STATE_hit === 'true') {
  console.log(`Cache hit occurred on the primary key ${key}, not saving cache.`)
} else {
  const env = { ...process.env, KEY: key, FILES: input('PATH') }
  const { status } = spawnSync('bash', ['--norc', '-c', 'rehearsal-cache save'], {
    stdio: 'inherit',
    env,
  })
  process.exitCode = status ?? 1
}
