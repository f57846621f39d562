import { describe } from '../http/errors.js'
import type { HttpRequest } from '../http/request.js'
import { code, table } from '../markdown/markdown.js'
import type { Log } from '../runner/runner.js'
import type { Result } from './context.js'

/** A list of targets can have 20 MiB; the result file has it whole. */
const LONGEST_BODY = 4000

/** The end of a dry run: prints the exact requests, without the token, and sends none. */
export function planned(log: Log, requests: readonly HttpRequest[]): Result {
  for (const request of requests) {
    log.group(`Dry run: ${describe(request)}`, [shown(request)])
  }
  return {
    outcome: 'planned',
    details: {
      planned: requests.map((request) => ({
        method: request.method,
        path: request.path,
        body: bodyText(request),
      })),
    },
    summary: [
      'Dry run: nothing was sent. These requests were planned:',
      '',
      table(
        ['Request', 'Body'],
        requests.map((request) => [
          code(`${request.method} ${request.path}`),
          code(shown(request)),
        ]),
      ),
    ].join('\n'),
  }
}

function bodyText({ body }: HttpRequest): string {
  if (body === undefined) return ''
  return Array.isArray(body)
    ? Buffer.concat(body as readonly Uint8Array[]).toString()
    : JSON.stringify(body)
}

function shown(request: HttpRequest): string {
  const body = bodyText(request)
  return body.length > LONGEST_BODY
    ? `${body.slice(0, LONGEST_BODY)}… (${body.length} characters; \`result-file\` has all of them)`
    : body
}
