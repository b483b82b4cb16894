import { fullName } from '#shared/users.ts'
import type { Unsubscribing } from '#shared/unsubscribing.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { readBrand } from '#server/forms/forms.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { shortAddress } from '#server/kernel/short-address.ts'
import { readClientToken } from '#server/submissions/client-links.ts'
import { findWorkspaceOfRequest } from '#server/submissions/submissions.service.ts'
import { getTestimonial, recordUnsubscribed } from '#server/testimonials/testimonials.service.ts'
import { cancelMailsTo } from './emails.service.ts'
import { readSuppression, suppressAddress } from './suppressions.service.ts'
import { unsubscribingNotFound } from './unsubscribing.errors.ts'

type Request = { workspaceId: string; id: string; address: string; language: Unsubscribing['language'] }

export type UnsubscribingService = ReturnType<typeof createUnsubscribingService>

/** Ends mails, by the links that stand in them. Unknown links throw `unsubscribing.not_found` (404). */
export function createUnsubscribingService(deps: { db: Database; clock: Clock; hashKey: string }) {
  const { db, clock, hashKey } = deps

  function* getRequest(sql: Sql, token: string): Work<Request> {
    const id = readClientToken('unsubscribe', { token, hashKey })
    const workspaceId = id === null ? undefined : yield* findWorkspaceOfRequest(sql, id)
    if (id === null || workspaceId === undefined) throw unsubscribingNotFound()
    const { customerEmail, language, erasedAt } = yield* getTestimonial(sql, { workspaceId, id })
    if (erasedAt !== null || customerEmail === '') throw unsubscribingNotFound()
    return { workspaceId, id, address: customerEmail, language }
  }

  function* view(sql: Sql, { workspaceId, address, language }: Request): Work<Unsubscribing> {
    const { isSuppressed, isSuppressedForAll } = yield* readSuppression(sql, { workspaceId, address, hashKey })
    return {
      ...(yield* readBrand(sql, workspaceId)),
      language,
      address: shortAddress(address),
      isUnsubscribed: isSuppressed,
      isUnsubscribedFromAll: isSuppressedForAll,
    }
  }

  return {
    getUnsubscribing: (token: string): Promise<Unsubscribing> =>
      db.read(function* (sql) {
        return yield* view(sql, yield* getRequest(sql, token))
      }),

    unsubscribe: ({ token, from }: { token: string; from: 'owner' | 'everybody' }): Promise<Unsubscribing> =>
      db.transaction(function* (sql) {
        const request = yield* getRequest(sql, token)
        const { address } = request
        const now = clock.now()
        const workspaceId = from === 'everybody' ? null : request.workspaceId
        yield* suppressAddress(sql, { address, workspaceId, reason: 'unsubscribed', now, hashKey })
        yield* recordUnsubscribed(sql, request, { at: now, actor: 'client' })
        for (const cancelled of yield* cancelMailsTo(sql, { address, workspaceId })) {
          const key = { workspaceId: cancelled.workspaceId, id: cancelled.testimonialId }
          yield* recordUnsubscribed(sql, key, { at: now, actor: 'system' })
        }
        return yield* view(sql, request)
      }),
  }
}

/** Whose mails were ended, as a mail program may show it. */
export const nameOf = (owner: Pick<Unsubscribing, 'organisationName' | 'firstName' | 'lastName'>) =>
  owner.organisationName ?? fullName(owner)
