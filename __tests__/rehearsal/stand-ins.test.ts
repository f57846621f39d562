/** The stand-ins of rehearsals do what GitHub does, or refuse. */
import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parse } from 'yaml'
import { KEYS_OF_REHEARSAL, readRehearsal } from '../../rehearsal/rehearsals.js'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { describe, expect, test } from '../support/jest.js'

const BIN = resolve('rehearsal/stand-ins/bin')
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
  const TOPIC = { GITHUB_EVENT_NAME: 'pull_request', event: { pull_request: { number: 7 } } }

  function cache() {
    const store = newFolder()
    const entry = (key: string, text: string, secondsAgo: number) => {
      const folder = join(store, 'cache', key)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'tests.json'), text)
      const at = Date.now() / 1000 - secondsAgo
      utimesSync(folder, at, at)
    }
    /** Runs the command for a key and the paths `FILES`, in a workspace with these files. */
    const rehearse = async (
      operation: string,
      { event = {}, ...env }: Record<string, string> & { event?: object },
      workspace: Readonly<Record<string, string>> = {},
    ) => {
      const cwd = newFolder()
      for (const [path, text] of Object.entries(workspace)) writeFileSync(join(cwd, path), text)
      const eventPath = join(newFolder(), 'event.json')
      writeFileSync(eventPath, JSON.stringify(event))
      const given = { FILES: 'tests.json', GITHUB_EVENT_PATH: eventPath, ...env }
      const step = await run(
        ['rehearsal-cache', operation],
        { REHEARSAL_STORE: store, ...given },
        cwd,
      )
      const path = join(cwd, 'tests.json')
      return { ...step, text: existsSync(path) ? readFileSync(path, 'utf8') : undefined }
    }
    const restore = (KEY: string, BEGINNINGS = '', more: object = {}) =>
      rehearse('restore', { KEY, BEGINNINGS, ...more })
    const save = (KEY: string, text: string, more: object = {}) =>
      rehearse('save', { KEY, ...more }, { 'tests.json': text, 'other.json': text })
    return { entry, restore, save }
  }

  test('restores the newest entry that begins with a restore key', async () => {
    const { entry, restore } = cache()
    entry('team-a-1', 'old', 30)
    entry('team-a-2', 'new', 20)
    entry('team-b-9', 'other', 10)
    const step = await restore('team-a-3', 'team-a-')
    expect(step.text).toBe('new')
    expect(step.outputs).toContain('cache-hit=false\ncache-matched-key=team-a-2')
  })

  test.each(['tests.json', 'tests.json\nother.json\nthird.json', 'other.json\ntests.json'])(
    'misses an entry that was saved for two paths when it is asked for %j',
    async (files) => {
      const { restore, save } = cache()
      await save('key', 'text', { FILES: 'tests.json\nother.json' })
      expect(await restore('key', '', { FILES: files })).toMatchObject({ outputs: '' })
      const same = await restore('key', '', { FILES: 'tests.json\nother.json' })
      expect(same).toMatchObject({ text: 'text' })
    },
  )

  test('`lookup-only` finds an entry without restoring it', async () => {
    const { entry, restore } = cache()
    entry('key', 'text', 10)
    const step = await restore('key', '', { LOOKUP_ONLY: 'true' })
    expect(step.text).toBeUndefined()
    expect(step.outputs).toContain('cache-hit=true\ncache-matched-key=key')
  })

  test('saves the paths that exist, and nothing if none does', async () => {
    const { restore, save } = cache()
    await save('some', 'text', { FILES: 'tests.json\ngone.json' })
    expect((await restore('some', '', { FILES: 'tests.json\ngone.json' })).text).toBe('text')
    const none = await save('none', 'text', { FILES: 'gone.json' })
    expect(none).toMatchObject({ status: 0 })
    expect(none.printed).toContain('nothing was saved')
  })

  test('hides the entry of a pull request from other pull requests and from main', async () => {
    const { restore, save } = cache()
    await save('key', 'of 7', TOPIC)
    expect(await restore('key', '', TOPIC)).toMatchObject({ text: 'of 7' })
    expect(await restore('key')).toMatchObject({ outputs: '' })
    const other = { ...TOPIC, event: { pull_request: { number: 8 } } }
    expect(await restore('key', '', other)).toMatchObject({ outputs: '' })
  })

  test('shows the entry of main to pull requests', async () => {
    const { restore, save } = cache()
    await save('key', 'of main')
    expect(await restore('key', '', TOPIC)).toMatchObject({ text: 'of main' })
  })

  test('saves an entry once, under its key', async () => {
    const { restore, save } = cache()
    await save('team/a', 'first')
    const again = await save('team/a', 'second')
    expect(again.printed).toContain('an entry is never changed')
    expect((await restore('team/a')).text).toBe('first')
  })

  test.each([
    [{ KEY: 'a,b' }, 'commas'],
    [{ FILES: '../outside' }, 'paths of the workspace'],
    [{ FILES: '!tests.json' }, 'without wildcards'],
  ])('refuses %j', async (inputs, problem) => {
    const { KEY = 'key', ...others } = inputs as Record<string, string>
    const { status, printed } = await cache().restore(KEY, '', others)
    expect(status).toBe(1)
    expect(printed).toContain(problem)
  })

  describe('as actions/cache', () => {
    /** Runs a step with `actions/cache`, the file that the steps after it write, and its end. */
    async function job(store: string, written: string, inputs: Readonly<Record<string, string>>) {
      const folder = resolve('rehearsal/stand-ins/actions/cache')
      const cwd = newFolder()
      const state = join(cwd, 'state')
      writeFileSync(join(cwd, 'event.json'), '{}')
      const env = {
        PATH: `${BIN}:${process.env['PATH']}`,
        REHEARSAL_STORE: store,
        GITHUB_OUTPUT: join(cwd, 'output'),
        GITHUB_STATE: state,
        GITHUB_EVENT_PATH: join(cwd, 'event.json'),
        INPUT_PATH: 'tests.json',
        ...inputs,
      }
      const { runs } = parse(readFileSync(join(folder, 'action.yml'), 'utf8'))
      const play = (file: string, more: object = {}) =>
        String(execFileSync('node', [join(folder, file)], { cwd, env: { ...env, ...more } }))
      const before = play(runs.main)
      writeFileSync(join(cwd, 'tests.json'), written)
      const lines = existsSync(state) ? readFileSync(state, 'utf8').split('\n') : []
      const saved = lines.filter(Boolean).map((line) => line.split('='))
      const states = Object.fromEntries(saved.map(([name, value]) => [`STATE_${name}`, value]))
      return { before, after: play(runs.post, states), postIf: runs['post-if'] }
    }

    test('saves after a job that succeeded if the key missed, and not if it hit', async () => {
      const store = newFolder()
      const first = await job(store, 'first', { INPUT_KEY: 'key' })
      expect(first.before).toContain('Cache not found')
      expect(first.after).toContain('Cache saved with key: key')
      expect(first.postIf).toBe('success()')
      const second = await job(store, 'second', { INPUT_KEY: 'key' })
      expect(second.before).toContain('Cache restored from key: key')
      expect(second.after).toContain('not saving cache')
    })
  })
})

describe('the stand-ins for artifacts', () => {
  /** A store that the runs of a rehearsal share; each run has a repository. */
  function artifacts() {
    const store = newFolder()
    const startRun = () => ({ REHEARSAL_STORE: store, REHEARSAL_REPOSITORY: newFolder() })
    const upload = (env: Readonly<Record<string, string>>, cwd = newFolder()) => {
      mkdirSync(join(cwd, 'out/more'), { recursive: true })
      writeFileSync(join(cwd, 'out/a.txt'), 'a')
      writeFileSync(join(cwd, 'out/more/b.txt'), 'b')
      return run(['rehearsal-artifact', 'upload'], env, cwd)
    }
    const download = async (env: Readonly<Record<string, string>>) => {
      const { cwd, ...step } = await run(['rehearsal-artifact', 'download'], env)
      const all = readdirSync(cwd, { recursive: true }).map(String)
      return { ...step, files: all.filter((path) => path.endsWith('.txt')).toSorted() }
    }
    return { startRun, upload, download }
  }

  test('an upload of several paths keeps what is below the folder that they share', async () => {
    const { startRun, upload, download } = artifacts()
    const env = startRun()
    await upload({ ...env, NAME: 'one', FILES: 'out/a.txt\nout/more' })
    expect(await download({ ...env, NAME: 'one' })).toMatchObject({
      files: ['a.txt', 'more/b.txt'],
    })
  })

  test('a download without a name or a pattern has all artifacts of the run', async () => {
    const { startRun, upload, download } = artifacts()
    const env = startRun()
    await upload({ ...env, NAME: 'one', FILES: 'out/a.txt' })
    await upload({ ...env, NAME: 'two', FILES: 'out/a.txt' })
    expect((await download(env)).files).toEqual(['one/a.txt', 'two/a.txt'])
  })

  test('a download without `run-id` misses the artifact of another run', async () => {
    const { startRun, upload, download } = artifacts()
    await upload({ ...startRun(), NAME: 'one', FILES: 'out/a.txt' })
    const step = await download({ ...startRun(), NAME: 'one' })
    expect(step).toMatchObject({ status: 1, files: [] })
    expect(step.printed).toContain('Artifact not found for name: one')
    const other = await download({ ...startRun(), NAME: 'one', RUN: '77' })
    expect(other.files).toEqual(['a.txt'])
  })

  test('two jobs of a run cannot upload the same name without `overwrite`', async () => {
    const { startRun, upload } = artifacts()
    const env = { ...startRun(), NAME: 'one', FILES: 'out/a.txt' }
    expect(await upload(env)).toMatchObject({ status: 0 })
    expect((await upload(env)).printed).toContain('already exists in this run')
    expect(await upload({ ...env, OVERWRITE: 'true' })).toMatchObject({ status: 0 })
  })

  test.each([
    [{ IF_NONE: 'error', FILES: 'gone' }, 1, '::error::No files were found'],
    [{ IF_NONE: 'warn', FILES: 'gone' }, 0, '::warning::No files were found'],
    [{ FILES: 'out/*.txt' }, 1, 'without wildcards'],
  ])('an upload with %j ends with %i', async (inputs, status, problem) => {
    const { startRun, upload } = artifacts()
    const step = await upload({ ...startRun(), NAME: 'one', ...inputs } as Record<string, string>)
    expect(step.status).toBe(status)
    expect(step.printed).toContain(problem)
  })
})

describe('the stand-in for gh', () => {
  const gh = (...args: string[]) => ghWith({ GH_REPO: 'octo-org/orion' }, {}, ...args)

  async function ghWith(env: Readonly<Record<string, string>>, event: object, ...args: string[]) {
    await using github = await gitHubSandbox({
      pullRequests: [
        { number: 7, title: 'Fix the table', files: [{ path: 'src/a.ts' }] },
        { number: 9, generatedFiles: 150 },
      ],
    })
    const eventPath = join(newFolder(), 'event.json')
    writeFileSync(eventPath, JSON.stringify(event))
    return await run(['gh', ...args], {
      GH_TOKEN: 'ghs_t0k3n',
      ...env,
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: 'octo-org/orion',
      GITHUB_EVENT_PATH: eventPath,
    })
  }

  test('`pr view` shows the fields that were asked for', async () => {
    const { status, printed } = await gh('pr', 'view', '7', '--json', 'title,files')
    expect(status).toBe(0)
    expect(JSON.parse(printed)).toEqual({ title: 'Fix the table', files: [{ path: 'src/a.ts' }] })
  })

  test('`api` reads one page, and all pages with `--paginate`', async () => {
    const path = 'repos/octo-org/orion/pulls/9/files'
    expect(JSON.parse((await gh('api', path)).printed)).toHaveLength(30)
    expect(JSON.parse((await gh('api', '--paginate', path)).printed)).toHaveLength(150)
    expect(JSON.parse((await gh('api', path, '--paginate')).printed)).toHaveLength(150)
  })

  test('`pr view` needs GH_REPO without a checkout, as the CLI does', async () => {
    const { status, printed } = await ghWith({}, {}, 'pr', 'view', '7', '--json', 'title')
    expect(status).toBe(1)
    expect(printed).toContain('GH_REPO')
  })

  test.each([
    ['head_sha=a', 2],
    ['head_sha=b', 0],
    ['status=failure', 1],
    ['status=completed&per_page=100', 2],
  ])('`api` keeps the runs of the filter %s', async (filter, count) => {
    const workflow_run = { head_sha: 'a', conclusion: 'success' }
    const event = { workflow_run, otherRuns: [{ conclusion: 'failure' }] }
    const path = `repos/octo-org/orion/actions/runs?${filter}`
    const { printed } = await ghWith({}, event, 'api', path, '--jq', '.workflow_runs | length')
    expect(printed).toBe(`${count}\n`)
  })

  test.each([
    [['api', 'repos/octo-org/orion/actions/runs']],
    [['run', 'download', '1', '--pattern', 'a-*', '--dir', '.', '--repo', 'octo-org/orion']],
  ])('refuses `gh %j` without `actions: read`, as GitHub does', async (args) => {
    const token = { GH_TOKEN: 'ghs_rehearsal0contents=read' }
    const { status, printed } = await ghWith(token, { workflow_run: {} }, ...args)
    expect(status).toBe(1)
    expect(printed).toContain('actions: read')
  })

  test('`api --paginate --jq` filters each page', async () => {
    const path = 'repos/octo-org/orion/pulls/9/files?per_page=100'
    const { printed } = await gh('api', path, '--paginate', '--jq', 'length')
    expect(printed).toBe('100\n50\n')
  })

  test.each([
    [['api', 'graphql'], "can't do `gh api graphql`"],
    [['api', '-X', 'DELETE', 'repos/octo-org/orion'], "can't do `gh api -X DELETE"],
    [['api', 'repos/octo-org/orion/pulls', '--paginate', '--slurp'], '--slurp'],
    [['api', 'repos/octo-org/orion/actions/runs?branch=main'], 'only in a workflow_run event'],
    [['pr', 'comment', '7', '--body', 'a'], "because of '--body'"],
    [['pr', 'merge', '7'], "can't do `gh pr merge 7`"],
    [['pr', 'view', '7', '--json', 'additions'], 'has no additions here'],
    [['pr', 'view', '8', '--json', 'title'], '404'],
    [['pr', 'list', '--json', 'number'], "can't do `gh pr list"],
    [['api', 'repos/octo-org/orion/deployments'], 'does not have repos/octo-org/orion/deployments'],
    [['api', 'repos/{owner}/{repo}/git/ref/{branch}'], 'only {owner} and {repo}'],
    [['pr', 'view', '7', '--json', 'title', '--repo', 'octo-org/other'], 'not octo-org/other'],
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
    [`${RUN}speeed: 60`, 'the file has no key `speeed`; did you mean `speed`?'],
    [
      `${RUN}github: { comments: [{ issue: 1, author: a, boddy: b }] }`,
      'github.comments[0] has no key `boddy`; did you mean `body`?',
    ],
    [
      `${RUN}github: { branches: [main, { name: a, sha: b, zzz: c }] }`,
      'github.branches[1] has no key `zzz`; its keys are name, sha, committedAt',
    ],
    [`${RUN}github: { permissions: { mona: owner } }`, 'github.permissions.mona: expected one of'],
    [`${RUN}    log: text`, 'runs[0].log: expected array, received string'],
    [`${RUN}submitted: [two]`, 'submitted[0]: expected number or object'],
    [
      `${RUN}scenario: { pullRequests: [{ number: 1, fails: { firstRun: 1 } }] }`,
      'scenario.pullRequests[0].fails has no key `firstRun`; did you mean `firstRuns`?',
    ],
    [`${RUN}    meanwhile: { workflow: a/b.yml, event: push, after: x, logs: [] }`, '`log`?'],
  ])('with a key that would be ignored is refused: %j', (text, problem) => {
    expect(read(text)).toThrow(problem)
  })

  test('with two mistakes has a line for each, with the name of the file', () => {
    const wrong = read(`${RUN}speeed: 60\nscenario: { queue: [] }`)
    expect(wrong).toThrow(
      /is not a rehearsal:\n\S+rehearsal\.yml: scenario has no key `queue`.*\n\S+rehearsal\.yml: the file has no key `speeed`.*$/,
    )
  })

  test('has only keys that docs/rehearse.md describes', () => {
    const page = readFileSync('docs/rehearse.md', 'utf8')
    const keys = page.match(/^- `[^:]+(?=: )/gm) ?? []
    const described = [...keys.join().matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    expect(described.toSorted()).toEqual(KEYS_OF_REHEARSAL.toSorted())
  })

  test('names the test run of a pull request in `workflow_run`', () => {
    expect(read(`${RUN}    payload: { workflow_run: { testRunOf: 12 } }`)).not.toThrow()
  })
})
