import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EmailOutcome } from './mailer.ts'
import { type Attempt, decideNext, deliveriesBefore, knownUntil } from './retry.domain.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const START = new Date('2026-11-20T09:00:00Z')
const after = (ms: number) => new Date(START.getTime() + ms)

const first: Attempt = {
  attempts: 1,
  createdAt: START,
  ambiguousSince: null,
  startedAt: START,
  isSharedSender: false,
  isSenderTaken: false,
}
const usual = { now: START, remembersKeysForMs: 24 * HOUR, random: 1, factor: 1 }
const decide = (outcome: EmailOutcome, attempt: Partial<Attempt> = {}, of: Partial<typeof usual> = {}) =>
  decideNext(outcome, { ...first, ...attempt }, { ...usual, ...of })

const refused = (because: 'recipient' | 'sender' | 'conflict' | 'other'): EmailOutcome => ({
  kind: 'permanent',
  because,
  reason: 'No.',
})
const notTaken: EmailOutcome = { kind: 'retry', reason: 'Busy.' }
const unknown: EmailOutcome = { kind: 'unknown', reason: 'No answer.' }
const counted = { kind: 'wait', isCounted: true, pause: null }

describe('a mail', () => {
  test.each<[string, EmailOutcome, Partial<Attempt>, object]>([
    ['that was taken', { kind: 'sent', providerId: 'p' }, {}, { kind: 'sent', providerId: 'p' }],
    [
      'to an address that is refused',
      refused('recipient'),
      {},
      { kind: 'failed', problem: 'No.', isOurMistake: false },
    ],
    ['that is refused otherwise', refused('other'), {}, { kind: 'failed', problem: 'No.', isOurMistake: false }],
    [
      'that is another under the same key',
      refused('conflict'),
      {},
      { kind: 'failed', problem: 'No.', isOurMistake: true },
    ],
    ['whose sender is refused', refused('sender'), {}, { kind: 'change_sender', problem: 'No.' }],
    [
      'whose sender is refused again, and is ours, from which others were taken',
      refused('sender'),
      { isSharedSender: true, isSenderTaken: true, attempts: 2 },
      { kind: 'failed', problem: 'No.', isOurMistake: true },
    ],
    [
      'that was refused after an attempt whose fate is unknown: the service would have known it',
      refused('recipient'),
      { ambiguousSince: START },
      { kind: 'failed', problem: 'No.', isOurMistake: false },
    ],
  ])('%s', (_, outcome, attempt, expected) => {
    expect(decide(outcome, attempt)).toEqual(expected)
  })

  test.each([
    [1, 30 * SECOND],
    [2, 2 * MINUTE],
    [3, 8 * MINUTE],
    [4, 30 * MINUTE],
    [5, 2 * HOUR],
    [6, 4 * HOUR],
    [7, 4 * HOUR],
    [60, 4 * HOUR],
  ])('waits after attempt %i for %i ms at most, whether surely not taken or of unknown fate', (attempts, waitMs) => {
    expect(decide(notTaken, { attempts })).toEqual({ ...counted, waitMs, isAmbiguous: false, isLate: true })
    expect(decide(unknown, { attempts })).toEqual({ ...counted, waitMs, isAmbiguous: true, isLate: true })
  })

  test('waits for any time up to that, of which chance decides, and for a second at least', () => {
    expect(decide(notTaken, {}, { random: 0.5 })).toMatchObject({ waitMs: 15 * SECOND })
    expect(decide(notTaken, {}, { random: 0 })).toMatchObject({ waitMs: SECOND })
  })

  test('waits as long as the service asks, and after five attempts no shorter than otherwise', () => {
    const soon: EmailOutcome = { kind: 'retry', afterMs: 5 * SECOND, reason: 'Twice at once.' }
    expect(decide(soon)).toMatchObject({ waitMs: 5 * SECOND, isLate: false })
    expect(decide(soon, { attempts: 5 })).toMatchObject({ waitMs: 5 * SECOND })
    expect(decide(soon, { attempts: 6 })).toMatchObject({ waitMs: 4 * HOUR, isLate: true })
    expect(decide({ ...soon, afterMs: 5 * HOUR }, { attempts: 6 })).toMatchObject({ waitMs: 5 * HOUR })
  })

  test('waits shorter where tests ask for it', () => {
    expect(decide(notTaken, {}, { factor: 0.01 })).toMatchObject({ waitMs: 300 })
    expect(decide({ kind: 'retry', pause: 'quota', reason: 'Full.' }, {}, { factor: 0.01 })).toMatchObject({
      waitMs: 36 * SECOND,
      pause: { until: after(36 * SECOND) },
    })
  })
})

describe('a mail whose fate is unknown', () => {
  test.each([
    ['is uncertain at once where the service knows no keys', 0, 0, 'uncertain'],
    ['is tried again while the service would know the key', 24 * HOUR, 23 * HOUR - 1, 'wait'],
    [
      'is uncertain after 23 hours, however long the service would know the key',
      Number.POSITIVE_INFINITY,
      23 * HOUR,
      'uncertain',
    ],
    ['is uncertain once the service would not know the key', HOUR, HOUR, 'uncertain'],
  ])('%s', (_, remembersKeysForMs, sinceMs, kind) => {
    const of = { remembersKeysForMs, now: after(sinceMs) }
    expect(decide(unknown, { attempts: 9, ambiguousSince: START }, of)).toMatchObject({ kind })
  })

  test('counts from the first attempt that may have gone out', () => {
    const late = { startedAt: after(22 * HOUR) }
    expect(decide(unknown, { ...late, ambiguousSince: START }, { now: after(23 * HOUR) }).kind).toBe('uncertain')
    expect(decide(unknown, late, { now: after(23 * HOUR) }).kind).toBe('wait')
  })

  test('is looked at again the moment in which it becomes uncertain, and not later', () => {
    const now = after(22 * HOUR)
    expect(decide(unknown, { attempts: 9, ambiguousSince: START }, { now })).toMatchObject({ waitMs: HOUR })
    expect(knownUntil({ ambiguousSince: START, remembersKeysForMs: 24 * HOUR })).toEqual(after(23 * HOUR))
  })
})

describe('a mail that is surely not taken', () => {
  test('fails after three days and ten attempts', () => {
    const old = { attempts: 12, createdAt: START }
    expect(decide(notTaken, old, { now: after(72 * HOUR - 1) }).kind).toBe('wait')
    expect(decide(notTaken, old, { now: after(72 * HOUR) })).toEqual({
      kind: 'failed',
      problem: 'The email service didn’t accept the email for three days.',
      isOurMistake: false,
    })
  })

  test('goes on when it was held up for days before it was ever tried', () => {
    expect(decide(notTaken, { attempts: 2 }, { now: after(100 * HOUR) }).kind).toBe('wait')
  })
})

describe('a pause', () => {
  test.each([
    ['rate', 2 * SECOND, false],
    ['quota', HOUR, true],
    ['key', 10 * MINUTE, true],
  ] as const)('for the %s lasts as long as the service says, or %i ms', (pause, usuallyMs, isLate) => {
    const wait = { kind: 'wait', isAmbiguous: false, isCounted: false, isLate }
    const said = (ms: number) => ({ ...wait, waitMs: ms, pause: { reason: pause, until: after(ms), detail: 'Full.' } })
    expect(decide({ kind: 'retry', pause, afterMs: 77, reason: 'Full.' })).toEqual(said(77))
    expect(decide({ kind: 'retry', pause, reason: 'Full.' })).toEqual(said(usuallyMs))
  })
})

describe('a mail from our own address, which is refused,', () => {
  const ours = { isSharedSender: true }
  const pause = { reason: 'key', until: after(10 * MINUTE), detail: 'No.' }

  test.each([
    ['for the first time', ours],
    ['for the first time, though others were taken', { ...ours, isSenderTaken: true }],
    ['again, as all others', { ...ours, attempts: 50, createdAt: after(-1000 * HOUR) }],
  ])('%s waits with all others, and tries after them', (_, attempt) => {
    expect(decide(refused('sender'), attempt)).toEqual({
      ...counted,
      waitMs: 10 * MINUTE + 30 * SECOND,
      isAmbiguous: false,
      isLate: true,
      pause,
    })
  })
})

test('whatever is answered, no mail that may have gone out waits past the moment from which nobody can know, unless all mails wait', () => {
  const outcome = fc.oneof(
    fc.constant(unknown),
    fc.constant(notTaken),
    fc.record({
      kind: fc.constant('retry' as const),
      afterMs: fc.integer({ min: -5, max: 100 * HOUR }),
      pause: fc.constantFrom('rate' as const, 'quota' as const, 'key' as const),
      reason: fc.constant('x'),
    }),
  )
  fc.assert(
    fc.property(
      outcome,
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 0, max: 30 * HOUR }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.constantFrom(0.001, 0.5, 1),
      (answer, attempts, agoMs, random, factor) => {
        const attempt = { attempts, ambiguousSince: START }
        const decision = decide(answer, attempt, { now: after(agoMs), random, factor })
        if (decision.kind !== 'wait') return decision.kind === 'uncertain' && agoMs >= 23 * HOUR
        const isInTime = agoMs + decision.waitMs <= 23 * HOUR
        return decision.waitMs > 0 && (decision.pause !== null || isInTime)
      },
    ),
    { numRuns: 10_000 },
  )
})

test('what is known of a delivery never goes back', () => {
  expect(deliveriesBefore('delayed')).toEqual([])
  expect(deliveriesBefore('delivered')).toEqual(['delayed'])
  expect(deliveriesBefore('bounced')).toEqual(['delayed', 'delivered'])
  expect(deliveriesBefore('complained')).toEqual(['delayed', 'delivered', 'bounced'])
})
