/**
 * GitHub's resources, whole, as its published REST schema has them: the compiler checks every
 * answer against `@octokit/openapi-types`, which is generated from that schema.
 */
import type { components } from '@octokit/openapi-types'
import {
  BASE_SHA,
  type Branch,
  type CheckSeed,
  changedFilesOf,
  type PullRequestSeed,
  SHA,
} from './seeds.js'

type Schemas = components['schemas']
export type PullRequest = Schemas['pull-request']
export type PullRequestSimple = Schemas['pull-request-simple']
export type IssueComment = Schemas['issue-comment']
export type Issue = Schemas['issue']
export type GitRef = Schemas['git-ref']
export type Label = PullRequestSimple['labels'][number]

/** Addresses of the API and of the web pages. */
export interface Addresses {
  readonly api: string
  readonly web: string
}

const NOW = '2026-09-17T10:00:00Z'
const TEST_MERGE_SHA = 'fb2a4c8f7b1e0d3c5a6978898a7b6c5d4e3f2a1b'

const urlsOf = <const Name extends string>(base: string, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [`${name}_url`, `${base}/${name}`])) as Record<
    `${Name}_url`,
    string
  >

const nodeId = (kind: string, id: number): string => Buffer.from(`${kind}${id}`).toString('base64')

/** Names of the addresses in a user and in a repository. */
const USER_LINKS = [
  'followers',
  'following',
  'gists',
  'starred',
  'subscriptions',
  'organizations',
  'repos',
  'events',
  'received_events',
] as const
const REPOSITORY_LINKS = [
  'archive',
  'assignees',
  'blobs',
  'branches',
  'collaborators',
  'comments',
  'commits',
  'compare',
  'contents',
  'contributors',
  'deployments',
  'downloads',
  'events',
  'forks',
  'git_commits',
  'git_refs',
  'git_tags',
  'issue_comment',
  'issue_events',
  'issues',
  'keys',
  'labels',
  'languages',
  'merges',
  'milestones',
  'notifications',
  'pulls',
  'releases',
  'stargazers',
  'statuses',
  'subscribers',
  'subscription',
  'tags',
  'teams',
  'trees',
  'hooks',
] as const

/** Stable, so that the same name has the same id in every answer. */
export const idOf = (name: string): number =>
  [...name.toLowerCase()].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 2 ** 31, 7)

export function user(login: string, { api, web }: Addresses): Schemas['simple-user'] {
  const id = idOf(login)
  const url = `${api}/users/${encodeURIComponent(login)}`
  return {
    login,
    id,
    node_id: nodeId('User', id),
    avatar_url: `${web}/avatars/${id}`,
    gravatar_id: '',
    url,
    html_url: `${web}/${login}`,
    ...urlsOf(url, USER_LINKS),
    type: login.endsWith('[bot]') ? 'Bot' : 'User',
    site_admin: false,
  }
}

function repository(fullName: string, addresses: Addresses): Schemas['repository'] {
  const [owner = '', name = ''] = fullName.split('/')
  const id = idOf(fullName)
  const url = `${addresses.api}/repos/${fullName}`
  const page = `${addresses.web}/${fullName}`
  return {
    id,
    node_id: nodeId('Repository', id),
    name,
    full_name: fullName,
    owner: user(owner, addresses),
    private: false,
    html_url: page,
    description: null,
    fork: false,
    url,
    ...urlsOf(url, REPOSITORY_LINKS),
    git_url: `${page}.git`,
    ssh_url: `${page}.git`,
    clone_url: `${page}.git`,
    svn_url: page,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    forks: 0,
    forks_count: 0,
    stargazers_count: 0,
    watchers: 0,
    watchers_count: 0,
    size: 1,
    default_branch: 'main',
    open_issues: 0,
    open_issues_count: 0,
    has_issues: true,
    has_projects: true,
    has_wiki: true,
    has_pages: false,
    has_downloads: true,
    archived: false,
    disabled: false,
    pushed_at: NOW,
    created_at: NOW,
    updated_at: NOW,
    permissions: { admin: false, pull: true, push: true },
  }
}

export function label(name: string, base: string, { api }: Addresses): Label {
  const id = idOf(name)
  return {
    id,
    node_id: nodeId('Label', id),
    url: `${api}/repos/${base}/labels/${encodeURIComponent(name)}`,
    name,
    description: '',
    color: 'ededed',
    default: false,
  }
}

/** Where a pull request and what belongs to it can be read. */
function pullRequestLinks(number: number, sha: string, base: string, { api, web }: Addresses) {
  const url = `${api}/repos/${base}/pulls/${number}`
  const issue = `${api}/repos/${base}/issues/${number}`
  const statuses = `${api}/repos/${base}/statuses/${sha}`
  const page = `${web}/${base}/pull/${number}`
  const link = (href: string) => ({ href })
  return {
    url,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    issue_url: issue,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${api}/repos/${base}/pulls/comments{/number}`,
    comments_url: `${issue}/comments`,
    statuses_url: statuses,
    _links: {
      self: link(url),
      html: link(page),
      issue: link(issue),
      comments: link(`${issue}/comments`),
      commits: link(`${url}/commits`),
      review_comments: link(`${url}/comments`),
      review_comment: link(`${url}/comments{/number}`),
      statuses: link(statuses),
    },
  }
}

/** The head or the base of a pull request. */
function side(fullName: string, ref: string, sha: string, addresses: Addresses) {
  const [owner = ''] = fullName.split('/')
  const repo = repository(fullName, addresses)
  return { label: `${owner}:${ref}`, ref, sha, repo, user: user(owner, addresses) }
}

/** A pull request as lists hold it. */
export function pullRequestSimple(
  seed: PullRequestSeed,
  base: string,
  addresses: Addresses,
): PullRequestSimple {
  const { number, merged = false, headRepository = base, headSha = SHA } = seed
  const { headBranch = `change-${number}`, baseBranch = 'main' } = seed
  const state = seed.state ?? (merged ? 'closed' : 'open')
  const stack = stackOf(seed)
  return {
    ...pullRequestLinks(number, headSha, base, addresses),
    id: number,
    node_id: nodeId('PullRequest', number),
    number,
    state,
    locked: false,
    title: seed.title ?? `Change ${number}`,
    user: user(seed.author ?? 'octocat', addresses),
    body: null,
    labels: (seed.labels ?? []).map((name) => label(name, base, addresses)),
    milestone: null,
    created_at: seed.createdAt ?? NOW,
    updated_at: seed.closedAt ?? seed.createdAt ?? NOW,
    closed_at: state === 'closed' ? (seed.closedAt ?? NOW) : null,
    merged_at: merged ? (seed.closedAt ?? NOW) : null,
    // Before a merge GitHub keeps the commit of a test merge in this field.
    merge_commit_sha: seed.mergeCommitSha === undefined ? TEST_MERGE_SHA : seed.mergeCommitSha,
    assignee: null,
    head: side(headRepository, headBranch, headSha, addresses),
    base: side(base, baseBranch, BASE_SHA, addresses),
    author_association: 'CONTRIBUTOR',
    auto_merge: null,
    draft: seed.draft ?? false,
    ...(stack && { stack }),
  }
}

/** `undefined` without a stack: Enterprise Server has no such field. */
const stackOf = ({ stack }: PullRequestSeed) =>
  stack && {
    id: idOf(`stack ${stack.number}`),
    ...stack,
    base: { ref: stack.base, sha: BASE_SHA },
  }

/** A pull request as it is read by number. */
export function pullRequest(
  seed: PullRequestSeed,
  base: string,
  addresses: Addresses,
): PullRequest {
  const simple = pullRequestSimple(seed, base, addresses)
  const { author = 'octocat', merged = false } = seed
  const person = user(author, addresses)
  const owned = (half: PullRequestSimple['head']) => ({ ...half, user: half.user ?? person })
  return {
    ...simple,
    state: simple.state === 'closed' ? 'closed' : 'open',
    user: person,
    head: owned(simple.head),
    base: owned(simple.base),
    merged,
    merged_by: merged ? user('github-merge-queue[bot]', addresses) : null,
    mergeable: merged ? null : true,
    mergeable_state: merged ? 'unknown' : 'clean',
    comments: 0,
    review_comments: 0,
    maintainer_can_modify: false,
    commits: 1,
    additions: 1,
    deletions: 1,
    changed_files: changedFilesOf(seed).length,
  }
}

export function comment(
  {
    id,
    issue,
    author,
    body,
    association = 'NONE',
  }: {
    id: number
    issue: number
    author: string
    body: string
    association?: Association
  },
  base: string,
  addresses: Addresses,
): IssueComment {
  return {
    id,
    node_id: nodeId('IssueComment', id),
    url: `${addresses.api}/repos/${base}/issues/comments/${id}`,
    html_url: `${addresses.web}/${base}/pull/${issue}#issuecomment-${id}`,
    issue_url: `${addresses.api}/repos/${base}/issues/${issue}`,
    body,
    user: user(author, addresses),
    created_at: NOW,
    updated_at: NOW,
    author_association: association,
  }
}

/** How GitHub relates an author to the repository. */
export type Association = IssueComment['author_association']

export interface IssueState {
  readonly number: number
  readonly author: string
  title: string
  body: string
  state: 'open' | 'closed'
  /** `completed` where absent, if it is closed. */
  stateReason?: Issue['state_reason']
  labels: readonly string[]
  /** `NONE` where absent. */
  association?: Association
  locked?: boolean
  /** Issues and pull requests share their numbers and this list. */
  readonly isPullRequest?: boolean
}

export function issue(state: IssueState, base: string, addresses: Addresses): Issue {
  const { number } = state
  const url = `${addresses.api}/repos/${base}/issues/${number}`
  const page = `${addresses.web}/${base}/${state.isPullRequest ? 'pull' : 'issues'}/${number}`
  return {
    id: number,
    node_id: nodeId('Issue', number),
    url,
    repository_url: `${addresses.api}/repos/${base}`,
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: page,
    number,
    state: state.state,
    state_reason: state.stateReason ?? (state.state === 'closed' ? 'completed' : null),
    title: state.title,
    body: state.body,
    user: user(state.author, addresses),
    labels: state.labels.map((name) => label(name, base, addresses)),
    assignee: null,
    milestone: null,
    locked: state.locked ?? false,
    comments: 0,
    closed_at: state.state === 'closed' ? NOW : null,
    created_at: NOW,
    updated_at: NOW,
    author_association: state.association ?? 'NONE',
    ...(state.isPullRequest
      ? {
          pull_request: {
            url,
            html_url: page,
            diff_url: `${page}.diff`,
            patch_url: `${page}.patch`,
          },
        }
      : {}),
  }
}

export function gitRef({ name, sha }: Branch, base: string, { api }: Addresses): GitRef {
  return {
    ref: `refs/heads/${name}`,
    node_id: nodeId('Ref', idOf(name)),
    url: `${api}/repos/${base}/git/refs/heads/${name}`,
    object: { type: 'commit', sha, url: `${api}/repos/${base}/git/commits/${sha}` },
  }
}

/** The app that reports a check. */
function app(slug: string, addresses: Addresses): Schemas['integration'] {
  return {
    id: idOf(slug),
    slug,
    node_id: nodeId('App', idOf(slug)),
    owner: user(slug, addresses),
    name: slug,
    description: null,
    external_url: `${addresses.web}/apps/${slug}`,
    html_url: `${addresses.web}/apps/${slug}`,
    created_at: NOW,
    updated_at: NOW,
    permissions: { checks: 'write', metadata: 'read' },
    events: [],
  }
}

/** A time as GitHub writes it, in whole seconds. */
export const minutesBefore = (time: string, minutes: number): string =>
  `${new Date(Date.parse(time) - minutes * 60_000).toISOString().slice(0, 19)}Z`

/** The status of a check run. */
export function statusOfRun({
  conclusion,
  waits,
}: { readonly [Field in 'conclusion' | 'waits']?: CheckSeed[Field] | undefined }) {
  if (conclusion !== undefined) return 'completed'
  return waits ? 'waiting' : 'in_progress'
}

export function checkRun(
  { name, conclusion, url, suite = idOf(name), finishedAt = NOW, ...check }: CheckSeed,
  sha: string,
  base: string,
  addresses: Addresses,
): Schemas['check-run'] {
  const id = idOf(`${suite} ${name}`)
  const own = `${addresses.api}/repos/${base}/check-runs/${id}`
  return {
    id,
    node_id: nodeId('CheckRun', id),
    head_sha: sha,
    external_id: '',
    url: own,
    html_url: url ?? `${addresses.web}/${base}/runs/${id}`,
    details_url: url ?? null,
    status: statusOfRun({ conclusion, ...check }),
    conclusion: (conclusion?.toLowerCase() ?? null) as Schemas['check-run']['conclusion'],
    started_at: check.startedAt ?? minutesBefore(finishedAt, 5),
    completed_at: conclusion === undefined ? null : finishedAt,
    output: {
      title: null,
      summary: null,
      text: null,
      annotations_count: 0,
      annotations_url: `${own}/annotations`,
    },
    name,
    check_suite: { id: suite },
    app: app(check.app ?? 'github-actions', addresses),
    pull_requests: [],
  }
}

export function commitStatus(
  { name, status, url, finishedAt = NOW }: CheckSeed,
  sha: string,
  base: string,
  { api }: Addresses,
): Schemas['simple-commit-status'] {
  const id = idOf(name)
  return {
    id,
    node_id: nodeId('StatusContext', id),
    url: `${api}/repos/${base}/statuses/${sha}`,
    context: name,
    description: null,
    state: status?.toLowerCase() ?? 'pending',
    target_url: url ?? null,
    avatar_url: null,
    created_at: finishedAt,
    updated_at: finishedAt,
  }
}

/** A file of a pull request. */
export function changedFile(
  { path, previousPath }: NonNullable<PullRequestSeed['files']>[number],
  sha: string,
  base: string,
  { api, web }: Addresses,
): Schemas['diff-entry'] {
  return {
    sha: nodeId('Blob', idOf(path)),
    filename: path,
    status: previousPath === undefined ? 'modified' : 'renamed',
    additions: 1,
    deletions: 1,
    changes: 2,
    blob_url: `${web}/${base}/blob/${sha}/${path}`,
    raw_url: `${web}/${base}/raw/${sha}/${path}`,
    contents_url: `${api}/repos/${base}/contents/${path}?ref=${sha}`,
    ...(previousPath === undefined ? {} : { previous_filename: previousPath }),
  }
}
