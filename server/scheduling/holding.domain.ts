import type { Decision } from './decision.domain.ts'

type Hold = Extract<Decision, { kind: 'hold' }>

const DAY_MS = 24 * 60 * 60_000

const waitsForEmail: ReadonlySet<string> = new Set(['quota', 'email_limit', 'sending_paused'])

/** Whether the payment's request stays planned. A frozen workspace keeps those that were planned, and plans no others. */
export const keepsRequest = ({ reason }: Hold, isPlanned: boolean): boolean =>
  waitsForEmail.has(reason) || (reason === 'workspace_frozen' && isPlanned)

/** Reasons that can end without an event, so they are checked once a day. */
const changesUntold: ReadonlySet<string> = new Set(['open_invoice', 'deposit', 'sending_paused', 'workspace_frozen'])

/** When to decide again at the latest; null for when something new is known. */
export function nextCheckAt({ reason, until }: Hold, now: Date): Date | null {
  const tomorrow = new Date(now.getTime() + DAY_MS)
  if (!changesUntold.has(reason)) return until
  return until && until < tomorrow ? until : tomorrow
}
