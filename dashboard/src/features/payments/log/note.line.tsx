import type { PaymentNote } from '#shared/payments.ts'
import { type Clock, formatDay } from '../../../lib/moments.ts'

/** What else a row says of its payment. */
export function NoteLine({
  note: { askedAtStart, remindedAt, skippedBy },
  clock,
}: {
  note: PaymentNote
  clock: Clock
}) {
  const dayOf = (at: string) => formatDay(new Date(at), clock)
  if (askedAtStart !== undefined) return <p className="muted">Asked at the start, on {dayOf(askedAtStart)}</p>
  if (remindedAt !== undefined) return <p className="muted">Reminded on {dayOf(remindedAt)}</p>
  return skippedBy === undefined ? null : (
    <p className="muted">
      By <bdi>{skippedBy}</bdi>
    </p>
  )
}
