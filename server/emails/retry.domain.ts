import type { EmailOutcome } from './mailer.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

const STEPS_MS = [30 * SECOND_MS, 2 * MINUTE_MS, 8 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS]
const LAST_STEP_MS = 4 * HOUR_MS

// Resend keeps a key for a day. This leaves an hour for different clocks and emails on their way.
const LONGEST_AMBIGUITY_MS = 23 * HOUR_MS
const LONGEST_REFUSAL_MS = 72 * HOUR_MS
// Even an email that was paused for days is tried this often.
const FEWEST_ATTEMPTS = 10
const FEW_ATTEMPTS = 5
const NOTICED_MS = 10 * SECOND_MS

const PAUSE_MS = { rate: 2 * SECOND_MS, quota: HOUR_MS, key: 10 * MINUTE_MS }

export type PauseReason = keyof typeof PAUSE_MS

/** For how long an accepted email proves that its sender is allowed. */
export const SENDER_PROOF_MS = PAUSE_MS.key + 60 * SECOND_MS

/** For how long a single email tests whether a pause is over, while the others wait. */
export const PROBE_MS = 30 * SECOND_MS

/** For how long an operator's pause lasts, unless it is prolonged: it is, until the operator ends it. */
export const OPERATOR_PAUSE_MS = 5 * MINUTE_MS

export const PAUSED = 'Emails are paused at the moment. It’s sent afterwards.'
export const DELAYED = 'The email service hasn’t accepted it yet. We’ll keep trying.'
export const UNCERTAIN =
  'The email service didn’t confirm that it accepted the email. Send it again if your client didn’t get it.'
const REFUSED_TOO_LONG = 'The email service didn’t accept the email for three days.'

/** An attempt whose outcome was just received. */
export type Attempt = {
  /** Number of attempts, including this one. */
  attempts: number
  createdAt: Date
  /** The first earlier attempt that may have sent it; null if none. */
  ambiguousSince: Date | null
  startedAt: Date
  /** It came from our address. */
  isSharedSender: boolean
  /** Another email from the same address was accepted recently. */
  isSenderTaken: boolean
}

/** What to do with an email. */
export type Decision =
  | { kind: 'sent'; providerId: string }
  | {
      kind: 'wait'
      waitMs: number
      /** This attempt may have sent it. */
      isAmbiguous: boolean
      isCounted: boolean
      /** The owner is told that it is late. */
      isLate: boolean
      /** No other email is sent until then either. */
      pause: { reason: PauseReason; until: Date; detail: string } | null
    }
  | { kind: 'failed'; problem: string; isOurMistake: boolean }
  /** Failed; it is sent again as a new email from our address. */
  | { kind: 'change_sender'; problem: string }
  | { kind: 'uncertain' }

type Circumstances = {
  now: Date
  remembersKeysForMs: number
  /** At least 0, below 1. */
  random: number
  /** Shortens every wait, for tests; 1 is normal. */
  factor: number
}

/** Decides what to do after an attempt. */
export function decideNext(outcome: EmailOutcome, attempt: Attempt, of: Circumstances): Decision {
  if (outcome.kind === 'sent') return { kind: 'sent', providerId: outcome.providerId }
  if (outcome.kind === 'permanent' && outcome.because === 'sender') return decideSenderRefused(outcome, attempt, of)
  if (outcome.kind === 'permanent') return decideRefused(outcome)
  if (outcome.kind === 'unknown') return decideUnknown(attempt, of)
  if (outcome.pause) return decidePaused({ ...outcome, pause: outcome.pause }, of)
  return attempt.ambiguousSince ? decideUnknown(attempt, of) : decideNotTaken(outcome, attempt, of)
}

const decideRefused = ({ because, reason }: Extract<EmailOutcome, { kind: 'permanent' }>): Decision => ({
  kind: 'failed',
  problem: reason,
  isOurMistake: because === 'conflict',
})

/**
 * If an owner's domain is refused, the email is sent from our address. If our own address is refused, that concerns
 * every email: all wait for the operator, and the others are tried before this one. If they are accepted, only this one
 * fails.
 */
function decideSenderRefused(
  { reason }: Extract<EmailOutcome, { kind: 'permanent' }>,
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
  { pause: reason, afterMs, reason: detail }: Extract<EmailOutcome, { kind: 'retry' }> & { pause: PauseReason },
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
  { afterMs }: Extract<EmailOutcome, { kind: 'retry' }>,
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

/** Full jitter, so that emails that failed together are not retried together. */
function stepMs(attempts: number, { random, factor }: Circumstances): number {
  const bound = STEPS_MS[attempts - 1] ?? LAST_STEP_MS
  return Math.ceil(Math.max(SECOND_MS, random * bound) * factor)
}

/** Until when an email that may have been sent can be retried without sending a second one. */
export const knownUntil = (of: { ambiguousSince: Date; remembersKeysForMs: number }): Date =>
  new Date(of.ambiguousSince.getTime() + Math.min(of.remembersKeysForMs, LONGEST_AMBIGUITY_MS))

type Delivery = 'delayed' | 'delivered' | 'bounced' | 'complained'
const ORDER: readonly Delivery[] = ['delayed', 'delivered', 'bounced', 'complained']

/** The delivery states that may precede `delivery`. A late report never undoes a newer one. */
export const deliveriesBefore = (delivery: Delivery): Delivery[] => ORDER.slice(0, ORDER.indexOf(delivery))
