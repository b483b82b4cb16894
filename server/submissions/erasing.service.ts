import type { TestimonialStatus } from '#shared/testimonials.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { foldAddress, suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { forgetClientOfPayments } from '#server/payments/log.service.ts'
import { removeTraces } from '#server/testimonials/removal.service.ts'
import { allowedFrom, isOpen } from '#server/testimonials/testimonials.domain.ts'
import { recordClientEvents } from '#server/testimonials/testimonials.service.ts'
import {
  changeOwnRow,
  deleteAnswers,
  deleteVersions,
  endConsents,
  forgetConsentAddresses,
  listRequestsTo,
} from './own-page.repository.ts'
import { createOwnPageReader } from './own-page.service.ts'

export type ErasingService = ReturnType<typeof createErasingService>

export function createErasingService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  publicUrl: () => string
  wakeJobs: () => void
}) {
  const { db, clock, hashKey } = deps
  const { getOwnRow } = createOwnPageReader(deps)
  return {
    /**
     * Everything of the client goes in one transaction, but for a row that says so, and that the address gets no mail of this
     * owner any more. Requests to it that wait go too: nobody could be sent the link to erase them. Files go by jobs. Throws `own_page.not_found` (404).
     */
    async eraseOwnData(token: string): Promise<void> {
      await db.transaction(function* (sql) {
        const row = yield* getOwnRow(sql, token)
        const { workspaceId, customerEmail } = row
        const now = clock.now()
        yield* suppressAddress(sql, { address: customerEmail, workspaceId, reason: 'erased', now, hashKey })
        yield* eraseRow(sql, row, now)
        const address = foldAddress(customerEmail)
        const waiting = yield* listRequestsTo(sql, { workspaceId, address, inStatus: allowedFrom.submit })
        for (const request of waiting) yield* eraseRow(sql, request, now)
        const testimonialIds = [row, ...waiting].map(({ id }) => id)
        const client = { workspaceId, testimonialIds, address: customerEmail, now, hashKey }
        const planned = (yield* forgetClientOfPayments(sql, client)).filter((id) => !testimonialIds.includes(id))
        for (const id of planned) yield* eraseRow(sql, { workspaceId, id, status: 'pending' }, now)
      })
      deps.wakeJobs()
    },
  }
}

type Erased = { workspaceId: string; id: string; status: TestimonialStatus }

function* eraseRow(sql: Sql, row: Erased, now: Date): Work<void> {
  const { workspaceId, id, status } = row
  yield* changeOwnRow(sql, row, { values: { ...nothing(status), erasedAt: now }, ifStatus: [status] })
  yield* endConsents(sql, row, { at: now })
  yield* forgetConsentAddresses(sql, row)
  yield* deleteAnswers(sql, row)
  yield* deleteVersions(sql, row)
  yield* removeTraces(sql, { workspaceId, id, now })
  yield* recordClientEvents(sql, row, { kinds: ['erased'], at: now })
}

/** What is left of a row. An answer that is none any more is kept as one that is not shown. */
const nothing = (status: TestimonialStatus) => ({
  status: isOpen(status) ? status : ('rejected' as const),
  text: isOpen(status) ? null : '',
  customerName: null,
  customerEmail: '',
  searchText: '',
  rating: null,
  company: null,
  role: null,
  language: null,
  suspicion: null,
  isPrivate: true,
  isAutoSendEnabled: false,
  mailState: 'none' as const,
  mailDelivery: null,
  mailProblem: null,
  service: null,
  remindsAt: null,
  scheduledFor: null,
})
