/** Commits: their checks, the branches that are at them, and which contains which. */
import { type Context, Hono } from 'hono'
import { notFound, page, type Site } from './replies.js'
import type { CheckSeed } from './seeds.js'
import { checkRun, commitStatus } from './shapes.js'
import type { World } from './world.js'

/** The routes below `/repos/{owner}/{name}`. */
export function commitRoutes(site: Site): Hono {
  const app = new Hono()
  checkRoutes(app, site)
  workflowRoutes(app, site)
  branchRoutes(app, site)
  return app
}

const shaOf = (world: World, ref: string): string =>
  world.branch(ref.replace(/^heads\//, ''))?.sha ?? ref

function checkRoutes(app: Hono, { world, repository, addresses }: Site): void {
  /** A list of checks of a commit; `make` makes one answer from what is listed. */
  const list = (
    path: string,
    name: string,
    isListed: (check: CheckSeed) => boolean,
    make: (check: CheckSeed, sha: string) => object,
  ) =>
    app.get(`/commits/:ref{.+}/${path}`, (c: Context) => {
      const ref = c.req.param('ref') ?? ''
      if (!world.has(ref)) return notFound(c)
      const sha = shaOf(world, ref)
      const found = world.checksOf(ref).filter(isListed)
      const rows = found.map((check) => make(check, sha))
      const inObject = (shown: readonly object[]) => ({
        sha,
        total_count: rows.length,
        [name]: shown,
      })
      return page(c, addresses(), rows, inObject)
    })
  list(
    'check-runs',
    'check_runs',
    ({ status }) => status === undefined,
    (check, sha) => checkRun(check, sha, repository, addresses()),
  )
  list(
    'status',
    'statuses',
    ({ status = 'EXPECTED' }) => status !== 'EXPECTED',
    (check, sha) => commitStatus(check, sha, repository, addresses()),
  )
}

/** One run of each workflow that reports checks for the commit. */
function workflowRoutes(app: Hono, { world }: Site): void {
  app.get('/actions/runs', (c) => {
    const sha = c.req.query('head_sha') ?? ''
    const names = new Map(
      world
        .checksOf(sha)
        .flatMap(({ suite, workflow }) => (suite && workflow ? [[suite, workflow]] : [])),
    )
    const runs = [...names].map(([suite, name]) => ({ id: suite, name, check_suite_id: suite }))
    return c.json({ total_count: runs.length, workflow_runs: runs })
  })
}

function branchRoutes(app: Hono, { world, addresses, seed, repository }: Site): void {
  app.get('/commits/:ref{.+}', (c) => {
    const ref = c.req.param('ref')
    return world.has(ref) ? c.json({ sha: shaOf(world, ref) }) : notFound(c)
  })
  app.get('/branches/:name{.+}', (c) => {
    const branch = world.branch(c.req.param('name'))
    if (branch === undefined) return notFound(c)
    const commit = { committer: { date: world.committedAt(branch) } }
    const contexts = seed.protection?.[branch.name]
    const required_status_checks = { contexts }
    const protection = contexts && { enabled: true, required_status_checks }
    return c.json({
      name: branch.name,
      commit: { sha: branch.sha, commit },
      ...(protection && { protection }),
    })
  })
  app.get('/compare/:range{.+}', (c) => {
    const range = c.req.param('range').split('...')
    const [base = '', head = ''] = range.map((ref) => shaOf(world, ref))
    if (!world.has(base) || !world.has(head)) return notFound(c)
    return c.json({ status: relation(world, base, head), merge_base_commit: { sha: base } })
  })
  app.get('/rules/branches/:name{.+}', (c) => {
    const name = c.req.param('name')
    const contexts = world.rulesetChecks(name)
    const required_status_checks = contexts.map((context) => ({ context }))
    const rule = { type: 'required_status_checks', parameters: { required_status_checks } }
    const required = contexts.length === 0 ? [] : [rule]
    const others = (seed.rulesets ?? [])
      .filter(({ branches }) => branches.some((prefix) => name.startsWith(prefix)))
      .flatMap(({ id, rules }) => rules.map((type) => ({ type, ruleset_id: id })))
    return page(c, addresses(), [...required, ...others])
  })
  app.get('/rulesets', (c) => {
    const rulesets = (seed.rulesets ?? []).map(({ id, name }) => {
      const href = `${addresses().web}/${repository}/rules/${id}`
      return { id, name, target: 'branch', enforcement: 'active', _links: { html: { href } } }
    })
    return page(c, addresses(), rulesets)
  })
}

function relation(world: World, base: string, head: string): string {
  if (base === head) return 'identical'
  if (world.contains(head, base)) return 'ahead'
  return world.contains(base, head) ? 'behind' : 'diverged'
}
