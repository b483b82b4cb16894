import type { OwnExport, OwnPage } from '#shared/own-page.ts'
import { isLanguage, DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { submissionPath } from '#shared/testimonials.ts'
import { fullName } from '#shared/users.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { getMessagesAbout, isForOwner } from '#server/emails/emails.service.ts'
import { readBrand, readAsks } from '#server/forms/forms.service.ts'
import { ownerImagePath } from '#server/images/images.domain.ts'
import { findRefusal } from '#server/emails/recipients/suppressions.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { foldAddress } from '#server/kernel/mailbox.ts'
import { shortAddress } from '#server/kernel/short-address.ts'
import { describeVersion } from '#server/testimonials/details.service.ts'
import { isOpen, partsOf } from '#server/testimonials/testimonials.domain.ts'
import { getHistory, getTestimonial, type TestimonialRow } from '#server/testimonials/testimonials.service.ts'
import { readWalls } from '#server/widgets/widgets.service.ts'
import { isClientToken, requestIdIn } from './client-links.ts'
import { asksToChange, tellHistory, visibilityOf, wordsSeenOf, type WrittenWords } from './own-page.domain.ts'
import { ownPageNotFound } from './own-page.errors.ts'
import { consentOffers } from './submissions.domain.ts'
import {
  type ConsentRow,
  findRequestByLink,
  listAnswers,
  listConsents,
  listVersions,
} from './submissions.repository.ts'

const isSameAddress = (recipient: string, { customerEmail }: TestimonialRow) =>
  foldAddress(recipient) === foldAddress(customerEmail)

/** A client's own page, in the transaction in which it is looked at. */
export function createOwnPageReader(deps: { clock: Clock; hashKey: string; publicUrl: () => string }) {
  const { clock, hashKey } = deps

  const isLinkTo = ({ id: requestId, addressChanges }: { id: string; addressChanges: number }, token: string) =>
    isClientToken('own-page', { token, requestId, addressChanges, hashKey })

  /**
   * Throws `own_page.not_found` (404) for a token that we never gave out, or to an address that was corrected since, and for
   * whatever was erased.
   */
  function* getOwnRow(sql: Sql, token: string): Work<TestimonialRow> {
    const request = yield* findRequestByLink(sql, requestIdIn(token))
    if (!request || !isLinkTo(request, token)) throw ownPageNotFound()
    return yield* getTestimonial(sql, request)
  }

  function* readOwnPage(sql: Sql, row: TestimonialRow): Work<OwnPage> {
    const { workspaceId } = row
    const now = clock.now()
    const brand = yield* readBrand(sql, workspaceId)
    const asks = yield* readAsks(sql, { workspaceId, now })
    const isAnswered = !isOpen(row.status)
    const refusal = yield* findRefusal(sql, { address: row.customerEmail, workspaceId, now, hashKey })
    const isUnsubscribed = refusal?.kind === 'unsubscribed' || refusal?.kind === 'complained'
    // A request that waits is not mailed after no thanks to another one; an answer has nothing to do with it.
    const isDeclined = row.declinedAt !== null || (!isAnswered && refusal?.kind === 'declined')
    const isMailed = !isUnsubscribed && !isDeclined
    return {
      ...brand,
      language: row.language,
      mailsTo: isMailed ? shortAddress(row.customerEmail) : null,
      declinedAt: row.declinedAt?.toISOString() ?? null,
      isUnsubscribed,
      formPath: isAnswered ? null : submissionPath(row.id),
      asks: asksToChange(asks, yield* readWritten(sql, row)),
      consents: consentOffers(brand),
      answer: isAnswered ? yield* readAnswer(sql, row) : null,
    }
  }

  function* readAnswer(sql: Sql, row: TestimonialRow): Work<OwnPage['answer']> {
    const of = { workspaceId: row.workspaceId, testimonialId: row.id }
    const consents = yield* listConsents(sql, of)
    const versions = yield* listVersions(sql, of)
    const history = yield* getHistory(sql, row)
    const { text, answers, ...words } = yield* readWritten(sql, row)
    const visibility = visibilityOf(row)
    return {
      ...words,
      customerName: words.customerName ?? '',
      testimonial: text ?? '',
      answers: [...answers],
      isPrivate: row.isPrivate,
      parts: partsOf(row),
      photoUrl: row.imageId === null ? null : ownerImagePath({ imageId: row.imageId, hashKey, now: clock.now() }),
      submittedAt: (row.submittedAt ?? row.createdAt).toISOString(),
      ...wordsSeenOf(row),
      visibility,
      appearsIn:
        visibility === 'shown'
          ? yield* readWalls(sql, { workspaceId: row.workspaceId, publicUrl: deps.publicUrl() })
          : [],
      earlierWords: versions.map(describeVersion).toReversed(),
      consents: consents.map(describeConsent).toReversed(),
      history: tellHistory(history, { isPrivateAtFirst: consents[0]?.choice === 'private' }).toReversed(),
    }
  }

  return { getOwnRow, readOwnPage, readAnswer }
}

/** The words of a row as they stand. */
export function* readWritten(sql: Sql, row: TestimonialRow): Work<WrittenWords> {
  const { customerName, rating, text, company, role } = row
  const rows = yield* listAnswers(sql, { workspaceId: row.workspaceId, testimonialId: row.id })
  const answers = rows.map(({ questionId, question, answer }) => ({ questionId, question, answer }))
  return { customerName, rating, text, company, role, answers }
}

const describeConsent = ({ choice, wording, locale, givenAt, withdrawnAt }: ConsentRow) => ({
  choice,
  wording,
  language: isLanguage(locale) ? locale : DEFAULT_LANGUAGE,
  givenAt: givenAt.toISOString(),
  endedAt: withdrawnAt?.toISOString() ?? null,
})

export type OwnPageService = ReturnType<typeof createOwnPageService>

export function createOwnPageService(deps: { db: Database; clock: Clock; hashKey: string; publicUrl: () => string }) {
  const { getOwnRow, readOwnPage, readAnswer } = createOwnPageReader(deps)
  return {
    /** Throws `own_page.not_found` (404). */
    getOwnPage: (token: string): Promise<OwnPage> =>
      deps.db.read(function* (sql) {
        return yield* readOwnPage(sql, yield* getOwnRow(sql, token))
      }),

    /** Everything that is kept of one client. Throws `own_page.not_found` (404). */
    exportOwnData: (token: string): Promise<OwnExport> =>
      deps.db.read(function* (sql) {
        const row = yield* getOwnRow(sql, token)
        const brand = yield* readBrand(sql, row.workspaceId)
        const messages = yield* getMessagesAbout(sql, { workspaceId: row.workspaceId, testimonialId: row.id })
        // An address may have been corrected since.
        const mails = messages.filter((mail) => !isForOwner(mail) && isSameAddress(mail.recipient, row))
        return {
          version: 1,
          exportedAt: deps.clock.now().toISOString(),
          askedBy: brand.organisationName ?? fullName(brand),
          customerEmail: row.customerEmail,
          requestedAt: row.createdAt.toISOString(),
          answer: isOpen(row.status) ? null : yield* readAnswer(sql, row),
          mails: mails.map(({ kind, frozen, sentAt }) => ({
            kind,
            subject: frozen?.subject ?? null,
            sentAt: sentAt?.toISOString() ?? null,
          })),
        }
      }),
  }
}
