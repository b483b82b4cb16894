import { fullName } from '#shared/users.ts'
import type { Unsubscribing } from '#shared/unsubscribing.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { readBrand } from '#server/forms/forms.service.ts'
import { BY_CLIENT, BY_SYSTEM } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { shortAddress } from '#server/kernel/short-address.ts'
import { isClientToken, requestIdIn } from '#server/testimonials/client-links.ts'
import { findWorkspaceOfRequest } from './submissions.service.ts'
import { recordUnsubscribed } from '#server/testimonials/delivery-status.service.ts'
import { skipUnsubscribed } from '#server/testimonials/request-batches.service.ts'
import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import { hasWorkspace } from '#server/accounts/accounts.service.ts'
import { cancelEmailsTo } from '#server/emails/emails.service.ts'
import { hashAddress, readSuppression, suppressHash } from '#server/emails/recipients/suppressions.service.ts'
import { readEnding } from '#server/testimonials/unsubscribe-links.ts'
import { unsubscribingNotFound } from './unsubscribing.errors.ts'

/**
 * What a link unsubscribes from. `request` is the one whose email contained it, while it exists with the same address.
 */
type Ending = {
  workspaceId: string
  addressHash: string
  request: { id: string; address: string; language: Unsubscribing['language'] } | null
}

export type UnsubscribingService = ReturnType<typeof createUnsubscribingService>

/** Unsubscribes by the links in emails. Unknown links throw `unsubscribing.not_found` (404). */
export function createUnsubscribingService(deps: { db: Database; clock: Clock; hashKey: string }) {
  const { db, clock, hashKey } = deps

  function* findRequest(tx: Tx, token: string): Transactional<Ending | null> {
    const id = requestIdIn(token)
    const workspaceId = yield* findWorkspaceOfRequest(tx, id)
    if (workspaceId === undefined) return null
    const request = yield* getTestimonial(tx, { workspaceId, id })
    const { customerEmail: address, addressChanges, language, erasedAt } = request
    if (!isClientToken('unsubscribe', { token, requestId: id, addressChanges, hashKey })) return null
    if (erasedAt !== null || address === '') return null
    return { workspaceId, addressHash: hashAddress({ address, hashKey }), request: { id, address, language } }
  }

  function* getEnding(tx: Tx, token: string): Transactional<Ending> {
    const named = readEnding(token, hashKey)
    const found = yield* findRequest(tx, token)
    if (found && (!named || named.addressHash === found.addressHash)) return found
    if (named && (yield* hasWorkspace(tx, named.workspaceId))) return { ...named, request: null }
    throw unsubscribingNotFound()
  }

  function* view(tx: Tx, { workspaceId, addressHash, request }: Ending): Transactional<Unsubscribing> {
    const { isSuppressed, isSuppressedForAll } = yield* readSuppression(tx, { workspaceId, addressHash })
    return {
      ...(yield* readBrand(tx, workspaceId)),
      language: request?.language ?? null,
      address: shortAddress(request?.address ?? ''),
      isUnsubscribed: isSuppressed,
      isUnsubscribedFromAll: isSuppressedForAll,
    }
  }

  return {
    getUnsubscribing: (token: string): Promise<Unsubscribing> =>
      db.read(function* (tx) {
        return yield* view(tx, yield* getEnding(tx, token))
      }),

    unsubscribe: ({ token, from }: { token: string; from: 'owner' | 'everybody' }): Promise<Unsubscribing> =>
      db.transaction(function* (tx) {
        const ending = yield* getEnding(tx, token)
        const { addressHash, request } = ending
        const now = clock.now()
        const workspaceId = from === 'everybody' ? null : ending.workspaceId
        yield* suppressHash(tx, { addressHash, workspaceId, reason: 'unsubscribed', now })
        if (request) {
          const key = { workspaceId: ending.workspaceId, id: request.id }
          yield* recordUnsubscribed(tx, key, { at: now, by: BY_CLIENT })
          yield* cancelOthers(tx, { address: request.address, workspaceId, now })
          yield* skipUnsubscribed(tx, { address: request.address, workspaceId, now })
        }
        return yield* view(tx, ending)
      }),
  }
}

/** Queued emails not found here are stopped when they are due. */
function* cancelOthers(
  tx: Tx,
  { address, workspaceId, now }: { address: string; workspaceId: string | null; now: Date },
): Transactional<void> {
  const failure = 'The client has unsubscribed.'
  for (const cancelled of yield* cancelEmailsTo(tx, { address, workspaceId, failure })) {
    const key = { workspaceId: cancelled.workspaceId, id: cancelled.testimonialId }
    yield* recordUnsubscribed(tx, key, { at: now, by: BY_SYSTEM })
  }
}

/** The sender's name, as an email app may show it. */
export const nameOf = (owner: Pick<Unsubscribing, 'organisationName' | 'firstName' | 'lastName'>) =>
  owner.organisationName ?? fullName(owner)
