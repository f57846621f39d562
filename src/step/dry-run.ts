import { describeRequest } from '../http/errors.js'
import type { HttpRequest } from '../http/request.js'
import { code, prose } from '../reports/line.js'
import { MARKS, type Part, type Report, withParts } from '../reports/report.js'
import type { Log } from '../runner/runner.js'
import { pluralize } from '../shared/text.js'
import type { Result } from './context.js'

/** Maximum number of characters of a body to print. */
const MAX_SHOWN_BODY = 4000

/** Words for a plan. */
interface PlanWords {
  readonly why?: string
  /** A sentence below the title, without its end. */
  readonly note?: string | undefined
  /** The changes. Replaces the title. */
  readonly report?: Report | undefined
}

/**
 * Ends a dry run or a plan: prints the exact requests, without the token, and sends none.
 */
export function planOnlyResult(
  log: Log,
  requests: readonly HttpRequest[],
  { why = 'Dry run', note, report }: PlanWords = {},
): Result {
  const plan = requests.map((request) => {
    const { method, path } = request
    const body = bodyText(request)
    const bytes = Buffer.byteLength(body)
    const text =
      bytes > MAX_SHOWN_BODY
        ? `${body.slice(0, MAX_SHOWN_BODY)}… (${bytes} bytes; \`result-file\` has the whole body)`
        : body
    log.group(`${why}: ${describeRequest(request)}`, [text])
    const parts: Part[] = [[code(`${method} ${path}`)], { block: [text], language: 'json' }]
    return { sent: { method, path, body }, parts }
  })
  const parts = plan.flatMap((request) => request.parts)
  const headline = `${why}: ${pluralize(plan.length, 'request')} planned, none sent`
  const lines = note === undefined ? [] : [prose(note)]
  const ownReport = { mark: MARKS.neutral, headline, lines, parts }
  return {
    outcome: 'planned',
    details: { planned: plan.map(({ sent }) => sent) },
    summary: report === undefined ? ownReport : withParts(report, [{ fold: 'Requests', parts }]),
  }
}

function bodyText({ body = {} }: HttpRequest): string {
  if (Array.isArray(body)) return Buffer.concat(body).toString()
  return JSON.stringify(body)
}
