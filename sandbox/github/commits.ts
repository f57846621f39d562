/** Commits: their checks, the branches that are at them, and which contains which. */
import type { Context } from 'hono'
import { Hono } from 'hono/quick'
import { notFound, page, queryOf, refused, type Site } from './replies.js'
import { covers } from './rulesets.js'
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
    isListed: (check: CheckSeed, query: ReturnType<typeof queryOf>) => boolean,
    make: (check: CheckSeed, sha: string) => object,
  ) =>
    app.get(`/commits/:ref{.+}/${path}`, (c: Context) => {
      const ref = c.req.param('ref') ?? ''
      if (!world.has(ref)) return notFound(c)
      const sha = shaOf(world, ref)
      const query = queryOf(c)
      const found = world.checksOf(ref).filter((check) => isListed(check, query))
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
    ({ status, name }, { check_name: wanted = name }) => status === undefined && name === wanted,
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
function workflowRoutes(app: Hono, { world, addresses }: Site): void {
  app.get('/actions/runs', (c) => {
    const { head_sha: sha } = queryOf(c)
    if (sha === undefined) return refused('The sandbox lists only the runs of one `head_sha`')
    const names = new Map(
      world
        .checksOf(sha)
        .flatMap(({ suite, workflow }) => (suite && workflow ? [[suite, workflow]] : [])),
    )
    const runs = [...names].map(([suite, name]) => ({ id: suite, name, check_suite_id: suite }))
    const total_count = runs.length
    return page(c, addresses(), runs, (shown) => ({ total_count, workflow_runs: shown }))
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
    // GitHub lists commits by pages, and all files on the first one.
    const { page: number = '1' } = queryOf(c)
    const files = number === '1' ? { files: world.filesOf(head) } : {}
    const status = relation(world, base, head)
    const shown = { status, merge_base_commit: { sha: base }, ...files }
    const commits = world.commitsBetween(base, head).map((sha) => ({ sha }))
    return page(c, addresses(), commits, (commits) => ({ ...shown, commits }))
  })
  app.get('/rules/branches/:name{.+}', (c) => {
    const name = c.req.param('name')
    const contexts = world.rulesetChecks(name)
    const required_status_checks = contexts.map((context) => ({ context }))
    const rule = { type: 'required_status_checks', parameters: { required_status_checks } }
    const required = contexts.length === 0 ? [] : [rule]
    const others = (seed.rulesets ?? [])
      .filter((ruleset) => covers(ruleset, name))
      .flatMap(({ id, rules }) => rules.map((type) => ({ type, ruleset_id: id })))
    return page(c, addresses(), [...required, ...others])
  })
  app.get('/rulesets', (c) => {
    const { includes_parents: withParents = 'true' } = queryOf(c)
    const listed = (seed.rulesets ?? []).filter(
      ({ ofOrganization }) => withParents === 'true' || !ofOrganization,
    )
    const rulesets = listed.map(({ id, name }) => {
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
