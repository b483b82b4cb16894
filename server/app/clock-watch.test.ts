import { expect, test, vi } from 'vitest'
import { emailPauses } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { pauseEmails } from '#server/emails/pauses.service.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { prepareJobs } from '#server/testing/job-runners.ts'
import { createClockWatch, settleClockMovedBefore } from './clock-watch.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const YEAR_MS = 365 * 24 * HOUR_MS

/** A watch on a clock that stands still, unless it is moved. */
function setUp({ canTellSleep = true } = {}) {
  const { db, rows, clock, log, addEmail, faults } = prepareJobs()
  const error = vi.spyOn(log, 'error')
  const wake = vi.fn<() => void>()
  const warn = vi.spyOn(log, 'warn')
  let sleptMs = 0
  const counters = { countedMs: () => 0, bootedMs: () => (canTellSleep ? sleptMs : null) }
  const watch = createClockWatch({ db, clock, log, jobs: { wake }, machine: clock, counters })
  const moveBy = (ms: number) => clock.set(new Date(clock.now().getTime() + ms))
  const sleep = (ms: number) => {
    sleptMs += ms
    moveBy(ms)
  }
  const addLater = (ms: number) =>
    db.transaction((tx) =>
      enqueue(tx, {
        kind: 'emails.deliver',
        dedupeKey: 'later',
        payload: { workspaceId: 'w', messageId: 'later' },
        now: clock.now(),
        runAt: new Date(clock.now().getTime() + ms),
      }),
    )
  return { db, rows, clock, log, error, warn, sleep, wake, watch, moveBy, addLater, addEmail, faults }
}

test('while the clock goes on, nothing is written or said', async () => {
  const { watch, error, wake } = setUp()
  await watch.check()
  expect(error).not.toHaveBeenCalled()
  expect(wake).not.toHaveBeenCalled()
})

test.each([
  [HOUR_MS, 'ahead by 1.0 hours'],
  [YEAR_MS, 'ahead by 365 days'],
  [-HOUR_MS, 'back by 1.0 hours'],
  [-YEAR_MS, 'back by 365 days'],
])('after a jump by %d ms, running jobs have a whole lease, and the log says what happened', async (ms, span) => {
  const { rows, clock, watch, error, wake, moveBy, addEmail } = setUp()
  await addEmail('a')
  await rows(jobs).update({ leaseToken: 't', leaseUntil: new Date(clock.now().getTime() + MINUTE_MS) })
  moveBy(ms)
  await watch.check()
  expect(await rows(jobs).values('leaseUntil')).toEqual([new Date(clock.now().getTime() + MINUTE_MS)])
  expect(error).toHaveBeenCalledWith({ movedMs: ms }, expect.stringContaining(span))
  expect(wake).toHaveBeenCalledOnce()
})

test.each([
  ['slept', { sleptMs: HOUR_MS, setMs: 0 }, ['The machine was suspended for 1.0 hours.'], []],
  ['slept and was set ahead', { sleptMs: HOUR_MS, setMs: YEAR_MS }, ['suspended for 1.0 hours'], ['ahead by 365 days']],
  ['slept and was set back', { sleptMs: 3 * HOUR_MS, setMs: -HOUR_MS }, ['for 3.0 hours'], ['back by 1.0 hours']],
  ['was set', { sleptMs: 0, setMs: HOUR_MS }, [], ['ahead by 1.0 hours, or the machine was paused.']],
] as const)('a machine that %s says so, and running jobs have a whole lease', async (_, moved, warnings, errors) => {
  const { rows, clock, watch, error, warn, sleep, moveBy, addEmail } = setUp()
  await addEmail('a')
  await rows(jobs).update({ leaseToken: 't', leaseUntil: new Date(clock.now().getTime() + MINUTE_MS) })
  sleep(moved.sleptMs)
  moveBy(moved.setMs)
  await watch.check()
  const leased = expect.arrayContaining([new Date(clock.now().getTime() + MINUTE_MS)])
  expect(await rows(jobs).values('leaseUntil')).toEqual(leased)
  expect(warn.mock.calls.map(([, sentence]) => sentence)).toEqual(warnings.map((part) => expect.stringContaining(part)))
  expect(error.mock.calls.map(([, sentence]) => sentence)).toEqual(errors.map((part) => expect.stringContaining(part)))
})

test('where nothing counts sleep, a machine that slept is not called set', async () => {
  const { watch, error, warn, sleep } = setUp({ canTellSleep: false })
  sleep(HOUR_MS)
  await watch.check()
  expect(warn).not.toHaveBeenCalled()
  expect(error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('or the machine was paused'))
})

test('after a jump back, no job and no pause waits for the time that was wrong', async () => {
  const { rows, clock, watch, moveBy, addLater } = setUp()
  const right = clock.now()
  moveBy(YEAR_MS)
  await watch.check()
  await addLater(HOUR_MS)
  moveBy(-YEAR_MS)
  await watch.check()
  expect(await rows(jobs).values('runAt')).toEqual([right])
})

test('a jump that can’t be settled at once, as on a full disk, is settled later, and said once', async () => {
  const { rows, clock, watch, error, moveBy, addEmail, faults } = setUp()
  await addEmail('a')
  await rows(jobs).update({ leaseToken: 't', leaseUntil: new Date(clock.now().getTime() + MINUTE_MS) })
  moveBy(-YEAR_MS)
  faults.refuseWrites()
  await expect(watch.check()).rejects.toThrow(/readonly|refuses/)
  faults.recover()
  await watch.check()
  expect(await rows(jobs).values('leaseUntil')).toEqual([new Date(clock.now().getTime() + MINUTE_MS)])
  expect(error).toHaveBeenCalledOnce()
})

test('a pause that began in the future begins now, and lasts as long', async () => {
  const { db, rows, clock, log, moveBy, addEmail } = setUp()
  moveBy(YEAR_MS)
  await addEmail('a')
  const since = clock.now()
  const until = new Date(since.getTime() + HOUR_MS)
  await db.transaction((tx) => pauseEmails(tx, { reason: 'rate', detail: '', until, now: since, log }))
  moveBy(-YEAR_MS)
  await settleClockMovedBefore({ db, clock, log })
  expect(await rows(emailPauses).list()).toMatchObject([
    { since: clock.now(), until: new Date(clock.now().getTime() + HOUR_MS) },
  ])
})
