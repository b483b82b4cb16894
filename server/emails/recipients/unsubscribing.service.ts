import { fullName } from '#shared/users.ts'
import type { Unsubscribing } from '#shared/unsubscribing.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { readBrand } from '#server/forms/forms.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { shortAddress } from '#server/kernel/short-address.ts'
import { isClientToken, requestIdIn } from '#server/submissions/client-links.ts'
import { findWorkspaceOfRequest } from '#server/submissions/submissions.service.ts'
import { recordUnsubscribed } from '#server/testimonials/mail-standing.service.ts'
import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import { hasWorkspace } from '#server/workspaces/workspaces.service.ts'
import { cancelMailsTo } from '#server/emails/emails.service.ts'
import { hashAddress, readSuppression, suppressHash } from './suppressions.service.ts'
import { readEnding } from './unsubscribe-links.ts'
import { unsubscribingNotFound } from './unsubscribing.errors.ts'

/** What a link ends. `request` is what it stood in a mail of, while that is there and still to the same address. */
type Ending = {
  workspaceId: string
  addressHash: string
  request: { id: string; address: string; language: Unsubscribing['language'] } | null
}

export type UnsubscribingService = ReturnType<typeof createUnsubscribingService>

/** Ends mails, by the links that stand in them. Unknown links throw `unsubscribing.not_found` (404). */
export function createUnsubscribingService(deps: { db: Database; clock: Clock; hashKey: string }) {
  const { db, clock, hashKey } = deps

  function* findRequest(sql: Sql, token: string): Work<Ending | null> {
    const id = requestIdIn(token)
    const workspaceId = yield* findWorkspaceOfRequest(sql, id)
    if (workspaceId === undefined) return null
    const request = yield* getTestimonial(sql, { workspaceId, id })
    const { customerEmail: address, addressChanges, language, erasedAt } = request
    if (!isClientToken('unsubscribe', { token, requestId: id, addressChanges, hashKey })) return null
    if (erasedAt !== null || address === '') return null
    return { workspaceId, addressHash: hashAddress({ address, hashKey }), request: { id, address, language } }
  }

  function* getEnding(sql: Sql, token: string): Work<Ending> {
    const named = readEnding(token, hashKey)
    const found = yield* findRequest(sql, token)
    if (found && (!named || named.addressHash === found.addressHash)) return found
    if (named && (yield* hasWorkspace(sql, named.workspaceId))) return { ...named, request: null }
    throw unsubscribingNotFound()
  }

  function* view(sql: Sql, { workspaceId, addressHash, request }: Ending): Work<Unsubscribing> {
    const { isSuppressed, isSuppressedForAll } = yield* readSuppression(sql, { workspaceId, addressHash })
    return {
      ...(yield* readBrand(sql, workspaceId)),
      language: request?.language ?? null,
      address: shortAddress(request?.address ?? ''),
      isUnsubscribed: isSuppressed,
      isUnsubscribedFromAll: isSuppressedForAll,
    }
  }

  return {
    getUnsubscribing: (token: string): Promise<Unsubscribing> =>
      db.read(function* (sql) {
        return yield* view(sql, yield* getEnding(sql, token))
      }),

    unsubscribe: ({ token, from }: { token: string; from: 'owner' | 'everybody' }): Promise<Unsubscribing> =>
      db.transaction(function* (sql) {
        const ending = yield* getEnding(sql, token)
        const { addressHash, request } = ending
        const now = clock.now()
        const workspaceId = from === 'everybody' ? null : ending.workspaceId
        yield* suppressHash(sql, { addressHash, workspaceId, reason: 'unsubscribed', now })
        if (request) {
          const key = { workspaceId: ending.workspaceId, id: request.id }
          yield* recordUnsubscribed(sql, key, { at: now, actor: 'client' })
          yield* cancelOthers(sql, { address: request.address, workspaceId, now })
        }
        return yield* view(sql, ending)
      }),
  }
}

/** What waits without being found here is found out about when it is to be sent. */
function* cancelOthers(
  sql: Sql,
  { address, workspaceId, now }: { address: string; workspaceId: string | null; now: Date },
): Work<void> {
  const failure = 'The client wants no more mails.'
  for (const cancelled of yield* cancelMailsTo(sql, { address, workspaceId, failure })) {
    const key = { workspaceId: cancelled.workspaceId, id: cancelled.testimonialId }
    yield* recordUnsubscribed(sql, key, { at: now, actor: 'system' })
  }
}

/** Whose mails were ended, as a mail program may show it. */
export const nameOf = (owner: Pick<Unsubscribing, 'organisationName' | 'firstName' | 'lastName'>) =>
  owner.organisationName ?? fullName(owner)
