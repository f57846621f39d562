import { getEventListeners } from 'node:events'
import { Budget, Deadline } from '../../src/shared/deadline.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { endless } from '../support/bound.js'
import { expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

/** A run with its clock and its deadline. */
function started() {
  const clock = new VirtualClock()
  const run = new AbortController()
  return { clock, run, deadline: endless(clock, run.signal) }
}

test('the time left until a deadline is never negative', async () => {
  const { clock, deadline } = started()
  await clock.sleep(500)
  const narrow = deadline.atMost(1000)
  expect(narrow).toMatchObject({ totalMs: 1000, remainingMs: 1000, passed: false, isOver: false })
  await clock.sleep(999)
  expect(narrow).toMatchObject({ remainingMs: 1, passed: false, isOver: false })
  await clock.sleep(1)
  expect(narrow).toMatchObject({ remainingMs: 0, passed: true, isOver: true })
  await clock.sleep(1)
  expect(narrow).toMatchObject({ remainingMs: 0, passed: true, isOver: true })
  expect(narrow.leftUntil(500)).toBe(499)
})

test('a narrower deadline does not outlast the wider one, but a restarted one does', async () => {
  const { clock, deadline } = started()
  const wide = deadline.atMost(1000)
  await clock.sleep(400)
  expect(wide.atMost(100).remainingMs).toBe(100)
  expect(wide.atMost(10_000).remainingMs).toBe(600)
  expect(wide.restarted(10_000).remainingMs).toBe(10_000)
})

test('a pause lasts as long as it should, or ends with the time, which it names', async () => {
  const { clock, deadline } = started()
  const narrow = deadline.atMost(1500)
  await narrow.sleep(1000)
  await expect(narrow.sleep(2000)).rejects.toThrow('1.5 s passed')
  expect(clock.elapsed).toBe(1500)
  await expect(narrow.sleep(2000)).rejects.toThrow('1.5 s passed')
  expect(clock.elapsed).toBe(1500)
  expect(clock.timers).toBe(0)
})

test('a pause ends with the run', async () => {
  const { clock, run, deadline } = started()
  const reason = new RunCancelled('SIGINT')
  clock.timer(300, () => run.abort(reason))
  await expect(deadline.atMost(1500).sleep(1000)).rejects.toBe(reason)
  expect(deadline).toMatchObject({ isCancelled: true, isOver: true, passed: false, reason })
  expect(clock.elapsed).toBe(300)
})

test('work that cannot be stopped is left at the end of the time or of the run', async () => {
  const { clock, run, deadline } = started()
  const narrow = deadline.atMost(1500)
  expect(await narrow.race(Promise.resolve('done'))).toBe('done')
  expect(clock.timers).toBe(0)
  const late = expect(narrow.race(new Promise(() => {}))).rejects.toThrow('1.5 s passed')
  await clock.sleep(1500)
  await late
  const reason = new RunCancelled('SIGINT')
  const left = expect(deadline.race(new Promise(() => {}))).rejects.toBe(reason)
  run.abort(reason)
  await left
  expect(getEventListeners(run.signal, 'abort')).toEqual([])
})

test('the last work of a cancelled run has its own time, and no pause above a second', async () => {
  const { clock, run, deadline } = started()
  run.abort(new RunCancelled('SIGINT'))
  const last = deadline.atMost(1).afterCancellation(2500)
  expect(last.isCancelled).toBe(false)
  await last.sleep(60_000)
  expect(clock.elapsed).toBe(1000)
  await last.sleep(500)
  expect(clock.elapsed).toBe(1500)
  await expect(last.atMost(200).sleep(60_000)).rejects.toThrow('0.2 s passed')
  await last.sleep(60_000).catch(() => {})
  await expect(last.sleep(60_000)).rejects.toThrow('2.5 s passed')
  expect(clock.elapsed).toBe(2500)
})

test('a pause that began before the run was cancelled ends a second after that', async () => {
  const { clock, run } = started()
  const patient = new Deadline(
    clock,
    new AbortController().signal,
    Number.POSITIVE_INFINITY,
    run.signal,
  )
  clock.timer(300, () => run.abort(new RunCancelled('SIGINT')))
  await patient.sleep(60_000)
  expect(clock.elapsed).toBe(1300)
  await patient.sleep(100)
  expect(clock.elapsed).toBe(1400)
})

test('a deadline until a signal ends with it, without a cancelled run', () => {
  const { deadline } = started()
  const end = new AbortController()
  const untilEnd = deadline.until(end.signal).atMost(1000)
  end.abort(new Error('over'))
  expect(untilEnd).toMatchObject({ isOver: true, isCancelled: false })
  expect(deadline.isOver).toBe(false)
})

test('a number of requests is shared by all narrower deadlines', () => {
  const { deadline } = started()
  const limited = deadline.withRequests(2)
  expect(limited.atMost(10).takeRequest()).toBe(true)
  expect(limited.takeRequest()).toBe(true)
  expect(limited.atMost(10).takeRequest()).toBe(false)
  expect(deadline.takeRequest()).toBe(true)
})

test('pieces of work share the time of a budget, which passes only while one of them runs', async () => {
  const { clock, deadline } = started()
  const budget = new Budget(30_000)
  const lasts = async (ms: number) => {
    const began = clock.elapsed
    await budget.run(deadline, (limit) => limit.sleep(ms)).catch(() => {})
    return clock.elapsed - began
  }
  expect(await lasts(20_000)).toBe(20_000)
  await clock.sleep(60_000)
  expect(await lasts(20_000)).toBe(10_000)
  expect(await lasts(20_000)).toBe(0)
})

test('a budget does not outlast the deadline of its work', async () => {
  const { deadline } = started()
  const given = await new Budget(30_000).run(deadline.atMost(5000), async (limit) => limit)
  expect(given.remainingMs).toBe(5000)
})

test('work that overlaps is charged to a budget once', async () => {
  const { clock, deadline } = started()
  const budget = new Budget(30_000)
  const ends: (() => void)[] = []
  const given: number[] = []
  const begin = () =>
    budget.run(deadline, (limit) => {
      given.push(limit.remainingMs)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const first = begin()
  await clock.sleep(4000)
  const second = begin()
  await clock.sleep(6000)
  for (const end of ends) end()
  await Promise.all([first, second])
  await clock.sleep(90_000)
  await budget.run(deadline, async (limit) => given.push(limit.remainingMs))
  expect(given).toEqual([30_000, 26_000, 20_000])
})
