import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Log } from '#server/kernel/log.ts'
import { pauseSending } from '#server/accounts/suspensions.queries.ts'
import { hasWorkspace } from '#server/accounts/accounts.service.ts'
import { noteDomainChanged } from '#server/emails/domains/domains.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { isForClient } from '../audiences.domain.ts'
import { cancelRefusedEmails } from '../emails.service.ts'
import { type EmailMessage, listMessagesAbout } from '../emails.queries.ts'
import { failSent, findMessageById, findMessageByProvider, markDelivery } from '../emails.repository.ts'
import type { EmailEvent, EmailEventReader, EmailOutcomeReport } from '../email-events.ts'
import { type EmailKinds, type EmailReport, kindOf } from '#server/emails/templates/email-kind.ts'
import { noWebhook, webhookRefused } from '#server/emails/recipients/sending.errors.ts'
import { findAsked, releaseSending } from '#server/emails/recipients/throttle.repository.ts'
import { createEmailSettling } from '../settling.service.ts'
import {
  countComplaints,
  hashAddress,
  suppressAddress,
  suppressHash,
} from '#server/emails/recipients/suppressions.service.ts'
import { failedProblem, lateProblem, returnedProblem } from './return-reason.domain.ts'
import { deleteEmailEventsBefore, insertEmailEvent } from './webhooks.repository.ts'

type OutcomeEvent = Extract<EmailEvent, { about: 'email' }>
type Reported = { kind: 'delivered' | 'complained' } | { kind: 'late' | 'bounced' | 'not_sent'; problem: string }

const DAY_MS = 24 * 60 * 60 * 1000
const COMPLAINTS_COUNT_FOR_MS = 90 * DAY_MS
const COMPLAINTS_MAX = 2
// Longer than the email service keeps repeating an event.
const EVENTS_ARE_KEPT_FOR_MS = 30 * DAY_MS

type WebhookCall = { header: (name: string) => string | undefined; readBody: () => Promise<string> }

export type WebhooksService = ReturnType<typeof createWebhooksService>

/**
 * Processes the email service's events. Each is processed once, in whatever order they arrive, and the delivery status
 * never goes backwards. Only the event's id and time are stored.
 */
export function createWebhooksService(deps: {
  db: Database
  clock: Clock
  kinds: EmailKinds
  emailFrom: string
  hashKey: string
  log: Log
  /** Undefined without a webhook. */
  emailEvents: EmailEventReader | undefined
  wakeJobs: () => void
}) {
  const { db, clock, kinds, hashKey, log } = deps
  const settling = createEmailSettling(deps)

  /** Ours only if the service's id matches the one we know, or we don't know it yet. */
  function* findMessage(tx: Tx, { messageTag, providerId }: OutcomeEvent): Transactional<EmailMessage | undefined> {
    const tagged = messageTag === null ? undefined : yield* findMessageById(tx, messageTag)
    const isItsName = tagged && (tagged.providerId === null || tagged.providerId === providerId)
    return isItsName ? tagged : yield* findMessageByProvider(tx, providerId)
  }

  function* takeIn(tx: Tx, message: EmailMessage, { outcome, providerId }: OutcomeEvent): Transactional<void> {
    if (outcome.kind === 'failed') return yield* cancelJob(tx, message, failedProblem(outcome.reason))
    // If the service reports on it, it was accepted.
    if (message.status === 'queued' || message.status === 'uncertain')
      yield* settling.settleSent(tx, message, { providerId })
    if (outcome.kind === 'returned') return yield* takeReturn(tx, message, returnedProblem(outcome.reason))
    if (outcome.kind === 'complained') return yield* takeComplaint(tx, message)
    if (outcome.kind !== 'accepted') yield* takeProgress(tx, message, outcome)
  }

  function* takeProgress(
    tx: Tx,
    message: EmailMessage,
    outcome: Extract<EmailOutcomeReport, { kind: 'late' | 'delivered' }>,
  ): Transactional<void> {
    const now = clock.now()
    const delivery = outcome.kind === 'late' ? 'delayed' : 'delivered'
    if (!(yield* markDelivery(tx, message, { delivery, at: now }))) return
    if (outcome.kind === 'delivered') yield* report(tx, message, { kind: 'delivered' })
    else yield* report(tx, message, { kind: 'late', problem: lateProblem(outcome.reason) })
  }

  function* takeReturn(tx: Tx, message: EmailMessage, problem: string): Transactional<void> {
    const now = clock.now()
    const isChange = yield* markDelivery(tx, message, { delivery: 'bounced', at: now })
    if (!isChange && message.delivery === 'bounced') return
    const { recipient: address } = message
    yield* suppressAddress(tx, { address, workspaceId: null, reason: 'bounced', now, hashKey })
    yield* report(tx, message, { kind: 'bounced', problem })
    yield* cancelOthers(tx, { address, kind: 'bounced' })
  }

  function* takeComplaint(tx: Tx, message: EmailMessage): Transactional<void> {
    const now = clock.now()
    if (!(yield* markDelivery(tx, message, { delivery: 'complained', at: now }))) return
    const { recipient: address, workspaceId } = message
    yield* suppressAddress(tx, { address, workspaceId: null, reason: 'complained', now, hashKey })
    yield* report(tx, message, { kind: 'complained' })
    yield* cancelOthers(tx, { address, kind: 'complained' })
    if (isForClient(message))
      yield* countComplaintOf(tx, { workspaceId, addressHash: hashAddress({ address, hashKey }) })
  }

  function* countComplaintOf(
    tx: Tx,
    { workspaceId, addressHash }: { workspaceId: string; addressHash: string },
  ): Transactional<void> {
    const now = clock.now()
    yield* suppressHash(tx, { addressHash, workspaceId, reason: 'complained', now })
    const since = new Date(now.getTime() - COMPLAINTS_COUNT_FOR_MS)
    const complaints = yield* countComplaints(tx, { workspaceId, since })
    if (complaints >= COMPLAINTS_MAX && (yield* pauseSending(tx, { workspaceId, now })))
      log.warn({ security: 'sender_suspended', workspaceId, complaints }, 'sending paused because of complaints')
  }

  /**
   * The email was about an account, or it was deleted because its request was removed or erased. Who it asked is known
   * for a month.
   */
  function* takeInGone(tx: Tx, { outcome, messageTag, accountRecipient }: OutcomeEvent): Transactional<void> {
    if (outcome.kind !== 'returned' && outcome.kind !== 'complained') return
    if (accountRecipient !== null && outcome.kind === 'returned')
      yield* suppressAddress(tx, {
        address: accountRecipient,
        workspaceId: null,
        reason: 'bounced',
        now: clock.now(),
        hashKey,
      })
    if (messageTag === null || (yield* findMessageById(tx, messageTag))) return
    const asked = yield* findAsked(tx, messageTag)
    if (!asked) return
    const reason = outcome.kind === 'returned' ? 'bounced' : 'complained'
    yield* suppressHash(tx, { addressHash: asked.addressHash, workspaceId: null, reason, now: clock.now() })
    if (reason === 'complained' && (yield* hasWorkspace(tx, asked.workspaceId))) yield* countComplaintOf(tx, asked)
  }

  /** The service accepted it but didn't send it. */
  function* cancelJob(tx: Tx, message: EmailMessage, problem: string): Transactional<void> {
    if (message.status === 'queued') return yield* settling.settleFailed(tx, message, problem)
    if (!(yield* failSent(tx, message, problem))) return
    yield* releaseSending(tx, message.id)
    yield* report(tx, message, { kind: 'not_sent', problem })
  }

  /** Queued emails not found here are stopped when they are due. */
  const cancelOthers = (
    tx: Tx,
    { address, kind }: { address: string; kind: 'bounced' | 'complained' },
  ): Transactional<void> =>
    cancelRefusedEmails(tx, {
      address,
      workspaceId: null,
      failure: 'This address is blocked because an email bounced or was reported as spam.',
      refusal: { kind },
      now: clock.now(),
      kinds,
    })

  function* report(tx: Tx, message: EmailMessage, reported: Reported): Transactional<void> {
    const onReport = kindOf(message, kinds)?.onReport
    if (!onReport) return
    yield* onReport(tx, message, { ...reported, ...(yield* readPlace(tx, message)), now: clock.now() })
  }

  return {
    /** Throws `emails.no_webhook` (503), and `emails.webhook_refused` (400) without a valid, recent signature. */
    async takeCall({ header, readBody }: WebhookCall): Promise<void> {
      if (!deps.emailEvents) throw noWebhook()
      if (!deps.emailEvents.canBeSigned(header)) throw webhookRefused()
      const event = deps.emailEvents.readEvent({ header, body: await readBody() })
      await db.transaction(function* (tx) {
        const now = clock.now()
        const message = event.about === 'email' ? yield* findMessage(tx, event) : undefined
        const { id, type } = event
        if (!(yield* insertEmailEvent(tx, { id, type, messageId: message?.id ?? null, receivedAt: now }))) return
        if (event.about === 'domain') yield* noteDomainChanged(tx, { providerId: event.providerId, now })
        if (event.about === 'email') yield* message ? takeIn(tx, message, event) : takeInGone(tx, event)
      })
      deps.wakeJobs()
    },
  }
}

/** An email's place among the requests and reminders about its testimonial. */
function* readPlace(
  tx: Tx,
  { id, workspaceId, testimonialId }: EmailMessage,
): Transactional<Pick<EmailReport, 'isNewest' | 'isOnly'>> {
  const messages = testimonialId === null ? [] : yield* listMessagesAbout(tx, { workspaceId, testimonialId })
  const asking = messages.filter(({ kind }) => kind === 'request' || kind === 'reminder')
  return { isNewest: asking.at(-1)?.id === id, isOnly: asking.length === 1 }
}

/** Deletes events that are no longer repeated. */
export const sweepEmailEvents = (tx: Tx, now: Date): Transactional<void> =>
  deleteEmailEventsBefore(tx, new Date(now.getTime() - EVENTS_ARE_KEPT_FOR_MS))
