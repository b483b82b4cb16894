import type { Database, Sql, Work } from '#server/db/database.ts'
import type { Log } from '#server/kernel/log.ts'
import {
  recordBounced,
  recordComplained,
  recordDelivered,
  recordDeliveryDelayed,
  recordNotSentAfterAll,
  recordRefusal,
} from '#server/testimonials/mail-standing.service.ts'
import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import { hasWorkspace, pauseSending } from '#server/workspaces/workspaces.service.ts'
import { noteDomainChanged } from '#server/emails/domains/domains.service.ts'
import {
  cancelMailsTo,
  type EmailMessage,
  findMessageById,
  findMessageByProvider,
  getMessagesAbout,
  markDelivery,
  takeBackSent,
} from '../emails.service.ts'
import type { MailEvent, MailEventReader, MailNews } from '../mail-events.ts'
import type { MailKindDeps } from '#server/emails/letters/mail-kind.ts'
import { noWebhook } from '#server/emails/recipients/sending.errors.ts'
import { findAsked, giveTurnBack } from '#server/emails/recipients/sending-turns.service.ts'
import { createMailSettling } from '../settling.service.ts'
import {
  countComplaints,
  foldAddress,
  hashAddress,
  suppressAddress,
  suppressHash,
} from '#server/emails/recipients/suppressions.service.ts'
import { failedProblem, lateProblem, returnedProblem } from './return-reason.domain.ts'
import { deleteMailEventsBefore, insertMailEvent } from './webhooks.repository.ts'

type Told = Extract<MailEvent, { about: 'mail' }>

const DAY_MS = 24 * 60 * 60 * 1000
const COMPLAINTS_COUNT_FOR_MS = 90 * DAY_MS
const COMPLAINTS_MAX = 2
// Longer than the mail service goes on telling the same.
const EVENTS_ARE_KEPT_FOR_MS = 30 * DAY_MS

export type WebhooksService = ReturnType<typeof createWebhooksService>

/**
 * What the mail service tells of mails after it took them. Each telling is carried out once, whatever the order they come
 * in, and what is known of a mail never goes backwards. Nothing of a telling is kept but that it came.
 */
export function createWebhooksService(
  deps: MailKindDeps & {
    db: Database
    log: Log
    /** Undefined where no webhook is set up. */
    mailEvents: MailEventReader | undefined
    wakeJobs: () => void
  },
) {
  const { db, clock, hashKey, log } = deps
  const settling = createMailSettling(deps)

  /** Ours only if the service calls it as we know that it does, or we have not heard yet how it is called. */
  function* findMessage(sql: Sql, { messageTag, providerId }: Told): Work<EmailMessage | undefined> {
    const tagged = messageTag === null ? undefined : yield* findMessageById(sql, messageTag)
    const isItsName = tagged && (tagged.providerId === null || tagged.providerId === providerId)
    return isItsName ? tagged : yield* findMessageByProvider(sql, providerId)
  }

  function* takeIn(sql: Sql, message: EmailMessage, { news, providerId }: Told): Work<void> {
    if (news.kind === 'failed') return yield* takeBack(sql, message, failedProblem(news.reason))
    // Whoever tells what became of it has taken it.
    if (message.status === 'queued' || message.status === 'uncertain')
      yield* settling.settleSent(sql, message, { providerId })
    if (news.kind === 'returned') return yield* takeReturn(sql, message, returnedProblem(news.reason))
    if (news.kind === 'complained') return yield* takeComplaint(sql, message)
    if (news.kind !== 'accepted') yield* takeProgress(sql, message, news)
  }

  function* takeProgress(
    sql: Sql,
    message: EmailMessage,
    news: Extract<MailNews, { kind: 'late' | 'delivered' }>,
  ): Work<void> {
    const now = clock.now()
    const delivery = news.kind === 'late' ? 'delayed' : 'delivered'
    if (!(yield* markDelivery(sql, message, { delivery, at: now }))) return
    const request = yield* findRequestOf(sql, message)
    if (!request?.isNewest) return
    if (news.kind === 'delivered') yield* recordDelivered(sql, request.key, now)
    else yield* recordDeliveryDelayed(sql, request.key, lateProblem(news.reason))
  }

  function* takeReturn(sql: Sql, message: EmailMessage, problem: string): Work<void> {
    const now = clock.now()
    const isNews = yield* markDelivery(sql, message, { delivery: 'bounced', at: now })
    if (!isNews && message.delivery === 'bounced') return
    const { recipient: address } = message
    yield* suppressAddress(sql, { address, workspaceId: null, reason: 'bounced', now, hashKey })
    const request = yield* findRequestOf(sql, message)
    if (request) yield* recordBounced(sql, request.key, { at: now, problem })
    yield* cancelOthers(sql, { address, kind: 'bounced' })
  }

  function* takeComplaint(sql: Sql, message: EmailMessage): Work<void> {
    const now = clock.now()
    if (!(yield* markDelivery(sql, message, { delivery: 'complained', at: now }))) return
    const { recipient: address, workspaceId } = message
    yield* suppressAddress(sql, { address, workspaceId: null, reason: 'complained', now, hashKey })
    const request = yield* findRequestOf(sql, message)
    if (request) yield* recordComplained(sql, request.key, now)
    yield* cancelOthers(sql, { address, kind: 'complained' })
    if (isToClient(message))
      yield* countComplaintOf(sql, { workspaceId, addressHash: hashAddress({ address, hashKey }) })
  }

  function* countComplaintOf(
    sql: Sql,
    { workspaceId, addressHash }: { workspaceId: string; addressHash: string },
  ): Work<void> {
    const now = clock.now()
    yield* suppressHash(sql, { addressHash, workspaceId, reason: 'complained', now })
    const since = new Date(now.getTime() - COMPLAINTS_COUNT_FOR_MS)
    const complaints = yield* countComplaints(sql, { workspaceId, since })
    if (complaints >= COMPLAINTS_MAX && (yield* pauseSending(sql, { workspaceId, now })))
      log.warn({ workspaceId, complaints }, 'sending is paused for complaints')
  }

  /** A mail that is there no more, since its request was taken back or erased: whom it asked is known for a month. */
  function* takeInGone(sql: Sql, { news, messageTag }: Told): Work<void> {
    if (news.kind !== 'returned' && news.kind !== 'complained') return
    if (messageTag === null || (yield* findMessageById(sql, messageTag))) return
    const asked = yield* findAsked(sql, messageTag)
    if (!asked) return
    const reason = news.kind === 'returned' ? 'bounced' : 'complained'
    yield* suppressHash(sql, { addressHash: asked.addressHash, workspaceId: null, reason, now: clock.now() })
    if (reason === 'complained' && (yield* hasWorkspace(sql, asked.workspaceId))) yield* countComplaintOf(sql, asked)
  }

  /** The service took it and then did not send it. */
  function* takeBack(sql: Sql, message: EmailMessage, problem: string): Work<void> {
    if (message.status === 'queued') return yield* settling.settleFailed(sql, message, problem)
    if (!(yield* takeBackSent(sql, message, problem))) return
    yield* giveTurnBack(sql, message.id)
    const request = yield* findRequestOf(sql, message)
    if (request?.isNewest && message.kind === 'request')
      yield* recordNotSentAfterAll(sql, request.key, { at: clock.now(), problem, isOnly: request.isOnly })
  }

  /** What waits without being found here is found out about when it is to be sent. */
  function* cancelOthers(sql: Sql, { address, kind }: { address: string; kind: 'bounced' | 'complained' }): Work<void> {
    const failure = 'The address gets no mails any more.'
    for (const cancelled of yield* cancelMailsTo(sql, { address, workspaceId: null, failure })) {
      if (cancelled.kind !== 'request') continue
      const key = { workspaceId: cancelled.workspaceId, id: cancelled.testimonialId }
      yield* recordRefusal(sql, key, { refusal: { kind }, now: clock.now() })
    }
  }

  return {
    /** Throws `emails.no_webhook` (503), and `emails.webhook_refused` (400) for what was not signed just now. */
    async takeCall(call: Parameters<MailEventReader['readEvent']>[0]): Promise<void> {
      if (!deps.mailEvents) throw noWebhook()
      const event = deps.mailEvents.readEvent(call)
      await db.transaction(function* (sql) {
        const now = clock.now()
        const message = event.about === 'mail' ? yield* findMessage(sql, event) : undefined
        const { id, type } = event
        if (!(yield* insertMailEvent(sql, { id, type, messageId: message?.id ?? null, receivedAt: now }))) return
        if (event.about === 'domain') yield* noteDomainChanged(sql, { providerId: event.providerId, now })
        if (event.about === 'mail') yield* message ? takeIn(sql, message, event) : takeInGone(sql, event)
      })
      deps.wakeJobs()
    },
  }
}

const isToClient = ({ kind }: EmailMessage) => kind === 'request' || kind === 'reminder' || kind === 'receipt'

/** The request that a mail asked for, while it is to the same address. */
function* findRequestOf(
  sql: Sql,
  { id, workspaceId, testimonialId, kind, recipient }: EmailMessage,
): Work<{ key: { workspaceId: string; id: string }; isNewest: boolean; isOnly: boolean } | undefined> {
  if (testimonialId === null || (kind !== 'request' && kind !== 'reminder')) return undefined
  const key = { workspaceId, id: testimonialId }
  const { customerEmail } = yield* getTestimonial(sql, key)
  if (foldAddress(customerEmail) !== foldAddress(recipient)) return undefined
  const messages = yield* getMessagesAbout(sql, { workspaceId, testimonialId })
  const asking = messages.filter((message) => message.kind === 'request' || message.kind === 'reminder')
  return { key, isNewest: asking.at(-1)?.id === id, isOnly: asking.length === 1 }
}

/** Forgets tellings that nobody repeats any more. */
export const sweepMailEvents = (sql: Sql, now: Date): Work<void> =>
  deleteMailEventsBefore(sql, new Date(now.getTime() - EVENTS_ARE_KEPT_FOR_MS))
