/** A queue that gets slow and then stuck, as its issue, the summary of a run, and Slack show it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fakeQueues } from '../../__tests__/support/fake-queue.js'
import { recorder } from '../../__tests__/support/recorder.js'
import { VirtualClock } from '../../__tests__/support/virtual-clock.js'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { MINUTE, minutesAgo, START } from './world.js'

/** Number, title, author, state, minutes in it. */
const ENTRIES = [
  [1284, 'Post a receipt once, even if the webhook is delivered twice', 'mona-lisa', 'testing', 74],
  [1291, 'Round taxes to cents', 'octocat', 'testing', 21],
  [
    1296,
    'Reindex a vendor whose catalog has more than 10,000 products',
    'hubot-of-octo-org',
    'pending',
    19,
  ],
  [1301, 'Bump the client of the ledger from 4.1.0 to 4.2.0', 'dependabot[bot]', 'pending', 6],
] as const

const enqueuedPullRequests = ENTRIES.map(([prNumber, prTitle, prAuthor, state, minutes]) => ({
  id: `00000000-0000-4000-8000-${String(prNumber).padStart(12, '0')}`,
  prNumber,
  prTitle,
  prAuthor,
  state,
  stateChangedAt: minutesAgo(minutes),
  priorityName: 'medium',
  priorityValue: 100,
}))

const METRICS = `# TYPE mq_pr_time_in_queue_1h_seconds histogram
mq_pr_time_in_queue_1h_seconds_bucket{branch="main",queue_type="main",le="1800"} 9
mq_pr_time_in_queue_1h_seconds_bucket{branch="main",queue_type="main",le="3600"} 14
mq_pr_time_in_queue_1h_seconds_bucket{branch="main",queue_type="main",le="+Inf"} 14
mq_pr_time_in_queue_1h_seconds_sum{branch="main",queue_type="main"} 26000
mq_pr_time_in_queue_1h_seconds_count{branch="main",queue_type="main"} 14
`

const INPUTS = {
  operation: 'watch-queue',
  'github-token': 'ghs_t0k3n',
  'target-branch': 'main',
  watch:
    'oldest-testing-minutes: [60, 120]\nstopped-minutes: [30, 120]\nno-merge-minutes: [90, 180]\np95(mq_pr_time_in_queue_1h_seconds): [2700, 5400]',
  mention: 'octo-org/platform',
  'slack-payload-file': 'slack.json',
}

/** Reads the queue while it is slow, and again when a run is stuck for an hour longer. */
export async function watched() {
  const service = await fakeQueues({ main: { enqueuedPullRequests } }, undefined, {
    '/getMergeQueueMetrics': [{ body: METRICS }],
  })
  const branches = [{ name: 'main', sha: 'c'.repeat(40), committedAt: minutesAgo(24) }]
  const github = await gitHubSandbox({ branches })
  const clock = new VirtualClock(START)
  const read = async () => {
    const { runner, seen, folder } = recorder(
      { ...INPUTS, 'api-url': service.url },
      { clock, env: { GITHUB_API_URL: github.url, GITHUB_WORKFLOW: 'Watch the queue' } },
    )
    await main(runner)
    return { summary: seen.summary, slack: join(folder, 'slack.json') }
  }
  const slow = await read()
  clock.jump(60 * MINUTE)
  await read()
  return {
    summary: slow.summary,
    slack: slackPage(readFileSync(slow.slack, 'utf8')),
    comment: github.comments[0]?.body,
    issue: github.issues[0]?.body,
  }
}

interface Block {
  readonly type: string
  readonly text?: { readonly text: string }
  readonly elements?: readonly Block[]
}

/** What Slack makes of a message, roughly: headers, lists and buttons. */
function slackPage(payload: string): string {
  const textOf = ({ text, elements = [] }: Block): string =>
    typeof text === 'string' ? text : (text?.text ?? elements.map(textOf).join(''))
  const drawn = ({ type, elements = [], ...block }: Block): string => {
    if (type === 'header') return `#### ${textOf({ type, ...block })}`
    if (type === 'rich_text') return elements.map(drawn).join('\n')
    if (type === 'rich_text_list') return elements.map((item) => `- ${textOf(item)}`).join('\n')
    return elements.map((button) => `<kbd>${textOf(button)}</kbd>`).join(' ')
  }
  return (JSON.parse(payload) as { blocks: readonly Block[] }).blocks.map(drawn).join('\n\n')
}
