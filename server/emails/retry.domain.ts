import type { MailOutcome } from './mailer.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

const STEPS_MS = [30 * SECOND_MS, 2 * MINUTE_MS, 8 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS]
const LAST_STEP_MS = 4 * HOUR_MS

// Resend keeps a key for a day: an hour is left for clocks that differ and for a mail that is under way.
const LONGEST_AMBIGUITY_MS = 23 * HOUR_MS
const LONGEST_REFUSAL_MS = 72 * HOUR_MS
// A mail that stood behind a pause for days is still tried this often.
const FEWEST_ATTEMPTS = 10
const FEW_ATTEMPTS = 5
const NOTICED_MS = 10 * SECOND_MS

const PAUSE_MS = { rate: 2 * SECOND_MS, quota: HOUR_MS, key: 10 * MINUTE_MS }

export type PauseReason = keyof typeof PAUSE_MS

/** For how long a mail that was taken tells that where it came from is good. */
export const SENDER_PROOF_MS = PAUSE_MS.key + 60 * SECOND_MS

/** For how long one mail tries out whether a pause is over, while all others still wait. */
export const PROBE_MS = 30 * SECOND_MS

export const DELAYED = 'The mail service did not take it yet; we go on trying.'
export const UNCERTAIN =
  'The mail service did not say whether it took the mail. Send it again if your client got nothing.'
const REFUSED_TOO_LONG = 'The mail service did not take the mail for three days.'

/** A handing over that was just answered, or not. */
export type Attempt = {
  /** How often the mail was handed over, this time included. */
  attempts: number
  createdAt: Date
  /** The first attempt before this one that may have gone out; null when none may. */
  ambiguousSince: Date | null
  startedAt: Date
  /** It came from our own address. */
  isSharedSender: boolean
  /** Another mail from the address that it came from was taken lately. */
  isSenderTaken: boolean
}

/** What is to be done with a mail. */
export type Decision =
  | { kind: 'sent'; providerId: string }
  | {
      kind: 'wait'
      waitMs: number
      /** It may have gone out by this attempt. */
      isAmbiguous: boolean
      isCounted: boolean
      /** The owner is told that it is late. */
      isLate: boolean
      /** Nothing else is to be handed over until then either. */
      pause: { reason: PauseReason; until: Date; detail: string } | null
    }
  | { kind: 'failed'; problem: string; isOurMistake: boolean }
  /** Failed, and goes once more as another mail from our own address. */
  | { kind: 'change_sender'; problem: string }
  | { kind: 'uncertain' }

type Circumstances = {
  now: Date
  remembersKeysForMs: number
  /** From 0 to below 1. */
  random: number
  /** Shortens every wait, for tests; 1 is as it is. */
  factor: number
}

/** What follows from how the mail service answered. */
export function decideNext(outcome: MailOutcome, attempt: Attempt, of: Circumstances): Decision {
  if (outcome.kind === 'sent') return { kind: 'sent', providerId: outcome.providerId }
  if (outcome.kind === 'permanent' && outcome.because === 'sender') return decideSenderRefused(outcome, attempt, of)
  if (outcome.kind === 'permanent') return decideRefused(outcome)
  if (outcome.kind === 'unknown') return decideUnknown(attempt, of)
  if (outcome.pause) return decidePaused({ ...outcome, pause: outcome.pause }, of)
  return attempt.ambiguousSince ? decideUnknown(attempt, of) : decideNotTaken(outcome, attempt, of)
}

const decideRefused = ({ because, reason }: Extract<MailOutcome, { kind: 'permanent' }>): Decision => ({
  kind: 'failed',
  problem: reason,
  isOurMistake: because === 'conflict',
})

/**
 * An owner's domain is left for our own address. That one being refused concerns every mail: all wait for the operator, and
 * the others try before this one does. It fails alone when they are taken.
 */
function decideSenderRefused(
  { reason }: Extract<MailOutcome, { kind: 'permanent' }>,
  { isSharedSender, isSenderTaken, attempts }: Attempt,
  of: Circumstances,
): Decision {
  if (!isSharedSender) return { kind: 'change_sender', problem: reason }
  if (attempts > 1 && isSenderTaken) return { kind: 'failed', problem: reason, isOurMistake: true }
  const paused = decidePaused({ kind: 'retry', pause: 'key', reason }, of)
  return { ...paused, isCounted: true, waitMs: paused.waitMs + Math.ceil(PROBE_MS * of.factor) }
}

function decideUnknown({ attempts, ambiguousSince, startedAt }: Attempt, of: Circumstances): Decision {
  const until = knownUntil({ ambiguousSince: ambiguousSince ?? startedAt, ...of })
  const leftMs = until.getTime() - of.now.getTime()
  if (leftMs <= 0) return { kind: 'uncertain' }
  const waitMs = Math.min(stepMs(attempts, of), leftMs)
  return { kind: 'wait', waitMs, isAmbiguous: true, isCounted: true, isLate: true, pause: null }
}

function decidePaused(
  { pause: reason, afterMs, reason: detail }: Extract<MailOutcome, { kind: 'retry' }> & { pause: PauseReason },
  { now, factor }: Circumstances,
): Extract<Decision, { kind: 'wait' }> {
  const waitMs = Math.max(1, Math.ceil((afterMs ?? PAUSE_MS[reason]) * factor))
  return {
    kind: 'wait',
    waitMs,
    isAmbiguous: false,
    isCounted: false,
    isLate: reason !== 'rate',
    pause: { reason, until: new Date(now.getTime() + waitMs), detail },
  }
}

function decideNotTaken(
  { afterMs }: Extract<MailOutcome, { kind: 'retry' }>,
  { attempts, createdAt }: Attempt,
  of: Circumstances,
): Decision {
  const isTooOld = of.now.getTime() - createdAt.getTime() >= LONGEST_REFUSAL_MS && attempts >= FEWEST_ATTEMPTS
  if (isTooOld) return { kind: 'failed', problem: REFUSED_TOO_LONG, isOurMistake: false }
  const ownMs = stepMs(attempts, of)
  const askedMs = afterMs === undefined ? ownMs : Math.max(SECOND_MS, afterMs) * of.factor
  const waitMs = Math.ceil(attempts > FEW_ATTEMPTS ? Math.max(askedMs, ownMs) : askedMs)
  const isLate = afterMs === undefined || afterMs >= NOTICED_MS || attempts > FEW_ATTEMPTS
  return { kind: 'wait', waitMs, isAmbiguous: false, isCounted: true, isLate, pause: null }
}

/** Full jitter, so that what failed together does not come back together. */
function stepMs(attempts: number, { random, factor }: Circumstances): number {
  const bound = STEPS_MS[attempts - 1] ?? LAST_STEP_MS
  return Math.ceil(Math.max(SECOND_MS, random * bound) * factor)
}

/** Until when a mail that may have gone out can be handed over again without a second one going out. */
export const knownUntil = (of: { ambiguousSince: Date; remembersKeysForMs: number }): Date =>
  new Date(of.ambiguousSince.getTime() + Math.min(of.remembersKeysForMs, LONGEST_AMBIGUITY_MS))

type Delivery = 'delayed' | 'delivered' | 'bounced' | 'complained'
const ORDER: readonly Delivery[] = ['delayed', 'delivered', 'bounced', 'complained']

/** What may be known of a mail before it is known that it was `delivery`: what is told late never takes anything back. */
export const deliveriesBefore = (delivery: Delivery): Delivery[] => ORDER.slice(0, ORDER.indexOf(delivery))
