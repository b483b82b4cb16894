import { isLanguage } from '#shared/languages.ts'
import type { OwnPage, WordsSeen } from '#shared/own-page.ts'
import type { ShownParts, Words } from '#shared/submissions.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { cancelRequestMails } from '#server/emails/emails.service.ts'
import { oweNotice } from '#server/emails/letters/notices.service.ts'
import { rememberDecline } from '#server/emails/recipients/suppressions.service.ts'
import { readAsks, readBrand } from '#server/forms/forms.service.ts'
import { publishImage } from '#server/images/images.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import {
  allowedFrom,
  isOpen,
  type Move,
  partsOf,
  searchTextOf,
  statusAfter,
} from '#server/testimonials/testimonials.domain.ts'
import { type EventRow, recordClientEvents, type TestimonialRow } from '#server/testimonials/testimonials.service.ts'
import { areSameWords, asksToChange, wordsSeenOf, type WrittenWords } from './own-page.domain.ts'
import { changedMeanwhile, changedTooOften, notAnswered, ownWordsWithdrawn } from './own-page.errors.ts'
import { changeOwnRow, countConsents, deleteAnswers, endConsents, insertVersion } from './own-page.repository.ts'
import { createOwnPageReader, readWritten } from './own-page.service.ts'
import { type Consent, findConsent, hashNetworkAddress, partsToShow } from './submissions.domain.ts'
import { alreadyAnswered, consentUnknown } from './submissions.errors.ts'
import { insertAnswers, insertConsent, listConsents } from './submissions.repository.ts'
import { answersTo } from './submissions.service.ts'

// Each is kept with the words it replaced, and all of them are read with the page: more than anybody needs, and bounded.
const PERMISSIONS_MAX = 200

type Asking = { token: string; address: string }
type Choices = { isPrivate: boolean; parts: ShownParts }
type Permission = { choice: 'public' | 'private'; parts: ShownParts; consent: Consent; address: string }

export type OwnChangesService = ReturnType<typeof createOwnChangesService>

/**
 * What a client changes on their own page. Each permission is a new consent: it is there before the row changes, and the one
 * before it ends only after, so that nothing is public without one at any moment.
 */
export function createOwnChangesService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  publicUrl: () => string
  /** Called after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}) {
  const { db, clock } = deps
  const { getOwnRow, readOwnPage } = createOwnPageReader(deps)

  /** One transaction about the row of a token, and the page as it is afterwards. */
  async function change(token: string, work: (sql: Sql, row: TestimonialRow) => Work<void>): Promise<OwnPage> {
    const page = await db.transaction(function* (sql) {
      yield* work(sql, yield* getOwnRow(sql, token))
      return yield* readOwnPage(sql, yield* getOwnRow(sql, token))
    })
    deps.wakeJobs()
    return page
  }

  function* permit(sql: Sql, row: TestimonialRow, permission: Permission): Work<string> {
    const { consent, choice, parts } = permission
    return yield* insertConsent(sql, {
      testimonialId: row.id,
      workspaceId: row.workspaceId,
      choice,
      version: consent.version,
      wording: consent.text,
      wordingHash: consent.hash,
      locale: consent.language,
      parts,
      addressHash: hashNetworkAddress({ address: permission.address, hashKey: deps.hashKey }),
      givenAt: clock.now(),
    })
  }

  function* keepEarlierWords(sql: Sql, row: TestimonialRow, { answers, ...words }: WrittenWords): Work<void> {
    yield* insertVersion(sql, {
      ...words,
      testimonialId: row.id,
      workspaceId: row.workspaceId,
      customerName: words.customerName ?? '',
      text: words.text ?? '',
      answers: [...answers],
      writtenAt: row.revisedAt ?? row.submittedAt ?? row.createdAt,
      replacedAt: clock.now(),
    })
  }

  return {
    /**
     * Throws `own_page.not_found` (404), `own_page.not_answered` and `own_page.changed_meanwhile` (409),
     * `own_page.changed_too_often` (429), and 422 for a consent or a question that is not known.
     */
    reviseOwnWords: ({
      token,
      address,
      input,
    }: Asking & { input: Words & { was?: WordsSeen | undefined; consentVersion: string } }) =>
      change(token, function* (sql, row) {
        refuseUnanswered(row)
        const consent = yield* getConsent(sql, row, input.consentVersion)
        const written = yield* readWritten(sql, row)
        const asks = asksToChange(yield* readAsks(sql, { workspaceId: row.workspaceId, now: clock.now() }), written)
        const words = {
          customerName: input.customerName,
          rating: input.rating || null,
          text: input.testimonial,
          company: input.company,
          role: input.role,
        }
        const answers = answersTo(asks.questions, input)
        const isSame = areSameWords(written, { ...words, answers })
        if (isSame && !row.withdrawnAt) return
        if (input.was && !wereSeen(row, input.was)) throw changedMeanwhile()
        yield* refuseTooMany(sql, row)

        const now = clock.now()
        const choice = row.isPrivate ? 'private' : 'public'
        const parts = partsToShow({ ...words, parts: partsOf(row) }, asks)
        const permitted = yield* permit(sql, row, { choice, parts, consent, address })
        if (!isSame) {
          yield* keepEarlierWords(sql, row, written)
          yield* deleteAnswers(sql, row)
          yield* insertAnswers(sql, { workspaceId: row.workspaceId, testimonialId: row.id, answers })
        }
        yield* move(sql, row, 'revise', {
          ...words,
          isCompanyShown: parts.company,
          searchText: searchTextOf({ ...words, customerEmail: row.customerEmail }),
          revisedAt: isSame ? row.revisedAt : now,
          withdrawnAt: null,
        })
        yield* endConsents(sql, row, { at: now, except: permitted })
        yield* recordClientEvents(sql, row, { kinds: [row.withdrawnAt ? 'shared_again' : 'revised'], at: now })
        yield* oweNotice(sql, { workspaceId: row.workspaceId, testimonialId: row.id, now })
      }),

    /** As `reviseOwnWords`; throws `own_page.withdrawn` (409) too. */
    changeOwnVisibility: ({
      token,
      address,
      input,
    }: Asking & { input: Choices & { was?: Choices | undefined; consentVersion: string } }) =>
      change(token, function* (sql, row) {
        refuseUnanswered(row)
        if (row.withdrawnAt) throw ownWordsWithdrawn()
        const { isPrivate, parts } = input
        // To show less is within what was agreed to before, whatever the sentence is called today.
        const held = showsNoMore(row, input) ? yield* findHeldConsent(sql, row) : undefined
        const consent = held ?? (yield* getConsent(sql, row, input.consentVersion))
        // Less can only follow more, so that it is bounded too.
        if (!held) yield* refuseTooMany(sql, row)
        const kinds: EventRow['kind'][] = []
        if (isPrivate !== row.isPrivate) kinds.push(isPrivate ? 'made_private' : 'made_public')
        if (!hasSameParts(parts, partsOf(row))) kinds.push('shown_parts_changed')
        if (kinds.length === 0) return
        if (input.was && !stands(row, input.was)) throw changedMeanwhile()

        const now = clock.now()
        const permitted = yield* permit(sql, row, { choice: isPrivate ? 'private' : 'public', parts, consent, address })
        yield* move(sql, row, moveOf(row, isPrivate), {
          isPrivate,
          isNameShown: parts.name,
          isPhotoShown: parts.photo,
          isCompanyShown: parts.company,
          areAnswersShown: parts.answers,
        })
        yield* endConsents(sql, row, { at: now, except: permitted })
        yield* publishImage(sql, { workspaceId: row.workspaceId, testimonialId: row.id })
        yield* recordClientEvents(sql, row, { kinds, at: now })
      }),

    /** Throws `own_page.not_found` (404) and `own_page.not_answered` (409). */
    withdrawOwnWords: (token: string) =>
      change(token, function* (sql, row) {
        refuseUnanswered(row)
        if (row.withdrawnAt) return
        const now = clock.now()
        yield* move(sql, row, 'withdraw', { withdrawnAt: now })
        yield* endConsents(sql, row, { at: now })
        yield* recordClientEvents(sql, row, { kinds: ['withdrawn'], at: now })
      }),

    /** Throws `own_page.not_found` (404) and `submissions.already_answered` (409). */
    declineRequest: (token: string) =>
      change(token, function* (sql, row) {
        if (!isOpen(row.status)) throw alreadyAnswered()
        if (row.declinedAt) return
        const now = clock.now()
        yield* move(sql, row, 'decline', {
          declinedAt: now,
          mailState: row.mailState === 'queued' ? 'none' : row.mailState,
        })
        const { workspaceId, customerEmail } = row
        yield* cancelRequestMails(sql, { workspaceId, testimonialId: row.id })
        yield* rememberDecline(sql, { address: customerEmail, workspaceId, now, hashKey: deps.hashKey })
        yield* recordClientEvents(sql, row, { kinds: ['declined'], at: now })
      }),
  }
}

function refuseUnanswered(row: TestimonialRow): void {
  if (isOpen(row.status)) throw notAnswered()
}

function* refuseTooMany(sql: Sql, row: TestimonialRow): Work<void> {
  if ((yield* countConsents(sql, row)) >= PERMISSIONS_MAX) throw changedTooOften()
}

const PARTS = ['name', 'photo', 'company', 'answers'] as const
const hasSameParts = (one: ShownParts, other: ShownParts) => PARTS.every((part) => one[part] === other[part])

const stands = (row: TestimonialRow, { isPrivate, parts }: Choices) =>
  isPrivate === row.isPrivate && hasSameParts(parts, partsOf(row))

function wereSeen(row: TestimonialRow, was: WordsSeen): boolean {
  const { revisedAt, withdrawnAt } = wordsSeenOf(row)
  return was.revisedAt === revisedAt && was.withdrawnAt === withdrawnAt
}

const showsNoMore = (row: TestimonialRow, { isPrivate, parts }: Choices) =>
  (isPrivate || !row.isPrivate) && PARTS.every((part) => !parts[part] || partsOf(row)[part])

function moveOf(row: TestimonialRow, isPrivate: boolean): Move {
  if (isPrivate === row.isPrivate) return 'show_parts'
  return isPrivate ? 'make_private' : 'make_public'
}

function* move(
  sql: Sql,
  row: TestimonialRow,
  made: Move,
  values: Parameters<typeof changeOwnRow>[2]['values'],
): Work<void> {
  const status = statusAfter(row.status, made)
  const isChanged =
    status && (yield* changeOwnRow(sql, row, { values: { ...values, status }, ifStatus: allowedFrom[made] }))
  if (!isChanged) throw new Error('A client’s row changed under its own transaction.')
}

function* findHeldConsent(sql: Sql, { workspaceId, id }: TestimonialRow): Work<Consent | undefined> {
  const consents = yield* listConsents(sql, { workspaceId, testimonialId: id })
  const held = consents.find(({ withdrawnAt }) => withdrawnAt === null)
  if (!held || !isLanguage(held.locale)) return undefined
  return { language: held.locale, version: held.version, text: held.wording, hash: held.wordingHash }
}

function* getConsent(sql: Sql, { workspaceId }: TestimonialRow, version: string): Work<Consent> {
  const consent = findConsent(yield* readBrand(sql, workspaceId), version)
  if (!consent) throw consentUnknown()
  return consent
}
