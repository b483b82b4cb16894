import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KnownClient, KnownState } from '#shared/known-clients.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { type EndedOfClient, listEndedOfClients } from '#server/emails/recipients/ended-requests.queries.ts'
import { type EmailRefusal, hashAddress, readRefusals } from '#server/emails/recipients/suppressions.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { mailboxOf } from '#server/kernel/mailbox.ts'
import { listOpenOfMailboxes } from './request-batches.repository.ts'
import { type AddressedRow, listOfAddresses } from './testimonials.repository.ts'

/** Addresses that are read in one turn of the event loop. */
const BATCH_ADDRESSES = 100

type Lookup = { workspaceId: string; addresses: readonly string[]; exceptId: string | undefined }

export type KnownClientsService = ReturnType<typeof createKnownClientsService>

/**
 * Tells an owner what is known of clients before they are asked. Refusals that apply to every workspace are told only
 * of the workspace's own clients: nobody else's addresses can be probed.
 */
export function createKnownClientsService({ db, clock, hashKey }: { db: Database; clock: Clock; hashKey: string }) {
  function* readBatch(tx: Tx, { workspaceId, addresses, exceptId }: Lookup): Transactional<KnownClient[]> {
    const refusalOf = yield* readRefusals(tx, { workspaceId, addresses, now: clock.now(), hashKey })
    const rows = yield* listOfAddresses(tx, { workspaceId, addresses: addresses.map(fold) })
    const inBatch = yield* readInBatches(tx, { workspaceId, addresses })
    const endedOf = yield* readEnded(tx, { workspaceId, addresses, hashKey })
    const ofAddress = Map.groupBy(
      rows.filter(({ id }) => id !== exceptId),
      ({ address }) => address,
    )
    return addresses.flatMap((customerEmail) => {
      const theirs = ofAddress.get(fold(customerEmail)) ?? []
      const refusal = refusalOf(customerEmail)
      const ended = endedOf(customerEmail)
      const isOurs = theirs.length > 0 || ended !== undefined || refusal?.kind === 'do_not_ask'
      const known =
        refusal && isOurs
          ? refused(refusal, theirs)
          : (openOf(theirs) ?? inBatch(customerEmail) ?? answerOf(theirs) ?? ended)
      const answeredAt = theirs.find(({ submittedAt }) => submittedAt)?.submittedAt?.toISOString() ?? null
      return known ? [{ customerEmail, answeredAt, ...known }] : []
    })
  }

  return {
    async listKnownClients(of: Lookup): Promise<{ items: KnownClient[] }> {
      const items: KnownClient[] = []
      for (let start = 0; start < of.addresses.length; start += BATCH_ADDRESSES) {
        const addresses = of.addresses.slice(start, start + BATCH_ADDRESSES)
        items.push(...(await db.read((tx) => readBatch(tx, { ...of, addresses }))))
        await nextTurn()
      }
      return { items }
    },
  }
}

/** Which clients a batch has, saved or planned. */
function* readInBatches(
  tx: Tx,
  { workspaceId, addresses }: Pick<Lookup, 'workspaceId' | 'addresses'>,
): Transactional<(address: string) => Known | undefined> {
  const found = yield* listOpenOfMailboxes(tx, { workspaceId, mailboxes: addresses.map(mailboxOf) })
  const dueAt = new Map(found.map(({ mailbox, at }) => [mailbox, at]))
  return (address) => {
    const at = dueAt.get(mailboxOf(address))
    return at === undefined ? undefined : { state: 'in_batch', at: at?.toISOString() ?? null, testimonialId: null }
  }
}

/** Whose requests ended without an answer, while they still count. */
function* readEnded(
  tx: Tx,
  { workspaceId, addresses, hashKey }: Pick<Lookup, 'workspaceId' | 'addresses'> & { hashKey: string },
): Transactional<(address: string) => Known | undefined> {
  const hashOf = (address: string) => hashAddress({ address, hashKey })
  const found = yield* listEndedOfClients(tx, { workspaceId, addressHashes: addresses.map(hashOf) })
  const newest = new Map<string, EndedOfClient>()
  for (const ended of found) {
    const known = newest.get(ended.addressHash)
    if (!known || known.lastAskedAt < ended.lastAskedAt) newest.set(ended.addressHash, ended)
  }
  return (address) => {
    const ended = newest.get(hashOf(address))
    return ended && { state: 'asked', at: ended.lastAskedAt.toISOString(), testimonialId: null }
  }
}

const fold = (address: string) => address.trim().toLowerCase()

type Known = Omit<KnownClient, 'customerEmail' | 'answeredAt'>

const refusedStates: Record<EmailRefusal['kind'], KnownState> = {
  unsubscribed: 'unsubscribed',
  complained: 'reported_spam',
  declined: 'declined',
  bounced: 'unreachable',
  do_not_ask: 'do_not_ask',
}

function refused(refusal: EmailRefusal, theirs: readonly AddressedRow[]): Known {
  const last = theirs[0]
  const since = {
    unsubscribed: theirs.find(({ unsubscribedAt }) => unsubscribedAt)?.unsubscribedAt,
    declined: refusal.kind === 'declined' ? refusal.at : undefined,
    complained: undefined,
    bounced: undefined,
    do_not_ask: undefined,
  }[refusal.kind]
  return { state: refusedStates[refusal.kind], at: since?.toISOString() ?? null, testimonialId: last?.id ?? null }
}

/** An open request of a client, whose testimonials are given newest first. */
function openOf(theirs: readonly AddressedRow[]): Known | undefined {
  const sent = theirs.find(({ status }) => status === 'sent')
  if (sent) return { state: 'asked', at: sent.sentAt?.toISOString() ?? null, testimonialId: sent.id }
  const pending = theirs.find(({ status }) => status === 'pending')
  if (pending) {
    const { id, scheduledFor, createdAt } = pending
    return {
      state: scheduledFor ? 'planned' : 'saved',
      at: (scheduledFor ?? createdAt).toISOString(),
      testimonialId: id,
    }
  }
  return undefined
}

function answerOf([answered]: readonly AddressedRow[]): Known | undefined {
  return answered && { state: 'answered', at: answered.submittedAt?.toISOString() ?? null, testimonialId: answered.id }
}
