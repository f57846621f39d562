/** Requests that a submission does not depend on: the queue, the label and the comment. */
import { main } from '../../src/main.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'
import { live, MISSING, type Past, record } from './world.js'

describe('after a submission', () => {
  test('the wait starts within a second, although the queue cannot be read', async () => {
    const clock = new VirtualClock()
    const looks: number[] = []
    let submitted = false
    await using service = await fakeService({
      '/getSubmittedPullRequest': () => {
        looks.push(clock.elapsed / 1000)
        if (!submitted) return MISSING
        return looks.length < 4 ? record('testing', true, 1) : record('merged', false, 2)
      },
      '/submitPullRequest': () => {
        submitted = true
        return {}
      },
      '/getQueue': [{ hangs: clock }],
    })
    const { runner, seen } = recorder(
      {
        operation: 'submit',
        wait: 'true',
        'api-url': service.url,
        'pull-request': '12',
        'target-branch': 'main',
        'github-token': '',
      },
      { clock },
    )
    expect(await main(runner)).toBe(true)
    expect(looks[2]).toBeLessThanOrEqual(1)
    expect(seen.outputs).toMatchObject({ outcome: 'merged' })
    expect(service.paths().filter((path) => path === '/getQueue')).toHaveLength(1)
  })

  test('requests for the queue, the label and the comment get 30 s together', async () => {
    const clock = new VirtualClock()
    const hanging = { hangs: clock, stepMs: 100 }
    let submitted = false
    await using service = await fakeService({
      '/getSubmittedPullRequest': () => (submitted ? record('pending', true, 1) : MISSING),
      '/submitPullRequest': () => {
        submitted = true
        return {}
      },
      '/getQueue': [hanging],
    })
    // Every address hangs.
    await using gitHub = await fakeService(new Proxy({}, { get: () => () => hanging }))
    const { runner, seen } = recorder(
      {
        operation: 'submit',
        'api-url': service.url,
        'pull-request': '12',
        'target-branch': 'main',
        'github-token': 'ghs_t0k3n',
        'skip-draft': 'false',
        'remove-label': 'queue',
        comment: 'always',
      },
      {
        clock,
        env: { GITHUB_API_URL: gitHub.origin },
        event: {
          name: 'pull_request',
          payload: {
            pull_request: {
              number: 12,
              state: 'open',
              draft: false,
              updated_at: '2026-09-17T09:59:30Z',
              head: { sha: 'a'.repeat(40) },
              base: { ref: 'main' },
            },
          },
        },
      },
    )
    expect(await main(runner)).toBe(true)
    expect(seen.outputs['outcome']).toBe('submitted')
    expect(seen.warnings.map(({ message }) => message).join('\n')).toContain('The label could not')
    expect(clock.elapsed).toBeLessThanOrEqual(31_000)
  })
})

describe('the queue is read once', () => {
  test.each([500, 503, 429])('if it answers HTTP %i', async (status) => {
    const shows = ({ submittedAt }: Past) =>
      submittedAt === undefined ? { status: 404 } : record('pending', true, 1)
    const { passed, outcome, sent, seconds } = await live(
      { shows, queue: () => ({ status, body: 'no' }) },
      {},
    )
    expect({ passed, outcome, seconds }).toEqual({ passed: true, outcome: 'submitted', seconds: 0 })
    expect(sent.filter((path) => path === '/getQueue')).toHaveLength(1)
  })
})
