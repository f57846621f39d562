/** The checks of the service: its address, the token, the queue, and its other endpoints. */
import { readLiveHolds } from '../holds/store.js'
import { heldClause } from '../holds/text.js'
import { hasStatus } from '../http/errors.js'
import { ExpositionError, parseExposition } from '../metrics/parse.js'
import { pullRequests } from '../queue/report.js'
import { FORBIDDEN, REMEDIES } from '../service/remedies.js'
import type { Queue } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import { duration } from '../shared/duration.js'
import type { ActionError } from '../shared/errors.js'
import type { Unread } from '../shared/fact.js'
import { docsPage } from '../shared/links.js'
import { inBackticks, pluralize } from '../shared/text.js'
import { reasonForMissingToken } from '../step/missing-token.js'
import { FEW_ATTEMPTS, type SetupFacts } from './facts.js'
import { okRow, problemRow, type SetupRow, unknownRow, warningRow } from './row.js'

/** Ages and the end of a hold are compared with the clock of the runner. */
const MAX_SKEW_MS = 60_000

const TOKEN_PAGE = docsPage('trust.md#the-token')

const remedyOfError = (error: ActionError | undefined, otherwise: string): string =>
  error?.explanation.remedy ?? otherwise

/** The service answers as version 1, and its clock is right. */
export async function checkApi(facts: SetupFacts): Promise<readonly SetupRow[]> {
  const { context, probe } = facts
  const address = inBackticks(context.service.baseUrl)
  const answer = await probe()
  if (!answer.isKnown) {
    const text = `${address} can't be used: ${answer.why}`
    const remedy = remedyOfError(answer.error, REMEDIES.unavailable)
    // A firewall in front of the service may have sent it.
    if (hasStatus(answer.error, 403)) return [unknownRow('api', text, FORBIDDEN)]
    return [problemRow('api', text, remedy)]
  }
  const { status, sentAt, receivedAt } = answer.value
  if (status === 404 && !(await isKnownService(facts))) {
    const text = `${address} answers HTTP 404, which a wrong address would do as well`
    return [unknownRow('api', text, 'Check `api-url`.')]
  }
  if (sentAt === undefined)
    return [okRow('api', `${address} answers. It sends no time to compare clocks with`)]
  const skewMs = Math.abs(sentAt - receivedAt)
  if (skewMs <= MAX_SKEW_MS) return [okRow('api', `${address} answers as version 1`)]
  return [
    warningRow(
      'api',
      `The clocks of Trunk and of this runner differ by ${duration(skewMs / 1000)}`,
      'Set the clock of the runner. Ages in summaries and the end of a hold depend on it.',
    ),
  ]
}

/** True if another endpoint answers as documented, so that a 404 is about the queue. */
async function isKnownService({ metrics }: SetupFacts): Promise<boolean> {
  const answer = await metrics()
  return answer.isKnown || hasStatus(answer.error, 401)
}

/** The service accepts the token. */
export async function checkToken(facts: SetupFacts): Promise<readonly SetupRow[]> {
  const { context, probe, metrics } = facts
  if (!context.service.authenticated) {
    const { why, remedy } = reasonForMissingToken(context.event)
    return [problemRow('token', `\`api-token\` is empty, because ${why}`, remedy, TOKEN_PAGE)]
  }
  const answer = await probe()
  if (!answer.isKnown) return [refusedToken(answer) ?? tokenUnknown(answer.why)]
  const { status } = answer.value
  if (status === 401)
    return [
      problemRow('token', "Trunk doesn't accept it: HTTP 401", REMEDIES.unauthorized, TOKEN_PAGE),
    ]
  if (status !== 404) return [okRow('token', 'Trunk accepts it')]
  // Some services look for the queue before they look at the token.
  const other = await metrics()
  if (other.isKnown) return [okRow('token', 'Trunk accepts it')]
  return [refusedToken(other) ?? tokenUnknown('the queue was not found, and nothing else answered')]
}

function refusedToken({ error, why }: Unread): SetupRow | undefined {
  if (hasStatus(error, 401))
    return problemRow('token', `Trunk doesn't accept it: ${why}`, REMEDIES.unauthorized, TOKEN_PAGE)
  if (hasStatus(error, 403))
    return problemRow('token', `Trunk doesn't allow it: ${why}`, FORBIDDEN, TOKEN_PAGE)
  return undefined
}

const tokenUnknown = (why: string): SetupRow =>
  unknownRow('token', `Not known: ${why}`, 'See the row `api`.')

/** The queue exists and runs. */
export async function checkQueue(
  { context, ref, probe }: SetupFacts,
  deadline: Deadline,
): Promise<readonly SetupRow[]> {
  const name = inBackticks(ref.targetBranch)
  const answer = await probe()
  if (!answer.isKnown)
    return [unknownRow('queue', `Not known: ${answer.why}`, 'See the row `api`.')]
  const { status, queue } = answer.value
  if (queue === undefined && status === 404)
    return [
      problemRow(
        'queue',
        `There is no queue for ${name}`,
        'Check `target-branch` and `repository`, or create the queue in Trunk or with `create-queue`.',
      ),
    ]
  if (queue === undefined)
    return [
      unknownRow('queue', 'Not known: Trunk shows it only with a token', 'See the row `token`.'),
    ]
  if (queue.state === 'running') return [okRow('queue', `${name} ${runningClause(queue)}`)]
  return [await stoppedRow({ context, ref }, deadline, queue)]
}

function runningClause({ mode, enqueuedPullRequests }: Queue): string {
  const details = [pullRequests(enqueuedPullRequests.length)]
  if (mode !== undefined) details.unshift(`mode ${inBackticks(mode)}`)
  return `is running (${details.join(', ')})`
}

async function stoppedRow(
  { context, ref }: Pick<SetupFacts, 'context' | 'ref'>,
  deadline: Deadline,
  { state }: Queue,
): Promise<SetupRow> {
  const subject = `${inBackticks(ref.targetBranch)} is ${state.replaceAll('_', ' ')}`
  const resume = 'Resume it with `resume-queue` when it may merge again.'
  if (!context.github.available)
    return warningRow('queue', `${subject}; holds are not known without \`github-token\``, resume)
  let problem = ''
  const holds = await readLiveHolds(context, deadline, ref, (why) => {
    problem = why
  })
  if (holds === undefined)
    return warningRow('queue', `${subject}; its holds could not be read: ${problem}`, resume)
  if (holds.length === 0)
    return warningRow('queue', `${subject}, and no hold of this action says why`, resume)
  const remedy = 'End each hold with `resume-queue` when its reason is over.'
  return warningRow('queue', `${subject} by ${heldClause(holds)}`, remedy, holds[0]?.url)
}

/** The listing of unhealthy tests answers for the organization. */
export async function checkListing(
  { context, askService }: SetupFacts,
  deadline: Deadline,
  orgSlug: string,
): Promise<readonly SetupRow[]> {
  const { repository, service } = context
  const slug = inBackticks(orgSlug)
  const query = { repository, orgSlug, status: 'FLAKY', pageSize: 1 } as const
  const answer = await askService(() => service.listUnhealthyTests(deadline, query, FEW_ATTEMPTS))
  if (answer.isKnown) return [okRow('listing', `The listing of ${slug} answers`)]
  return [endpointRow('listing', `The listing of ${slug} can't be used`, answer)]
}

/** The metrics answer, and can be parsed. */
export async function checkMetrics({ metrics }: SetupFacts): Promise<readonly SetupRow[]> {
  const answer = await metrics()
  if (!answer.isKnown) return [endpointRow('metrics', "The metrics can't be used", answer)]
  try {
    const families = parseExposition(answer.value)
    return [okRow('metrics', `The metrics answer, with ${pluralize(families.length, 'metric')}`)]
  } catch (error) {
    if (!(error instanceof ExpositionError)) throw error
    const text = `The answer is not text exposition 0.0.4: ${error.message}`
    return [problemRow('metrics', text, REMEDIES['bad-response'])]
  }
}

/** A problem if the service answered something else, unknown if it did not answer at all. */
function endpointRow(
  check: 'listing' | 'metrics',
  subject: string,
  { why, error }: Unread,
): SetupRow {
  const text = `${subject}: ${why}`
  const isAnswer =
    error !== undefined &&
    ['unauthorized', 'not-found', 'refused', 'bad-response'].includes(error.kind)
  if (isAnswer) return problemRow(check, text, error.explanation.remedy)
  return unknownRow(check, text)
}
