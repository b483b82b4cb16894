import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import { CONFIRMATION_EMAILS_MAX } from '#shared/confirming-limits.ts'
import type { Confirmation } from '#shared/confirming.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { portalPath } from '#shared/portal.ts'
import type { Thanks } from '#shared/submissions.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { enqueueConfirmationEmail } from '#server/emails/emails.service.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { findRefusal, foldAddress } from '#server/emails/recipients/suppressions.service.ts'
import { canAskToConfirm, countEmail } from '#server/emails/recipients/throttle.service.ts'
import { confirmableSince } from '#server/forms/collection.domain.ts'
import { findCodeOf } from '#server/forms/codes.service.ts'
import { readBrand, readClientForm, withoutCode } from '#server/forms/forms.service.ts'
import { attachConfirmed } from '#server/images/attached-images.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type ClientLink, clientToken, isClientToken, requestIdIn } from '#server/testimonials/client-links.ts'
import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import { saveCollected } from './collected.service.ts'
import { alreadyConfirmed, confirmationNotFound, tooManyConfirmationEmails } from './confirming.errors.ts'
import { findRequestByLink } from './submissions.repository.ts'
import {
  deleteUnconfirmed,
  deleteUnconfirmedBefore,
  deleteUnconfirmedOf,
  findUnconfirmedByLink,
  saveSending,
  type UnconfirmedRow,
} from './unconfirmed.repository.ts'

type Sending = { hashKey: string; emailLimits: EmailLimits }
type Deps = Sending & {
  db: Database
  clock: Clock
  /** Call it after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}

export type ConfirmingService = ReturnType<typeof createConfirmingService>

/** Visitors of collection links confirm their email address, and with it their answer. */
export function createConfirmingService({ db, clock, hashKey, emailLimits, wakeJobs }: Deps) {
  /** What the token was issued for: an answer that waits, or the testimonial that was made of it. */
  function* getLinked(
    tx: Tx,
    { kind, token }: { kind: ClientLink; token: string },
  ): Transactional<{ waiting: UnconfirmedRow } | { confirmed: TestimonialRow }> {
    const id = requestIdIn(token)
    const isLinkTo = ({ addressChanges }: { addressChanges: number }) =>
      isClientToken(kind, { token, requestId: id, addressChanges: kind === 'confirm' ? addressChanges : 0, hashKey })
    const waiting = yield* findUnconfirmedByLink(tx, { id, since: confirmableSince(clock.now()) })
    if (waiting && isLinkTo(waiting)) return { waiting }
    const found = yield* findRequestByLink(tx, id)
    if (!found || !isLinkTo(found)) throw confirmationNotFound()
    const confirmed = yield* getTestimonial(tx, found)
    if (confirmed.emailConfirmedAt === null) throw confirmationNotFound()
    return { confirmed }
  }

  const portalOf = ({ id: requestId, addressChanges }: Pick<UnconfirmedRow, 'id' | 'addressChanges'>) =>
    portalPath(clientToken('own-page', { requestId, addressChanges, hashKey }))

  return {
    /** Throws `confirming.not_found` (404). */
    getConfirmation: (token: string): Promise<Confirmation> =>
      db.read(function* (tx) {
        const linked = yield* getLinked(tx, { kind: 'confirm', token })
        const { workspaceId, formId } = 'waiting' in linked ? linked.waiting : linked.confirmed
        const { thanks } = yield* readClientForm(tx, { workspaceId, formId, now: clock.now() })
        const shown = {
          ...(yield* readBrand(tx, workspaceId)),
          thanks:
            'confirmed' in linked
              ? { ...thanks, code: yield* findCodeOf(tx, { workspaceId, testimonialId: linked.confirmed.id, thanks }) }
              : withoutCode(thanks),
        }
        if ('confirmed' in linked) {
          const { language } = linked.confirmed
          return {
            ...shown,
            language: language ?? DEFAULT_LANGUAGE,
            answer: null,
            portalPath: portalOf(linked.confirmed),
          }
        }
        const { customerName, rating, text: testimonial, isPrivate, consent } = linked.waiting.written
        const answer = { customerName, rating, testimonial, isPrivate }
        return { ...shown, language: consent.language, answer, portalPath: null }
      }),

    /** Throws `confirming.not_found` (404). */
    async confirmAnswer(token: string): Promise<{ portalPath: string; code: Thanks['code'] }> {
      const received = await db.transaction(function* (tx) {
        const now = clock.now()
        const linked = yield* getLinked(tx, { kind: 'confirm', token })
        const { workspaceId, formId } = 'waiting' in linked ? linked.waiting : linked.confirmed
        yield* lockWorkspace(tx, workspaceId)
        const { thanks } = yield* readClientForm(tx, { workspaceId, formId, now })
        const codeOf = (testimonialId: string) => findCodeOf(tx, { workspaceId, testimonialId, thanks })
        if ('confirmed' in linked)
          return { portalPath: portalOf(linked.confirmed), code: yield* codeOf(linked.confirmed.id) }
        const { sendings: _, ...answer } = linked.waiting
        yield* saveCollected(tx, { ...answer, emailConfirmedAt: now, now }, { hashKey, emailLimits })
        yield* attachConfirmed(tx, answer)
        yield* deleteUnconfirmed(tx, answer)
        return { portalPath: portalOf(answer), code: yield* codeOf(answer.id) }
      })
      wakeJobs()
      return received
    },

    /**
     * Throws `confirming.not_found` (404), `confirming.already_confirmed` and `confirming.too_many_emails` (409). It
     * doesn't tell whether the address takes emails from us.
     */
    async sendConfirmation({
      token,
      customerEmail,
    }: {
      token: string
      customerEmail: string
    }): Promise<{ sendingsLeft: number }> {
      const sendings = await db.transaction(function* (tx) {
        const linked = yield* getLinked(tx, { kind: 'unconfirmed', token })
        if ('confirmed' in linked) throw alreadyConfirmed()
        const { waiting } = linked
        const isSame = foldAddress(customerEmail) === foldAddress(waiting.customerEmail)
        const addressed = { ...waiting, customerEmail, addressChanges: waiting.addressChanges + (isSame ? 0 : 1) }
        return yield* sendAgain(tx, addressed, { hashKey, emailLimits, now: clock.now() })
      })
      wakeJobs()
      return { sendingsLeft: CONFIRMATION_EMAILS_MAX - sendings }
    },
  }
}

type Moment = Sending & { now: Date }

/** Returns how often it was sent by then. Throws `confirming.too_many_emails` (409). */
export function* sendAgain(tx: Tx, answer: UnconfirmedRow, moment: Moment): Transactional<number> {
  const { customerEmail, addressChanges } = answer
  const sendings = answer.sendings + 1
  if (sendings > CONFIRMATION_EMAILS_MAX) throw tooManyConfirmationEmails()
  yield* saveSending(tx, answer, { customerEmail, addressChanges, sendings })
  yield* askToConfirm(tx, answer, moment)
  return sendings
}

/**
 * Enqueues the email, unless its address takes none from this workspace or has had enough: anybody can type any address.
 * Whoever declined a request may still write.
 */
export function* askToConfirm(
  tx: Tx,
  { workspaceId, id: unconfirmedAnswerId, customerEmail: recipient }: UnconfirmedRow,
  { hashKey, emailLimits: limits, now }: Moment,
): Transactional<void> {
  const refusal = yield* findRefusal(tx, { workspaceId, address: recipient, now, hashKey })
  if (refusal && refusal.kind !== 'declined') return
  const sending = { workspaceId, recipient, now, limits, hashKey }
  if (!(yield* canAskToConfirm(tx, sending))) return
  const messageId = yield* enqueueConfirmationEmail(tx, { workspaceId, unconfirmedAnswerId, recipient, now })
  yield* countEmail(tx, { ...sending, messageId, purpose: 'confirmation' })
}

/** What the visitor's page holds, to have the email sent again. */
export const unconfirmedToken = (requestId: string, hashKey: string) =>
  clientToken('unconfirmed', { requestId, hashKey })

/** A client who has everything erased takes along the answers that wait for the same address. */
export const forgetUnconfirmedOf = (
  tx: Tx,
  { workspaceId, address }: { workspaceId: string; address: string },
): Transactional<void> => deleteUnconfirmedOf(tx, { workspaceId, address: foldAddress(address) })

/** Deletes answers that nobody confirmed in time. */
export const sweepUnconfirmed = (tx: Tx, now: Date): Transactional<void> =>
  deleteUnconfirmedBefore(tx, confirmableSince(now))
