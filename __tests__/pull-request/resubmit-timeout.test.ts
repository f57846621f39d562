/** A wait with `on-timeout: cancel` whose time is up during a resubmission. */
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { live, record } from './world.js'

describe('on-timeout: cancel, and a resubmission whose time runs out', () => {
  /** Every submission gets the answer; the queue has it 18 s after the first. */
  const run = async (answer: Answer, inputs: Readonly<Record<string, string>> = {}) => {
    let taken = false
    const step = await live(
      {
        shows: ({ now, submittedAt }) => {
          if (submittedAt === undefined)
            return now < 110 ? record('testing', true, 0) : record('failed', false, 1)
          if (now < submittedAt + 18) return record('failed', false, 1)
          return record(taken ? 'cancelled' : 'pending', !taken, taken ? 4 : 3)
        },
        submit: () => answer,
        cancel: ({ now, submittedAt = now }) => {
          if (now < submittedAt + 18) return { status: 404, body: 'not queued' }
          taken = true
          return {}
        },
      },
      {
        operation: 'wait-for-merge',
        'on-timeout': 'cancel',
        'timeout-minutes': '1.99',
        'poll-interval-seconds': '110',
        resubmit: '1',
        ...inputs,
      },
    )
    return { ...step, taken }
  }

  test.each<Answer>([
    { cut: 'before' },
    { status: 500, body: 'broken' },
    { status: 503, body: 'busy' },
  ])('takes out what may have arrived: %j', async (answer) => {
    const { sent, outcome, taken, error } = await run(answer)
    expect(sent).toContain('/submitPullRequest')
    expect({ outcome, taken }).toEqual({ outcome: 'timed-out', taken: true })
    expect(error).toMatch(
      /^Waiting for #12 on main: Timed out after .*; #12 was taken out of the queue/,
    )
  })

  test('that no reading follows is an unknown outcome', async () => {
    const { passed, outcome, error } = await live(
      {
        shows: ({ now, submittedAt }) => {
          if (submittedAt !== undefined) return { status: 503, body: 'busy' }
          return now < 60 ? record('testing', true, 0) : record('failed', false, 1)
        },
        submit: () => ({ cut: 'before' }),
      },
      { operation: 'wait-for-merge', 'timeout-minutes': '5', resubmit: '1' },
    )
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'unknown-outcome' })
    expect(error).not.toContain('It could not be submitted again')
  })

  test('takes out nothing that was refused', async () => {
    const { sent, outcome, error } = await run({ status: 400, body: 'no' })
    expect(sent).not.toContain('/cancelPullRequest')
    expect(outcome).toBe('failed')
    expect(error).toContain('It could not be submitted again: ')
  })
})
