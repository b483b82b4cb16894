import { type RequestRules, defaultRequestRules } from '#shared/connections.ts'
import type { PartEvidence } from '#shared/payment-parts.ts'
import type { RequestReason, HoldReason, SkipReason } from '#shared/payments.ts'
import type {
  RequestHistory,
  SchedulingSettings,
  DecidedPayment,
  Decision,
} from '#server/scheduling/decision.domain.ts'
import type { Gate } from '#server/scheduling/sending-gate.domain.ts'

export const at = (instant: string) => new Date(instant)
export const PAID = at('2026-11-16T10:00:00Z')
/** A Monday at eleven in Berlin. */
export const NOW = at('2026-11-16T10:00:05Z')
export const DAY_MS = 24 * 60 * 60 * 1000
export const later = (days: number, from = NOW) => new Date(from.getTime() + days * DAY_MS)

/** What the words of an invoice show. */
export const saysIt = (part: PartEvidence['part'], by: PartEvidence['by'] = 'words') => ({
  evidence: { part, by, words: 'Website', otherPaidAt: null },
})

export const payment = (over: Partial<DecidedPayment> = {}): DecidedPayment => ({
  paidAt: PAID,
  amount: 48_000,
  currency: 'usd',
  source: 'invoice',
  because: 'manual',
  isFirstOfSubscription: false,
  evidence: { part: 'whole', by: 'nothing', words: null, otherPaidAt: null },
  email: 'ana@client.example',
  reversal: null,
  restoredAt: null,
  ownersChoice: null,
  onHoldSince: null,
  before: null,
  ...over,
})
export const history = (over: Partial<RequestHistory> = {}): RequestHistory => ({
  connection: 'active',
  unsettledInvoices: 0,
  laterPayment: null,
  covering: null,
  pendingRequest: null,
  lastAskedAt: null,
  unansweredInRow: 0,
  refusal: null,
  elsewhere: null,
  isOwnersAddress: false,
  isSendingPaused: false,
  isFrozen: false,
  ...over,
})
export const settings = (over: Partial<RequestRules> = {}): SchedulingSettings => ({
  rules: { ...defaultRequestRules, ...over },
  timeZone: 'Europe/Berlin',
})
export const noGate: Gate = { emailLimitUntil: null, requestsFrom: null }

export const ask = (reason: RequestReason, when: string): Decision => ({ kind: 'ask', reason, at: at(when) })
export const hold = (reason: HoldReason, until: Date | null): Decision => ({ kind: 'hold', reason, until })
export const skip = (reason: SkipReason, since: Date | null = null, leansOn?: string): Decision =>
  leansOn === undefined ? { kind: 'skip', reason, since } : { kind: 'skip', reason, since, leansOn }

export const wasOnHold = (reason: HoldReason, days: number): Partial<DecidedPayment> => ({
  onHoldSince: later(-days),
  before: hold(reason, null),
})

export type SchedulingCase = [
  name: string,
  given: {
    payment?: Partial<DecidedPayment>
    history?: Partial<RequestHistory>
    rules?: Partial<RequestRules>
    now?: Date
    gate?: Partial<Gate>
  },
  decided: Decision,
]

export const cycle = { source: 'subscription', because: 'subscription_cycle' } as const
export const noon = { now: at('2026-11-19T11:00:00Z') }
