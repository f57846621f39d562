import { describe } from '../http/errors.js'
import type { HttpRequest } from '../http/request.js'
import { code, table } from '../markdown/markdown.js'
import type { Log } from '../runner/runner.js'
import type { Result } from './context.js'

/** A list of targets can have 20 MiB; the result file has it whole. */
const LONGEST_BODY = 4000

/** The end of a dry run: prints the exact requests, without the token, and sends none. */
export function planned(log: Log, requests: readonly HttpRequest[]): Result {
  const plan = requests.map((request) => {
    const { method, path } = request
    const body = bodyText(request)
    const shown =
      body.length > LONGEST_BODY
        ? `${body.slice(0, LONGEST_BODY)}… (${body.length} characters; \`result-file\` has all of them)`
        : body
    log.group(`Dry run: ${describe(request)}`, [shown])
    return { sent: { method, path, body }, row: [code(`${method} ${path}`), code(shown)] }
  })
  const rows = plan.map(({ row }) => row)
  return {
    outcome: 'planned',
    details: { planned: plan.map(({ sent }) => sent) },
    summary: `Dry run: nothing was sent. These requests were planned:\n\n${table(['Request', 'Body'], rows)}`,
  }
}

function bodyText({ body }: HttpRequest): string {
  if (body === undefined) return ''
  return Array.isArray(body)
    ? Buffer.concat(body as readonly Uint8Array[]).toString()
    : JSON.stringify(body)
}
