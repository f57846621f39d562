import type { Result } from './operation.js'
import { code, table } from './report/markdown.js'
import type { Log } from './runner.js'
import type { ServiceRequest } from './service/requests.js'

/** Requests are shown whole up to this many characters; a list of targets can have 20 MiB. */
const LONGEST_BODY = 4000

/**
 * The end of a dry run: prints the exact requests that would be sent, without the token, and sends none.
 * The outcome is `planned` for every operation that would write.
 */
export function planned(log: Log, requests: readonly ServiceRequest[]): Result {
  for (const request of requests) {
    log.group(`Dry run: ${request.method} ${request.path} for ${request.subject}`, [
      bodyText(request),
    ])
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
          code(bodyText(request)),
        ]),
      ),
    ].join('\n'),
  }
}

function bodyText({ body }: ServiceRequest): string {
  if (body === undefined) return ''
  const text = Array.isArray(body)
    ? new TextDecoder().decode((body as readonly Uint8Array[])[0] ?? new Uint8Array())
    : JSON.stringify(body)
  return text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY)}… (cut)` : text
}
