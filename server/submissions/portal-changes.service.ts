import { type ShownWords, stillShown } from '#shared/excerpt.ts'
import { isLanguage } from '#shared/languages.ts'
import type { VersionSeen } from '#shared/portal.ts'
import type { ShownParts, AnswerFields } from '#shared/submissions.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { recordErasure } from '#server/db/erasures.ts'
import { cancelRequestEmails } from '#server/emails/emails.service.ts'
import { rememberDecline } from '#server/emails/recipients/suppressions.service.ts'
import { readClientForm } from '#server/forms/forms.service.ts'
import { publishImage } from '#server/images/attached-images.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type EventRow, listConsents } from '#server/testimonials/history.queries.ts'
import { deleteOpenSuggestion } from '#server/testimonials/spelling.queries.ts'
import { isOpen, type Move, partsOf, searchTextOf } from '#server/testimonials/testimonials.domain.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import { recordClientEvents } from '#server/testimonials/testimonials.service.ts'
import { hideTranslations } from '#server/testimonials/translations.queries.ts'
import { enqueueNoticeEmails } from './answer-emails.service.ts'
import { answersTo } from './answers.service.ts'
import { asksToChange, isSameAnswer, versionSeenOf } from './portal.domain.ts'
import { changedMeanwhile, testimonialWithdrawn } from './portal.errors.ts'
import { deleteAnswers, endConsents } from './portal.repository.ts'
import { readWritten } from './portal.service.ts'
import {
  aboutRow,
  createPortalWriting,
  endedBy,
  getConsent,
  move,
  refuseTooMany,
  refuseUnanswered,
} from './portal-writing.service.ts'
import { type Consent, partsToShow } from './submissions.domain.ts'
import { alreadyAnswered } from './submissions.errors.ts'
import { insertAnswers } from './submissions.repository.ts'

type Asking = { token: string; address: string }
type Choices = { isPrivate: boolean; parts: ShownParts }

export type PortalChangesService = ReturnType<typeof createPortalChangesService>

/**
 * What clients change in the client portal. Each permission is a new consent, saved before the row changes, and the
 * previous one ends after that, so that nothing is ever public without a consent.
 */
export function createPortalChangesService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  publicUrl: () => string
  /** Call it after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}) {
  const { clock } = deps
  const { change, permit, keepEarlierVersion } = createPortalWriting(deps)

  return {
    /**
     * Throws `own_page.not_found` (404), `own_page.not_answered` and `own_page.changed_meanwhile` (409),
     * `own_page.changed_too_often` (429), and 422 for a consent or a question that is not known.
     */
    reviseTestimonial: ({
      token,
      address,
      input,
    }: Asking & { input: AnswerFields & { was?: VersionSeen | undefined; consentVersion: string } }) =>
      change(token, function* (tx, row) {
        refuseUnanswered(row)
        const consent = yield* getConsent(tx, row, input.consentVersion)
        const written = yield* readWritten(tx, row)
        const { workspaceId, formId } = row
        const form = yield* readClientForm(tx, { workspaceId, formId, now: clock.now() })
        const extraFields = asksToChange(form.extraFields, written)
        const sentence = {
          customerName: input.customerName,
          rating: input.rating || null,
          text: input.testimonial,
          company: input.company,
          role: input.role,
        }
        const answers = answersTo(extraFields.questions, input)
        const shown = stillShown({ text: input.testimonial, language: row.language }, row)
        const isSame = isSameAnswer(written, { ...sentence, answers })
        const hidesReply = !isSame && row.reply !== null && !row.isReplyOutdated
        if (isSame && !row.withdrawnAt) return
        if (input.was && !wereSeen(row, input.was)) throw changedMeanwhile()
        yield* refuseTooMany(tx, row)

        const now = clock.now()
        const choice = row.isPrivate ? 'private' : 'public'
        const parts = partsToShow({ ...sentence, parts: partsOf(row) }, extraFields)
        const permitted = yield* permit(tx, row, { choice, parts, consent, address })
        if (!isSame) {
          yield* keepEarlierVersion(tx, row, written)
          yield* deleteAnswers(tx, row)
          yield* insertAnswers(tx, { workspaceId: row.workspaceId, testimonialId: row.id, answers })
        }
        yield* move(tx, row, 'revise', {
          ...sentence,
          ...shown,
          isCompanyShown: parts.company,
          searchText: searchTextOf({ ...sentence, customerEmail: row.customerEmail }),
          isReplyOutdated: row.isReplyOutdated || hidesReply,
          revisedAt: isSame ? row.revisedAt : now,
          withdrawnAt: null,
        })
        yield* endConsents(tx, row, { at: now, except: permitted })
        const hidesTranslations = row.text !== input.testimonial && (yield* hideTranslations(tx, aboutRow(row)))
        const endsSuggestion = yield* deleteOpenSuggestion(tx, aboutRow(row))
        yield* recordClientEvents(tx, row, {
          kinds: [
            row.withdrawnAt ? 'shared_again' : 'revised',
            ...endedBy(row, shown),
            ...(hidesReply ? (['reply_hidden'] as const) : []),
            ...(hidesTranslations ? (['translations_hidden'] as const) : []),
            ...(endsSuggestion ? (['spelling_ended'] as const) : []),
          ],
          at: now,
        })
        yield* enqueueNoticeEmails(tx, { workspaceId: row.workspaceId, testimonialId: row.id, now })
      }),

    /** Like `reviseTestimonial`, and throws `own_page.withdrawn` (409). */
    changePortalVisibility: ({
      token,
      address,
      input,
    }: Asking & { input: Choices & { was?: Choices | undefined; consentVersion: string } }) =>
      change(token, function* (tx, row) {
        refuseUnanswered(row)
        if (row.withdrawnAt) throw testimonialWithdrawn()
        const { isPrivate, parts } = input
        // Showing less is covered by the earlier consent, whatever today's wording is.
        const inForce = showsNoMore(row, input) ? yield* findConsentInForce(tx, row) : undefined
        const consent = inForce ?? (yield* getConsent(tx, row, input.consentVersion))
        // Showing less can only follow showing more, so this is bounded too.
        if (!inForce) yield* refuseTooMany(tx, row)
        const kinds: EventRow['kind'][] = []
        if (isPrivate !== row.isPrivate) kinds.push(isPrivate ? 'made_private' : 'made_public')
        if (!hasSameParts(parts, partsOf(row))) kinds.push('shown_parts_changed')
        if (kinds.length === 0) return
        if (input.was && !stands(row, input.was)) throw changedMeanwhile()

        const now = clock.now()
        const permitted = yield* permit(tx, row, { choice: isPrivate ? 'private' : 'public', parts, consent, address })
        yield* move(tx, row, moveOf(row, isPrivate), {
          isPrivate,
          isNameShown: parts.name,
          isPhotoShown: parts.photo,
          isCompanyShown: parts.company,
          areAnswersShown: parts.answers,
        })
        yield* endConsents(tx, row, { at: now, except: permitted })
        yield* publishImage(tx, { workspaceId: row.workspaceId, testimonialId: row.id })
        if (showsNoMore(row, input)) yield* recordErasure(tx, { kind: 'withdrawn', testimonialId: row.id, at: now })
        yield* recordClientEvents(tx, row, { kinds, at: now })
      }),

    /** Throws `own_page.not_found` (404) and `own_page.not_answered` (409). */
    withdrawTestimonial: (token: string) =>
      change(token, function* (tx, row) {
        refuseUnanswered(row)
        if (!row.withdrawnAt) yield* withdraw(tx, row, clock.now())
      }),

    /** Throws `own_page.not_found` (404) and `submissions.already_answered` (409). */
    declineRequest: (token: string) =>
      change(token, function* (tx, row) {
        if (!isOpen(row.status)) throw alreadyAnswered()
        if (row.declinedAt) return
        const now = clock.now()
        yield* move(tx, row, 'decline', {
          declinedAt: now,
          emailState: row.emailState === 'queued' ? 'none' : row.emailState,
        })
        const { workspaceId, customerEmail } = row
        yield* cancelRequestEmails(tx, { workspaceId, testimonialId: row.id })
        yield* rememberDecline(tx, { address: customerEmail, workspaceId, now, hashKey: deps.hashKey })
        yield* recordClientEvents(tx, row, { kinds: ['declined'], at: now })
      }),
  }
}

/** Nobody sees the testimonial any more, until its client shares it again. */
export function* withdraw(tx: Tx, row: TestimonialRow, now: Date): Transactional<void> {
  yield* move(tx, row, 'withdraw', { ...NOTHING_SHOWN, withdrawnAt: now })
  yield* endConsents(tx, row, { at: now })
  const endsSuggestion = yield* deleteOpenSuggestion(tx, aboutRow(row))
  yield* recordErasure(tx, { kind: 'withdrawn', testimonialId: row.id, at: now })
  yield* recordClientEvents(tx, row, {
    kinds: ['withdrawn', ...endedBy(row, NOTHING_SHOWN), ...(endsSuggestion ? (['spelling_ended'] as const) : [])],
    at: now,
  })
}

const NOTHING_SHOWN: ShownWords = { excerpt: null, highlight: null }

const PARTS = ['name', 'photo', 'company', 'answers'] as const
const hasSameParts = (one: ShownParts, other: ShownParts) => PARTS.every((part) => one[part] === other[part])

const stands = (row: TestimonialRow, { isPrivate, parts }: Choices) =>
  isPrivate === row.isPrivate && hasSameParts(parts, partsOf(row))

function wereSeen(row: TestimonialRow, was: VersionSeen): boolean {
  const { revisedAt, withdrawnAt } = versionSeenOf(row)
  return was.revisedAt === revisedAt && was.withdrawnAt === withdrawnAt
}

const showsNoMore = (row: TestimonialRow, { isPrivate, parts }: Choices) =>
  (isPrivate || !row.isPrivate) && PARTS.every((part) => !parts[part] || partsOf(row)[part])

function moveOf(row: TestimonialRow, isPrivate: boolean): Move {
  if (isPrivate === row.isPrivate) return 'show_parts'
  return isPrivate ? 'make_private' : 'make_public'
}

function* findConsentInForce(tx: Tx, { workspaceId, id }: TestimonialRow): Transactional<Consent | undefined> {
  const consents = yield* listConsents(tx, { workspaceId, testimonialId: id })
  const consent = consents.find(({ withdrawnAt }) => withdrawnAt === null)
  if (!consent || !isLanguage(consent.locale)) return undefined
  return { language: consent.locale, version: consent.version, text: consent.wording, hash: consent.wordingHash }
}
