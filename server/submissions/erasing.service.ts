import type { Database } from '#server/db/database.ts'
import { suppressAddress } from '#server/emails/suppressions.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { removeTraces } from '#server/testimonials/removal.service.ts'
import { isOpen } from '#server/testimonials/testimonials.domain.ts'
import { recordClientEvents } from '#server/testimonials/testimonials.service.ts'
import {
  changeOwnRow,
  deleteAnswers,
  deleteVersions,
  endConsents,
  forgetConsentAddresses,
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
     * owner any more; files go by jobs. Throws `own_page.not_found` (404).
     */
    async eraseOwnData(token: string): Promise<void> {
      await db.transaction(function* (sql) {
        const row = yield* getOwnRow(sql, token)
        const { workspaceId, status, customerEmail } = row
        const now = clock.now()
        yield* suppressAddress(sql, { address: customerEmail, workspaceId, reason: 'erased', now, hashKey })
        yield* changeOwnRow(sql, row, { values: { ...nothing(row.status), erasedAt: now }, ifStatus: [status] })
        yield* endConsents(sql, row, { at: now })
        yield* forgetConsentAddresses(sql, row)
        yield* deleteAnswers(sql, row)
        yield* deleteVersions(sql, row)
        yield* removeTraces(sql, { workspaceId, id: row.id, now })
        yield* recordClientEvents(sql, row, { kinds: ['erased'], at: now })
      })
      deps.wakeJobs()
    },
  }
}

/** What is left of a row. An answer that is none any more is kept as one that is not shown. */
const nothing = (status: Parameters<typeof isOpen>[0]) => ({
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
})
