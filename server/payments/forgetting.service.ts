import type { Tx, Transactional } from '#server/db/database.ts'
import { hashAddress } from '#server/emails/recipients/suppressions.service.ts'
import { mailboxOf } from '#server/kernel/mailbox.ts'
import { listOfClient, listOfTwoAddresses } from './log.repository.ts'
import { deleteLessonsOf } from './part-lessons.repository.ts'
import { factsOf, forgetAddress } from './payments.domain.ts'
import { type PaymentRow, updatePayment } from './payments.repository.ts'

/**
 * Erases a client's data from payments, after the client had everything erased. A payment belongs to the client whose
 * address it uses, or whose request it triggered, and all addresses in it are erased. In other people's payments, only
 * the client's address is erased. What remains is an amount without a name, and nobody is asked because of it. Returns
 * the scheduled requests, which then belong to no payment.
 */
export function* forgetClientOfPayments(
  tx: Tx,
  {
    workspaceId,
    testimonialIds,
    address,
    now,
    hashKey,
  }: { workspaceId: string; testimonialIds: readonly string[]; address: string; now: Date; hashKey: string },
): Transactional<string[]> {
  const addressHash = hashAddress({ address, hashKey })
  const found = yield* listOfClient(tx, { workspaceId, testimonialIds, addressHash })
  for (const row of found) {
    yield* updatePayment(tx, row, { ...nothing, ...(isAsked(row) ? {} : endedAt(now)) })
    yield* deleteLessonsOf(tx, row.id)
  }
  yield* forgetElsewhere(tx, { workspaceId, address })
  return found.flatMap((row) => (isAsked(row) || row.testimonialId === null ? [] : [row.testimonialId]))
}

/** In payments whose events named more than one address. */
function* forgetElsewhere(
  tx: Tx,
  { workspaceId, address }: { workspaceId: string; address: string },
): Transactional<void> {
  const isTheirs = (email: string) => mailboxOf(email) === mailboxOf(address)
  for (const row of yield* listOfTwoAddresses(tx, workspaceId)) {
    const factsBySource = forgetAddress(row.factsBySource, isTheirs)
    if (JSON.stringify(factsBySource) === JSON.stringify(row.factsBySource)) continue
    yield* updatePayment(tx, row, { factsBySource, customerName: factsOf(factsBySource)?.name ?? null })
  }
}

function isAsked({ decision }: PaymentRow): boolean {
  return decision === 'asked'
}

const nothing = {
  factsBySource: {},
  customerName: null,
  customerEmail: null,
  addressHash: null,
  customerId: null,
  description: null,
  ownersChoice: null,
  ownersPart: null,
  evidence: null,
}

const endedAt = (now: Date) => ({
  decision: 'skip' as const,
  decisionReason: 'unsubscribed',
  decisionAt: now,
  decidedAt: now,
  onHoldSince: null,
  testimonialId: null,
})
