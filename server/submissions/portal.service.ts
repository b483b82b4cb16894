import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PortalExport, Portal } from '#shared/portal.ts'
import { isLanguage, DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { checkSpelling } from '#shared/spelling-fix.ts'
import { submissionPath } from '#shared/testimonials.ts'
import { fullName } from '#shared/users.ts'
import type { Database, Snapshot, Tx, Transactional } from '#server/db/database.ts'
import { listMessagesAbout } from '#server/emails/emails.queries.ts'
import { isForOwner } from '#server/emails/audiences.domain.ts'
import { isEndedLink } from '#server/emails/recipients/ended-requests.queries.ts'
import { findCodeOf } from '#server/forms/codes.service.ts'
import { readBrand, readClientForm } from '#server/forms/forms.service.ts'
import { ownerImagePath } from '#server/images/images.domain.ts'
import { findRefusal } from '#server/emails/recipients/suppressions.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { foldAddress } from '#server/kernel/mailbox.ts'
import { shortAddress } from '#server/kernel/short-address.ts'
import { describeVersion } from '#server/testimonials/details.service.ts'
import { listTranslations } from '#server/testimonials/translations.queries.ts'
import { findOpenSuggestion, listSuggestions } from '#server/testimonials/spelling.queries.ts'
import { describeSuggestion } from '#server/testimonials/spelling.service.ts'
import { isOpen, partsOf, statusAfter } from '#server/testimonials/testimonials.domain.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import { readWalls } from '#server/widgets/widgets.service.ts'
import {
  type ConsentRow,
  type EventRow,
  describeAnswer,
  listAnswers,
  listConsents,
  listNewestEvents,
  listVersions,
} from '#server/testimonials/history.queries.ts'
import { isClientToken, requestIdIn } from '#server/testimonials/client-links.ts'
import { asksToChange, historyForClient, visibilityOf, versionSeenOf, type WrittenAnswer } from './portal.domain.ts'
import { portalEnded, portalNotFound } from './portal.errors.ts'
import { consentOffers } from './submissions.domain.ts'
import { findRequestByLink } from './submissions.repository.ts'

const isSameAddress = (recipient: string, { customerEmail }: TestimonialRow) =>
  foldAddress(recipient) === foldAddress(customerEmail)

/** Reads the client portal within the caller's transaction. */
export function createPortalReader(deps: { clock: Clock; hashKey: string; publicUrl: () => string }) {
  const { clock, hashKey } = deps

  const isLinkTo = ({ id: requestId, addressChanges }: { id: string; addressChanges: number }, token: string) =>
    isClientToken('own-page', { token, requestId, addressChanges, hashKey })

  /**
   * Throws `own_page.not_found` (404) for a token that we didn't issue, or whose address was corrected since, and for
   * erased requests; `own_page.ended` (410) for requests that ended without an answer.
   */
  function* getPortalRow(tx: Tx, token: string): Transactional<TestimonialRow> {
    const request = yield* findRequestByLink(tx, requestIdIn(token))
    if (!request && (yield* isEndedLink(tx, requestIdIn(token)))) throw portalEnded()
    if (!request || !isLinkTo(request, token)) throw portalNotFound()
    return yield* getTestimonial(tx, request)
  }

  function* readPortal(tx: Tx, row: TestimonialRow): Transactional<Portal> {
    const { workspaceId, formId } = row
    const now = clock.now()
    const brand = yield* readBrand(tx, workspaceId)
    const { extraFields, thanks } = yield* readClientForm(tx, { workspaceId, formId, now })
    const isAnswered = !isOpen(row.status)
    const refusal = yield* findRefusal(tx, { address: row.customerEmail, workspaceId, now, hashKey })
    const isUnsubscribed = refusal?.kind === 'unsubscribed' || refusal?.kind === 'complained'
    // After declining another request, an open request is not emailed either; an answered one is not affected.
    const isDeclined = row.declinedAt !== null || (!isAnswered && refusal?.kind === 'declined')
    const isEmailed = !isUnsubscribed && !isDeclined
    return {
      ...brand,
      language: row.language,
      emailsTo: isEmailed && row.customerEmail !== '' ? shortAddress(row.customerEmail) : null,
      declinedAt: row.declinedAt?.toISOString() ?? null,
      isUnsubscribed,
      formPath: isAnswered ? null : submissionPath(row.id),
      extraFields: asksToChange(extraFields, yield* readWritten(tx, row)),
      consents: consentOffers(brand, { photo: true }),
      code: row.isRewarded ? yield* findCodeOf(tx, { workspaceId, testimonialId: row.id, thanks }) : null,
      answer: isAnswered ? yield* readAnswer(tx, row, yield* listNewest(tx, row)) : null,
    }
  }

  /** `events` are oldest first. */
  function* readAnswer(tx: Tx, row: TestimonialRow, events: readonly EventRow[]): Transactional<Portal['answer']> {
    const of = { workspaceId: row.workspaceId, testimonialId: row.id }
    const consents = yield* listConsents(tx, of)
    const versions = yield* listVersions(tx, of)
    const { text, answers, ...sentence } = yield* readWritten(tx, row)
    const visibility = visibilityOf(row)
    const translations = yield* listTranslations(tx, of)
    return {
      ...sentence,
      customerName: sentence.customerName ?? '',
      testimonial: text ?? '',
      answers: [...answers],
      isPrivate: row.isPrivate,
      parts: partsOf(row),
      photoUrl: row.imageId === null ? null : ownerImagePath({ imageId: row.imageId, hashKey, now: clock.now() }),
      submittedAt: (row.submittedAt ?? row.createdAt).toISOString(),
      ...versionSeenOf(row),
      visibility,
      reply: visibility === 'shown' && !row.isReplyOutdated ? row.reply : null,
      translations:
        visibility === 'shown'
          ? translations.flatMap(({ language, text: words, isOutdated }) =>
              isOutdated ? [] : [{ language, text: words }],
            )
          : [],
      spelling: yield* readSpelling(tx, row),
      appearsIn:
        visibility === 'shown'
          ? yield* readWalls(tx, { workspaceId: row.workspaceId, publicUrl: deps.publicUrl() })
          : [],
      earlierVersions: versions.map(describeVersion).toReversed(),
      consents: consents.map(describeConsent).toReversed(),
      history: historyForClient(events, { isPrivateAtFirst: consents[0]?.choice === 'private' }).toReversed(),
    }
  }

  return { getPortalRow, readPortal, readAnswer }
}

/** The spelling fix that the client can accept now: none while the testimonial is shown nowhere and won't be. */
function* readSpelling(tx: Tx, row: TestimonialRow): Transactional<NonNullable<Portal['answer']>['spelling']> {
  const { workspaceId, id: testimonialId, text: before, language } = row
  if (before === null || !statusAfter(row.status, 'accept_spelling')) return null
  const open = yield* findOpenSuggestion(tx, { workspaceId, testimonialId })
  if (!open) return null
  const check = checkSpelling({ before, after: open.text, language })
  return check.isFix ? { id: open.id, text: open.text, changes: check.changes } : null
}

/** A history that people made is shorter. The export has all of it. */
const SHOWN_EVENTS_MAX = 1000
const EVENTS_PAGE = 500

function* listNewest(tx: Tx, { workspaceId, id }: TestimonialRow): Transactional<EventRow[]> {
  const newest = yield* listNewestEvents(tx, { workspaceId, testimonialId: id, limit: SHOWN_EVENTS_MAX })
  return newest.toReversed()
}

/** Other requests are answered between its pages. */
async function listAll(snapshot: Snapshot, { workspaceId, id }: TestimonialRow): Promise<EventRow[]> {
  const events: EventRow[] = []
  for (;;) {
    const page = { workspaceId, testimonialId: id, limit: EVENTS_PAGE, offset: events.length }
    const found = await snapshot.read((tx) => listNewestEvents(tx, page))
    events.push(...found)
    if (found.length < EVENTS_PAGE) return events.toReversed()
    await nextTurn()
  }
}

/** The current content of a row. */
export function* readWritten(tx: Tx, row: TestimonialRow): Transactional<WrittenAnswer> {
  const { customerName, rating, text, company, role } = row
  const rows = yield* listAnswers(tx, { workspaceId: row.workspaceId, testimonialId: row.id })
  const answers = rows.map(describeAnswer)
  return { customerName, rating, text, company, role, answers }
}

const describeConsent = ({ choice, wording, locale, givenAt, withdrawnAt }: ConsentRow) => ({
  choice,
  wording,
  language: isLanguage(locale) ? locale : DEFAULT_LANGUAGE,
  givenAt: givenAt.toISOString(),
  endedAt: withdrawnAt?.toISOString() ?? null,
})

export type PortalService = ReturnType<typeof createPortalService>

export function createPortalService(deps: { db: Database; clock: Clock; hashKey: string; publicUrl: () => string }) {
  const { getPortalRow, readPortal, readAnswer } = createPortalReader(deps)
  return {
    /** Throws `own_page.not_found` (404). */
    getPortal: (token: string): Promise<Portal> =>
      deps.db.read(function* (tx) {
        return yield* readPortal(tx, yield* getPortalRow(tx, token))
      }),

    /** Everything stored about one client. Throws `own_page.not_found` (404). */
    async exportPortalData(token: string): Promise<PortalExport> {
      const snapshot = await deps.db.openSnapshot()
      try {
        const row = await snapshot.read((tx) => getPortalRow(tx, token))
        const events = await listAll(snapshot, row)
        return await snapshot.read((tx) => readExport(tx, row, events))
      } finally {
        snapshot.close()
      }
    },
  }

  function* readExport(tx: Tx, row: TestimonialRow, events: readonly EventRow[]): Transactional<PortalExport> {
    const brand = yield* readBrand(tx, row.workspaceId)
    const of = { workspaceId: row.workspaceId, testimonialId: row.id }
    const messages = yield* listMessagesAbout(tx, of)
    const suggestions = (yield* listSuggestions(tx, of)).map(describeSuggestion)
    // The address may have been corrected since.
    const sentEmails = messages.filter((email) => !isForOwner(email) && isSameAddress(email.recipient, row))
    return {
      version: 1,
      exportedAt: deps.clock.now().toISOString(),
      askedBy: brand.organisationName ?? fullName(brand),
      customerEmail: row.customerEmail,
      requestedAt: row.createdAt.toISOString(),
      answer: isOpen(row.status) ? null : yield* readAnswer(tx, row, events),
      spellingSuggestions: suggestions.map(({ text, state, at, answeredAt }) => ({ text, state, at, answeredAt })),
      emails: sentEmails.map(({ kind, frozen, sentAt }) => ({
        kind,
        subject: frozen?.subject ?? null,
        sentAt: sentAt?.toISOString() ?? null,
      })),
    }
  }
}
