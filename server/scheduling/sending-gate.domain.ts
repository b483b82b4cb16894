import { daysAfter, type DecidedPayment, type Decision, hold, skip } from './decision.domain.ts'
import { OUTDATED_AFTER_DAYS } from './scheduling-rules.domain.ts'

/** What may prevent an email at the moment it is due. */
export type Gate = {
  /** Until when the client has had enough emails, or a new account has used up its few of the day. */
  emailLimitUntil: Date | null
  /** When requests are available again; null while one is left for this payment. */
  requestsFrom: Date | null
}

/** The decision once a scheduled request is due. Other decisions are returned unchanged. */
export function passGate(
  decision: Decision,
  { gate, ...of }: { payment: DecidedPayment; gate: Gate; now: Date },
): Decision {
  if (decision.kind !== 'ask' || decision.at > of.now) return decision
  const { emailLimitUntil, requestsFrom } = gate
  if (emailLimitUntil) return holdAtGate('email_limit', emailLimitUntil, of)
  return requestsFrom ? holdAtGate('quota', requestsFrom, of) : decision
}

function holdAtGate(
  reason: 'email_limit' | 'quota',
  until: Date,
  { payment: { onHoldSince, before }, now }: { payment: DecidedPayment; now: Date },
): Decision {
  const since = onHoldSince && before?.kind === 'hold' && before.reason === reason ? onHoldSince : now
  const ends = daysAfter(since, OUTDATED_AFTER_DAYS)
  if (now >= ends) return skip(reason === 'quota' ? 'quota_expired' : 'hold_expired', since)
  return hold(reason, until < ends ? until : ends)
}
