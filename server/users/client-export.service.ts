import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ClientExport } from '#shared/client-export.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Snapshot, Tx, Transactional } from '#server/db/database.ts'
import { isForOwner } from '#server/emails/audiences.domain.ts'
import { listMessagesAbout } from '#server/emails/emails.queries.ts'
import { findRefusal, hashAddress } from '#server/emails/recipients/suppressions.service.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { InPages, PagedAnswer } from '#server/kernel/json-pages.ts'
import { readPaymentsOfClient } from '#server/payments/log.service.ts'
import { listIdsOfAddress, readDetails } from '#server/testimonials/details.service.ts'
import { readBatchClient } from '#server/testimonials/request-batches.service.ts'
import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import { describeEmail } from './export.service.ts'

/** Few, because each can have many earlier versions. */
const PAGE = 10

type Exporting = { workspaceId: string; userId: string; id: string }
type Client = { workspaceId: string; customerEmail: string; testimonialIds: readonly string[]; now: Date }

export type ClientExportService = ReturnType<typeof createClientExportService>

/** What a workspace stores about one client, from a single snapshot. */
export function createClientExportService(deps: { db: Database; clock: Clock; hashKey: string }) {
  const { db, hashKey } = deps
  return {
    /** Throws `testimonials.not_found` (404). */
    async exportClient({ workspaceId, userId, id }: Exporting): Promise<PagedAnswer<ClientExport>> {
      const now = deps.clock.now()
      await db.transaction(function* (tx) {
        yield* getTestimonial(tx, { workspaceId, id })
        const actor = byMember({ userId })
        yield* recordActivity(tx, { workspaceId, actor, kind: 'data_exported', subject: 'data of one client', now })
      })
      const snapshot = await db.openSnapshot()
      try {
        const client = await snapshot.read((tx) => readClient(tx, { workspaceId, id, now }))
        return { content: await addPages(snapshot, client), end: snapshot.close }
      } catch (error) {
        snapshot.close()
        throw error
      }
    },
  }

  function* readClient(
    tx: Tx,
    { workspaceId, id, now }: { workspaceId: string; id: string; now: Date },
  ): Transactional<Client> {
    const { customerEmail } = yield* getTestimonial(tx, { workspaceId, id })
    const of = { workspaceId, address: customerEmail }
    const testimonialIds = customerEmail === '' ? [id] : yield* listIdsOfAddress(tx, of)
    return { workspaceId, customerEmail, testimonialIds, now }
  }

  async function addPages(snapshot: Snapshot, client: Client): Promise<InPages<ClientExport>> {
    const { customerEmail, now } = client
    const rest = await snapshot.read((tx) => readRest(tx, client))
    return {
      version: 1,
      exportedAt: now.toISOString(),
      customerEmail,
      ...rest,
      testimonials: readTestimonials(snapshot, client),
    }
  }

  function* readRest(tx: Tx, { workspaceId, customerEmail: address, testimonialIds, now }: Client) {
    const addressHash = hashAddress({ address, hashKey })
    const refusal = address === '' ? null : yield* findRefusal(tx, { workspaceId, address, now, hashKey })
    return {
      refusal: refusal?.kind ?? null,
      planned: address === '' ? [] : yield* readBatchClient(tx, { workspaceId, address }),
      payments: yield* readPaymentsOfClient(tx, { workspaceId, addressHash, testimonialIds }),
    }
  }

  async function* readTestimonials(
    snapshot: Snapshot,
    { workspaceId, testimonialIds, now }: Client,
  ): AsyncGenerator<ClientExport['testimonials']> {
    for (let start = 0; start < testimonialIds.length; start += PAGE) {
      const ids = testimonialIds.slice(start, start + PAGE)
      yield await snapshot.read((tx) => readPage(tx, { workspaceId, ids, now }))
      await nextTurn()
    }
  }

  function* readPage(
    tx: Tx,
    { workspaceId, ids, now }: { workspaceId: string; ids: readonly string[]; now: Date },
  ): Transactional<ClientExport['testimonials']> {
    const page: ClientExport['testimonials'] = []
    for (const details of yield* readDetails(tx, { workspaceId, ids, viewing: { hashKey, now } })) {
      const emails = yield* listMessagesAbout(tx, { workspaceId, testimonialId: details.id })
      page.push({ ...details, emails: emails.filter((email) => !isForOwner(email)).map(describeEmail) })
    }
    return page
  }
}
