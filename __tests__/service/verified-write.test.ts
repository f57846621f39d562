import { HttpError } from '../../src/http/errors.js'
import { cancelPullRequest, updateQueue } from '../../src/service/requests.js'
import {
  contradiction,
  NO_EFFECT,
  type Proof,
  proved,
  READ_AGAIN,
  type ReadingVerdict,
  readUntilConsistent,
  type SendResult,
  unprovable,
  writeProved,
} from '../../src/service/verified-write.js'
import type { ErrorKind } from '../../src/shared/errors.js'
import { pullRequestRef } from '../../src/shared/references.js'
import { endless } from '../support/bound.js'
import { describe, expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

const failed = (status: number, kind: ErrorKind) =>
  new HttpError(
    kind,
    { request: 'A write', problem: `HTTP ${status}`, remedy: 'Look.' },
    { type: 'status', status },
  )
const lost = failed(502, 'unknown-outcome')

const repository = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const REF = pullRequestRef(repository, 'main', 12)

const DONE = proved('done')

interface Script {
  /** What the sends get, in order; `undefined` is an acknowledgement. */
  readonly answers: readonly (HttpError | undefined)[]
  /** What the reads show, in order; the last one again and again. */
  readonly readings?: readonly (ReadingVerdict<string> | Error)[]
  readonly proof?: Partial<Proof<ReadingVerdict<string>, string>>
  readonly deadlineMs?: number
  readonly idempotent?: boolean
}

/** Plays a write against a script; times are seconds after its beginning. */
async function play({ answers, readings = [DONE], proof, deadlineMs, idempotent }: Script) {
  const clock = new VirtualClock()
  const deadline = endless(clock)
  const sends: number[] = []
  const reads: number[] = []
  const at = () => clock.elapsed / 1000
  const transport = {
    retryTimeoutMs: 120_000,
    async write() {
      sends.push(at())
      const answer = answers[Math.min(sends.length, answers.length) - 1]
      if (answer !== undefined) throw answer
    },
  }
  const find = async () => {
    reads.push(at())
    const reading = readings[Math.min(reads.length, readings.length) - 1]
    if (reading instanceof Error) throw reading
    return reading
  }
  const judgedAfter: SendResult[] = []
  const request = idempotent ? updateQueue(REF, {}) : cancelPullRequest(REF)
  const ended = await writeProved(transport, deadline, request, find, {
    judge: (reading = READ_AGAIN, sent) => {
      judgedAfter.push(sent)
      return reading
    },
    missing: () => 'nothing was there',
    ...(deadlineMs && { patience: deadline.atMost(deadlineMs) }),
    ...proof,
  }).catch((error: unknown) => error)
  const error = ended instanceof HttpError ? ended : undefined
  const outcome = error?.kind ?? ended
  return {
    outcome,
    sends,
    reads,
    judgedAfter,
    problem: error?.explanation.problem,
    at: at(),
    ended,
  }
}

/** When a write is read back, in seconds, while no reading is final. */
const PACE = [0, 0.5, 1.5, 3.5, 7.5]

describe.each([false, true])('an acknowledged write (idempotent: %s)', (idempotent) => {
  test('is proved by the first reading that shows the effect', async () => {
    expect(await play({ answers: [undefined], idempotent })).toMatchObject({
      outcome: 'done',
      sends: [0],
      reads: [0],
    })
    const late = [READ_AGAIN, NO_EFFECT, READ_AGAIN, DONE]
    expect(await play({ answers: [undefined], readings: late, idempotent })).toMatchObject({
      outcome: 'done',
      sends: [0],
      reads: [0, 0.5, 1.5, 3.5],
    })
  })

  test.each([READ_AGAIN, NO_EFFECT])(
    'is an unknown outcome when none does: %j',
    async (reading) => {
      const end = await play({ answers: [undefined], readings: [reading], idempotent })
      expect(end).toMatchObject({ outcome: 'unknown-outcome', sends: [0] })
      expect(end.reads.slice(0, 7)).toEqual([...PACE, 12.5, 17.5])
      expect(end.reads.at(-1)).toBe(117.5)
      expect(end.problem).toBe('Trunk acknowledged it, but for 120 s nothing was there')
      // Every answer was whole.
      expect(end.ended).toHaveProperty('failure', undefined)
    },
  )

  test('reads on the deadline that it shares with other calls', async () => {
    const shared = { answers: [undefined], readings: [READ_AGAIN], deadlineMs: 3000, idempotent }
    expect(await play(shared)).toMatchObject({
      outcome: 'unknown-outcome',
      reads: [0, 0.5, 1.5],
    })
  })

  test('reads a contradiction again for 10 s before it counts', async () => {
    const lag = [contradiction('old'), contradiction('old'), DONE]
    expect(await play({ answers: [undefined], readings: lag, idempotent })).toMatchObject({
      outcome: 'done',
      reads: [0, 0.5, 1.5],
    })
    const lasting = [contradiction('old')]
    expect(await play({ answers: [undefined], readings: lasting, idempotent })).toMatchObject({
      outcome: 'old',
      reads: [...PACE, 10],
    })
    const interrupted = [contradiction('old'), READ_AGAIN, contradiction('old')]
    const { reads } = await play({ answers: [undefined], readings: interrupted, idempotent })
    expect(reads.at(-1)).toBe(11.5)
  })

  test('lets a contradiction count at a deadline that comes sooner', async () => {
    const readings = [contradiction('old')]
    const end = await play({ answers: [undefined], readings, deadlineMs: 2000, idempotent })
    expect(end).toMatchObject({ outcome: 'old', reads: [0, 0.5, 1.5] })
  })

  test('is an unknown outcome at once when no reading can tell', async () => {
    const end = await play({
      answers: [undefined],
      readings: [unprovable('who knows')],
      idempotent,
    })
    expect(end).toMatchObject({ outcome: 'unknown-outcome', reads: [0] })
    expect(end.problem).toBe('Trunk acknowledged it, but who knows')
  })

  test('is an unknown outcome when reading it back fails, and names its own request', async () => {
    const readings = [failed(503, 'unavailable')]
    const end = await play({ answers: [undefined], readings, idempotent })
    expect(end).toMatchObject({ outcome: 'unknown-outcome', ended: { mayHaveApplied: true } })
    expect(String(end.ended)).toMatch(
      /(updateQueue|cancelPullRequest) .*acknowledged it, but reading it back failed: HTTP 503/,
    )
  })

  test('passes an aborted read and an internal error on unchanged', async () => {
    for (const error of [failed(0, 'aborted'), new TypeError('broken')])
      expect((await play({ answers: [undefined], readings: [error], idempotent })).ended).toBe(
        error,
      )
  })
})

describe('a write that must not take effect twice', () => {
  test.each([400, 404, 409])('whose first send is refused with %d is not read back', async (s) => {
    const end = await play({ answers: [failed(s, 'refused')] })
    expect(end).toMatchObject({ outcome: 'refused', sends: [0], reads: [] })
  })

  test('is not sent again when a reading shows the effect of a lost answer', async () => {
    const readings = [NO_EFFECT, DONE]
    expect(await play({ answers: [lost], readings })).toMatchObject({
      outcome: 'done',
      sends: [0],
      reads: [0, 0.5],
    })
  })

  test('is sent again only when readings over 10 s showed no effect', async () => {
    const readings = [...Array<ReadingVerdict<string>>(6).fill(NO_EFFECT), DONE]
    expect(await play({ answers: [lost, undefined], readings })).toMatchObject({
      outcome: 'done',
      sends: [0, 10],
      reads: [...PACE, 10, 10],
    })
  })

  test('is not sent again while a reading is unclear', async () => {
    const end = await play({ answers: [lost], readings: [NO_EFFECT, READ_AGAIN] })
    expect(end).toMatchObject({ outcome: 'unknown-outcome', sends: [0] })
    expect(end.problem).toBe('HTTP 502; for 120 s nothing was there')
  })

  test('is not sent again when the deadline passes before readings over 10 s agree', async () => {
    const end = await play({ answers: [lost], readings: [NO_EFFECT], deadlineMs: 9000 })
    expect(end).toMatchObject({ outcome: 'unknown-outcome', sends: [0], reads: PACE })
  })

  test('is not sent again when too little time is left to read it back', async () => {
    const end = await play({ answers: [lost], readings: [NO_EFFECT], deadlineMs: 20_000 })
    expect(end).toMatchObject({ outcome: 'unavailable', sends: [0], at: 10 })
    const more = await play({ answers: [lost], readings: [NO_EFFECT], deadlineMs: 20_001 })
    expect(more.sends).toEqual([0, 10])
  })

  test('may be sent again sooner where a second one does no harm', async () => {
    const proof = { resendAfterMs: 1000 }
    const readings = [...Array<ReadingVerdict<string>>(3).fill(NO_EFFECT), DONE]
    expect(await play({ answers: [lost, undefined], readings, proof })).toMatchObject({
      sends: [0, 1],
      reads: [0, 0.5, 1, 1],
    })
  })

  test('is sent no more often than allowed', async () => {
    const end = await play({ answers: [lost], readings: [NO_EFFECT], proof: { sends: 2 } })
    expect(end).toMatchObject({ outcome: 'unavailable', sends: [0, 10] })
    expect(end.problem).toBe('HTTP 502; later readings show that it had no effect')
  })

  test.each([404, 409])(
    'is judged by readings when a later send gets %d, which may be the trace of an earlier one',
    async (status) => {
      const answers = [lost, failed(status, 'refused')]
      const readings = Array<ReadingVerdict<string>>(6).fill(NO_EFFECT)
      expect(await play({ answers, readings: [...readings, DONE] })).toMatchObject({
        outcome: 'done',
        sends: [0, 10],
      })
      expect(await play({ answers, readings })).toMatchObject({
        outcome: status === 404 ? 'not-found' : 'refused',
        sends: [0, 10],
      })
    },
  )

  test('is in conflict with someone else only when no earlier send was lost', async () => {
    const conflict = failed(409, 'unknown-outcome')
    expect(await play({ answers: [conflict] })).toMatchObject({ judgedAfter: ['refused'] })
    const readings = [...Array<ReadingVerdict<string>>(6).fill(NO_EFFECT), DONE]
    const { judgedAfter } = await play({ answers: [lost, conflict], readings })
    expect(judgedAfter.at(-1)).toBe('may-have-applied')
  })

  test('that timed out without effect says that the service is unavailable', async () => {
    const silent = new HttpError('unknown-outcome', lost.explanation, {
      type: 'no-answer',
      timedOut: true,
    })
    const end = await play({ answers: [silent], readings: [NO_EFFECT], proof: { sends: 1 } })
    expect(end.outcome).toBe('unavailable')
  })

  test('leaves the outcome open when reading it back fails', async () => {
    const end = await play({ answers: [lost], readings: [failed(503, 'unavailable')] })
    expect(end).toMatchObject({ outcome: 'unknown-outcome', sends: [0] })
    expect(end.problem).toBe('HTTP 502; reading it back failed: HTTP 503')
  })

  test('of a cancelled run is neither read back nor sent again', async () => {
    const cancellation = new AbortController()
    cancellation.abort(new Error('The run was cancelled.'))
    const deadline = endless(new VirtualClock(), cancellation.signal)
    let sent = 0
    const write = async () => {
      sent++
      throw lost
    }
    const find = () => Promise.reject(new Error('It was read back.'))
    const proof = { judge: () => DONE, missing: () => '' }
    const transport = { retryTimeoutMs: 120_000, write }
    await expect(
      writeProved(transport, deadline, cancelPullRequest(REF), find, proof),
    ).rejects.toBe(lost)
    expect(sent).toBe(1)
  })
})

test('what was just proved is read until a reading agrees, for at most 10 s', async () => {
  const clock = new VirtualClock()
  const deadline = endless(clock)
  let reads = 0
  const isOld = (read: number) => read < 3
  expect(await readUntilConsistent(deadline, async () => ++reads, isOld)).toBe(3)
  expect(clock.elapsed).toBe(1500)
  reads = Number.NEGATIVE_INFINITY
  await readUntilConsistent(deadline, async () => ++reads, isOld)
  expect(clock.elapsed).toBe(11_500)
})
