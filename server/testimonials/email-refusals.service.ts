import { getTimeZone } from '#server/accounts/accounts.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { type EmailRefusal, findRefusal } from '#server/emails/recipients/suppressions.service.ts'
import type { AppError } from '#server/kernel/app-error.ts'
import { formatDayIn } from '#server/kernel/clock.ts'
import {
  clientUnsubscribed,
  declined,
  emailBouncedError,
  emailComplainedError,
  onDoNotAskList,
} from './testimonials.errors.ts'
import type { TestimonialRow } from './testimonials.queries.ts'

/** Throws when the client wants no email, it can't be delivered, or the owner's do-not-ask list forbids it. */
export function* refuseByWish(
  tx: Tx,
  { customerName, ...of }: Parameters<typeof findRefusal>[1] & { customerName: string | null },
): Transactional<void> {
  const refused = yield* findRefusal(tx, of)
  const client = { workspaceId: of.workspaceId, customerName, customerEmail: of.address }
  if (refused) throw yield* refusedBy(tx, client, refused)
}

/** The error for a client who must not be sent an email. */
export function* refusedBy(
  tx: Tx,
  found: Pick<TestimonialRow, 'workspaceId' | 'customerName' | 'customerEmail'>,
  refused: EmailRefusal,
): Transactional<AppError> {
  const { customerName, customerEmail } = found
  if (refused.kind === 'declined') {
    const timeZone = yield* getTimeZone(tx, found.workspaceId)
    return declined({ customerName, day: formatDayIn(refused.at, timeZone) })
  }
  const refusals = {
    unsubscribed: () => clientUnsubscribed(customerName),
    complained: () => emailComplainedError(customerName),
    bounced: () => emailBouncedError(customerEmail),
    do_not_ask: () => onDoNotAskList(customerEmail),
  }
  return refusals[refused.kind]()
}
