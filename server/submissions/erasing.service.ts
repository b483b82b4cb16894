import type { TestimonialStatus } from '#shared/testimonials.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { recordErasure } from '#server/db/erasures.ts'
import { forgetEndedAddress } from '#server/emails/recipients/ended-requests.queries.ts'
import { foldAddress, hashAddress, suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { forgetCodeOf } from '#server/forms/codes.service.ts'
import { forgetClientOfPayments } from '#server/payments/forgetting.service.ts'
import { forgetTags } from '#server/tags/tags.service.ts'
import { removeTraces } from '#server/testimonials/removal.service.ts'
import { allowedFrom, isOpen } from '#server/testimonials/testimonials.domain.ts'
import { forgetBatchClient } from '#server/testimonials/request-batches.service.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import { recordClientEvents } from '#server/testimonials/testimonials.service.ts'
import {
  changePortalRow,
  deleteAnswers,
  deleteVersions,
  endConsents,
  forgetConsentAddresses,
  listRequestsTo,
} from './portal.repository.ts'
import { forgetUnconfirmedOf } from './confirming.service.ts'
import { createPortalReader } from './portal.service.ts'

export type ErasingService = ReturnType<typeof createErasingService>

export function createErasingService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  publicUrl: () => string
  wakeJobs: () => void
}) {
  const { db, clock, hashKey } = deps
  const { getPortalRow } = createPortalReader(deps)
  return {
    /** Erases everything about the client in one transaction. Throws `own_page.not_found` (404). */
    async erasePortalData(token: string): Promise<void> {
      await db.transaction(function* (tx) {
        yield* eraseClient(tx, yield* getPortalRow(tx, token), { now: clock.now(), hashKey })
      })
      db.forgetErased()
      deps.wakeJobs()
    },
  }
}

/**
 * Erases everything about the client of a testimonial, except a row that says so and a block on emails from this owner.
 * The address's other open requests are erased too, because the client could no longer get the link to erase them. Jobs
 * delete the files.
 */
export function* eraseClient(
  tx: Tx,
  row: TestimonialRow,
  { now, hashKey }: { now: Date; hashKey: string },
): Transactional<void> {
  const { workspaceId, customerEmail } = row
  yield* suppressAddress(tx, { address: customerEmail, workspaceId, reason: 'erased', now, hashKey })
  yield* eraseRow(tx, row, now)
  const address = foldAddress(customerEmail)
  yield* forgetUnconfirmedOf(tx, { workspaceId, address })
  yield* forgetBatchClient(tx, { workspaceId, address })
  yield* forgetEndedAddress(tx, { workspaceId, addressHash: hashAddress({ address, hashKey }) })
  const waiting = yield* listRequestsTo(tx, { workspaceId, address, inStatus: allowedFrom.submit })
  for (const request of waiting) yield* eraseRow(tx, request, now)
  const testimonialIds = [row, ...waiting].map(({ id }) => id)
  const client = { workspaceId, testimonialIds, address: customerEmail, now, hashKey }
  const planned = (yield* forgetClientOfPayments(tx, client)).filter((id) => !testimonialIds.includes(id))
  for (const id of planned) yield* eraseRow(tx, { workspaceId, id, status: 'pending' }, now)
}

type Erased = { workspaceId: string; id: string; status: TestimonialStatus }

function* eraseRow(tx: Tx, row: Erased, now: Date): Transactional<void> {
  const { workspaceId, id, status } = row
  yield* changePortalRow(tx, row, { values: { ...nothing(status), erasedAt: now }, ifStatus: [status] })
  yield* recordErasure(tx, { kind: 'erased', testimonialId: id, at: now })
  yield* endConsents(tx, row, { at: now })
  yield* forgetConsentAddresses(tx, row)
  yield* deleteAnswers(tx, row)
  yield* deleteVersions(tx, row)
  yield* forgetTags(tx, row)
  yield* forgetCodeOf(tx, { workspaceId, testimonialId: id })
  yield* removeTraces(tx, { workspaceId, id, now })
  yield* recordClientEvents(tx, row, { kinds: ['erased'], at: now })
}

/** What is left of a row. An answer that no longer exists is kept as one that is not shown. */
const nothing = (status: TestimonialStatus) => ({
  status: isOpen(status) ? status : ('rejected' as const),
  text: isOpen(status) ? null : '',
  customerName: null,
  customerEmail: '',
  searchText: '',
  rating: null,
  company: null,
  role: null,
  excerpt: null,
  highlight: null,
  reply: null,
  repliedAt: null,
  isReplyOutdated: false,
  language: null,
  suspicion: null,
  emailConfirmedAt: null,
  isPrivate: true,
  isAutoSendEnabled: false,
  emailState: 'none' as const,
  emailDelivery: null,
  emailProblem: null,
  service: null,
  assigneeUserId: null,
  remindsAt: null,
  scheduledFor: null,
  signOffAskedAt: null,
  signOffEndedAt: null,
  rejectionReason: null,
})
