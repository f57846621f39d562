/** The stand-ins of rehearsals do what GitHub does, or refuse. */
import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { KEYS_OF_REHEARSAL, readRehearsal } from '../../scripts/act/rehearsals.js'
import { describe, expect, test } from '../support/jest.js'

const BIN = resolve('examples/rehearsals/stand-ins/bin')
const newFolder = () => mkdtempSync(join(tmpdir(), 'merge-queue-action-test-'))

/** Runs a command of the stand-ins in a folder. */
async function run(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd = newFolder(),
) {
  const [name = '', ...args] = command
  const output = join(cwd, 'output')
  const child = spawn(join(BIN, name), args, {
    cwd,
    env: { PATH: process.env['PATH'], GITHUB_OUTPUT: output, ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      printed += data
    })
  const status = await new Promise<number | null>((done) => child.once('close', done))
  const outputs = existsSync(output) ? readFileSync(output, 'utf8') : ''
  return { status, printed, outputs, cwd }
}

describe('the stand-in for actions/checkout', () => {
  const HEAD_OF_EVENT = 'a'.repeat(40)

  /** A repository whose branch `topic` has another text than `main`. */
  function repository(): string {
    const folder = newFolder()
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
        cwd: folder,
      })
    git('init', '--quiet', '--initial-branch', 'main')
    for (const [branch, text] of [
      ['main', 'first'],
      ['main', 'second'],
      ['topic', 'changed'],
    ]) {
      if (branch === 'topic') git('checkout', '--quiet', '-b', 'topic')
      writeFileSync(join(folder, 'file.txt'), `${text}`)
      git('add', '--all')
      git('commit', '--quiet', '--message', `${text}`)
    }
    git('checkout', '--quiet', 'main')
    return folder
  }

  async function checkOut(inputs: Readonly<Record<string, string>>, event: object = {}) {
    const path = join(newFolder(), 'event.json')
    writeFileSync(path, JSON.stringify(event))
    const { cwd, ...step } = await run(['rehearsal-checkout'], {
      REHEARSAL_REPOSITORY: repository(),
      GITHUB_EVENT_PATH: path,
      FOLDER: '.',
      DEPTH: '1',
      ...inputs,
    })
    const file = join(cwd, 'file.txt')
    const log = step.status === 0 ? execFileSync('git', ['log', '--oneline'], { cwd }) : ''
    const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    return { ...step, text, commits: String(log).split('\n').filter(Boolean).length }
  }

  test('checks out the branch of `ref`', async () => {
    expect(await checkOut({ REF: 'topic' })).toMatchObject({ status: 0, text: 'changed' })
    expect(await checkOut({ REF: 'refs/heads/main' })).toMatchObject({ status: 0, text: 'second' })
  })

  test('checks out the newest commit without `ref`', async () => {
    expect(await checkOut({})).toMatchObject({ status: 0, text: 'second' })
  })

  test('gives as many commits as `fetch-depth` says', async () => {
    expect(await checkOut({ REF: 'topic' })).toMatchObject({ commits: 1 })
    expect(await checkOut({ REF: 'topic', DEPTH: '0' })).toMatchObject({ commits: 3 })
  })

  test('takes the head of the event for its branch', async () => {
    const event = { pull_request: { head: { sha: HEAD_OF_EVENT, ref: 'topic' } } }
    expect(await checkOut({ REF: HEAD_OF_EVENT }, event)).toMatchObject({ text: 'changed' })
  })

  test('merges the branch of a pull request into its base without `ref`', async () => {
    const event = { pull_request: { head: { ref: 'topic' }, base: { ref: 'main' } } }
    const step = await checkOut({ GITHUB_EVENT_NAME: 'pull_request' }, event)
    expect(step).toMatchObject({ status: 0, text: 'changed' })
  })

  test.each([
    ['push', { ref: 'refs/heads/topic' }],
    ['workflow_dispatch', { ref: 'topic' }],
    ['merge_group', { merge_group: { head_ref: 'refs/heads/topic' } }],
    ['pull_request_target', { pull_request: { base: { ref: 'topic' }, head: { ref: 'main' } } }],
  ])('checks out the ref of the event %s without `ref`', async (event, payload) => {
    const step = await checkOut({ GITHUB_EVENT_NAME: event }, payload)
    expect(step).toMatchObject({ status: 0, text: 'changed' })
  })

  test('removes nothing outside the workspace', async () => {
    const outside = newFolder()
    writeFileSync(join(outside, 'kept.txt'), '')
    const { status, printed } = await checkOut({ FOLDER: `../${basename(outside)}` })
    expect(status).toBe(1)
    expect(printed).toContain('outside the workspace')
    expect(existsSync(join(outside, 'kept.txt'))).toBe(true)
  })

  test.each([
    [{ REF: 'nowhere' }, 'finds no ref nowhere'],
    [{ OTHER: 'octo-org/other' }, 'not octo-org/other'],
    [{ REFUSED: 'submodules' }, "can't do `submodules`"],
    [{ REHEARSAL_TOKEN: 'ghs_rehearsal0issues=read' }, 'lacks contents: read'],
  ])('refuses %j', async (inputs, problem) => {
    const { status, printed } = await checkOut(inputs)
    expect(status).toBe(1)
    expect(printed).toContain(problem)
  })
})

describe('the stand-in for actions/cache', () => {
  function cache() {
    const store = newFolder()
    const entry = (key: string, text: string, secondsAgo: number) => {
      const folder = join(store, 'cache', key)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'tests.json'), text)
      const at = Date.now() / 1000 - secondsAgo
      utimesSync(folder, at, at)
    }
    const restore = async (key: string, beginnings = '', files = 'tests.json') => {
      const env = { REHEARSAL_STORE: store, KEY: key, FILES: files, BEGINNINGS: beginnings }
      const { cwd, ...step } = await run(['rehearsal-cache', 'restore'], env)
      const path = join(cwd, 'tests.json')
      return { ...step, text: existsSync(path) ? readFileSync(path, 'utf8') : undefined }
    }
    const save = async (key: string, text: string) => {
      const cwd = newFolder()
      writeFileSync(join(cwd, 'tests.json'), text)
      return run(
        ['rehearsal-cache', 'save'],
        { REHEARSAL_STORE: store, KEY: key, FILES: 'tests.json' },
        cwd,
      )
    }
    return { entry, restore, save }
  }

  test('restores the entry of the key, and says that it is a hit', async () => {
    const { entry, restore } = cache()
    entry('team-a-1', 'a', 20)
    entry('team-b-1', 'b', 10)
    const step = await restore('team-a-1')
    expect(step.text).toBe('a')
    expect(step.outputs).toContain('cache-hit=true')
  })

  test('restores the newest entry that begins with a restore key', async () => {
    const { entry, restore } = cache()
    entry('team-a-1', 'old', 30)
    entry('team-a-2', 'new', 20)
    entry('team-b-9', 'other', 10)
    const step = await restore('team-a-3', 'team-a-')
    expect(step.text).toBe('new')
    expect(step.outputs).toContain('cache-hit=false\ncache-matched-key=team-a-2')
  })

  test('restores nothing of another team, or for other paths', async () => {
    const { entry, restore } = cache()
    entry('team-b-1', 'b', 10)
    expect(await restore('team-a-1', 'team-a-')).toMatchObject({ text: undefined, outputs: '' })
    expect(await restore('team-b-1', '', 'tests.json\nother.json')).toMatchObject({ outputs: '' })
  })

  test('saves an entry once, under its key', async () => {
    const { restore, save } = cache()
    await save('team/a', 'first')
    const again = await save('team/a', 'second')
    expect(again.printed).toContain('an entry is never changed')
    expect((await restore('team/a')).text).toBe('first')
  })
})

describe('the stand-in for gh', () => {
  async function gh(...args: string[]) {
    await using github = await gitHubSandbox({
      pullRequests: [
        { number: 7, title: 'Fix the table', review: 'APPROVED', files: [{ path: 'src/a.ts' }] },
      ],
    })
    const eventPath = join(newFolder(), 'event.json')
    writeFileSync(eventPath, '{}')
    return await run(['gh', ...args], {
      GH_TOKEN: 'ghs_t0k3n',
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: 'octo-org/orion',
      GITHUB_EVENT_PATH: eventPath,
    })
  }

  test('`pr view` shows the fields that were asked for', async () => {
    const { status, printed } = await gh('pr', 'view', '7', '--json', 'title,reviewDecision')
    expect(status).toBe(0)
    expect(JSON.parse(printed)).toEqual({ title: 'Fix the table', reviewDecision: 'APPROVED' })
  })

  test('`pr diff --name-only` lists the changed files', async () => {
    expect((await gh('pr', 'diff', '7', '--name-only')).printed).toBe('src/a.ts\n')
  })

  test('`api graphql` answers for reviews', async () => {
    const query =
      'query($owner: String!, $repo: String!, $number: Int!) { repository(owner: $owner, name: $repo) { pullRequest(number: $number) { reviewDecision } } }'
    const { printed } = await gh('api', 'graphql', '-f', `query=${query}`, '-F', 'number=7')
    expect(JSON.parse(printed)).toMatchObject({
      data: { repository: { pullRequest: { reviewDecision: 'APPROVED' } } },
    })
  })

  test.each([
    [['api', 'repos/octo-org/orion/actions/runs?branch=main'], 'only in a workflow_run event'],
    [['pr', 'merge', '7'], "can't do `gh pr merge 7`"],
    [['pr', 'view', '7', '--json', 'additions'], 'has no additions here'],
    [['pr', 'view', '8', '--json', 'title'], '404'],
    [['api', 'graphql', '-f', 'query={ repository { issues } }', '-F', 'number=7'], 'issues'],
  ])('refuses `gh %j`', async (args, problem) => {
    const { status, printed } = await gh(...args)
    expect(status).toBe(1)
    expect(printed).toContain(problem)
  })
})

describe('a rehearsal file', () => {
  const read = (text: string) => {
    const path = join(newFolder(), 'rehearsal.yml')
    writeFileSync(path, text)
    return () => readRehearsal(path)
  }
  const RUN = 'runs:\n  - workflow: a/b.yml\n    event: push\n'

  test.each([
    [`${RUN}    payload: { testRunOf: 12 }`, '`testRunOf` has an effect only in'],
    [`${RUN}    payload: { pull_request: { testRunOf: 12 } }`, '`testRunOf` has an effect only in'],
    [`${RUN}github: { pulls: [] }`, 'pulls'],
    [`${RUN}github: { pullRequests: [{ number: 1, label: merge }] }`, 'label'],
    [`${RUN}speeed: 60`, 'speeed'],
  ])('with a key that would be ignored is refused: %j', (text, problem) => {
    expect(read(text)).toThrow(problem)
  })

  test('has only keys that docs/rehearse.md describes', () => {
    const page = readFileSync('docs/rehearse.md', 'utf8')
    const rows = page.split('\n').filter((line) => line.startsWith('| `'))
    const cells = rows.map((row) => row.split('|')[1] ?? '').join()
    const described = [...cells.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    expect(described.toSorted()).toEqual(KEYS_OF_REHEARSAL.toSorted())
  })

  test('names the test run of a pull request in `workflow_run`', () => {
    expect(read(`${RUN}    payload: { workflow_run: { testRunOf: 12 } }`)).not.toThrow()
  })
})
