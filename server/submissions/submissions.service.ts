import type { ReadableStream } from 'node:stream/web'
import { ownPagePath } from '#shared/own-page.ts'
import type { RecordedAnswer } from '#server/db/schema/testimonials.ts'
import type { PublicRequest, Question, Submission } from '#shared/submissions.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import type { MailLimits } from '#server/emails/recipients/sending-limits.ts'
import { oweReceipt } from '#server/emails/letters/receipts.service.ts'
import { oweNotice } from '#server/emails/letters/notices.service.ts'
import { forgetDecline } from '#server/emails/recipients/suppressions.service.ts'
import { readAsks, readBrand } from '#server/forms/forms.service.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { attachToAnswer, type ImagesService, removeLeftUploads } from '#server/images/images.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { allowedFrom, isOpen } from '#server/testimonials/testimonials.domain.ts'
import { recordClientEvents } from '#server/testimonials/testimonials.service.ts'
import { clientToken, isMailedMark } from './client-links.ts'
import {
  consentOffers,
  findConsent,
  hashNetworkAddress,
  openedToken,
  partsToShow,
  readOpenedToken,
  suspicionOf,
} from './submissions.domain.ts'
import {
  alreadyAnswered,
  consentUnknown,
  imageUnknown,
  questionUnknown,
  requestNotFound,
} from './submissions.errors.ts'
import {
  type ConsentRow,
  findRequestByLink,
  insertAnswers,
  insertConsent,
  listAnswers,
  listConsents,
  listVersions,
  type AnswerRow,
  type RequestRow,
  saveAnswer,
  type VersionRow,
} from './submissions.repository.ts'

export type { AnswerRow, ConsentRow, VersionRow } from './submissions.repository.ts'

export type SubmissionsService = ReturnType<typeof createSubmissionsService>

type AnswerImage = { requestId: string; uploadId: string }

export function createSubmissionsService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  mailLimits: MailLimits
  images: ImagesService
  /** Called after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}) {
  const { db, clock, images } = deps

  async function getPlace(requestId: string) {
    const request = await db.read((sql) => getRequest(sql, requestId))
    return { status: request.status, place: { workspaceId: request.workspaceId, testimonialId: request.id } }
  }

  return {
    /** `mail` is what the link carried that was opened; empty where it carried nothing. */
    getPublicRequest: ({ id, mail }: { id: string; mail: string }): Promise<PublicRequest> =>
      db.read(function* (sql) {
        const request = yield* getRequest(sql, id)
        const { workspaceId } = request
        const { addressChanges } = request
        const form = { requestId: id, addressChanges, hashKey: deps.hashKey }
        const brand = yield* readBrand(sql, workspaceId)
        const isAnswered = !isOpen(request.status)
        const now = clock.now()
        return {
          id: request.id,
          customerName: isAnswered ? null : request.customerName,
          ...brand,
          isAnswered,
          asks: isAnswered
            ? { company: false, role: false, questions: [] }
            : yield* readAsks(sql, { workspaceId, now }),
          consents: consentOffers(brand),
          openedToken: openedToken({ at: now, isByMail: isMailedMark(mail, form) }, form),
        }
      }),

    submitTestimonial: async (submission: {
      id: string
      input: Submission
      address: string
      idempotencyKey: string | undefined
    }): Promise<{ isAnswered: true; ownPagePath: string }> => {
      const { id, input, address, idempotencyKey } = submission
      const addressChanges = await db.transaction(function* (sql) {
        const request = yield* getRequest(sql, id)
        const { workspaceId } = request
        const repeatable = { scope: `submit-testimonial:${id}`, key: idempotencyKey, request: input }
        if (yield* findEarlierResult(sql, repeatable)) return request.addressChanges
        const consent = findConsent(yield* readBrand(sql, workspaceId), input.consentVersion)
        if (!consent) throw consentUnknown()
        const image = input.imageUrl ? images.parseImageUrl(input.imageUrl) : undefined
        if (image === null) throw imageUnknown()

        const now = clock.now()
        const asks = yield* readAsks(sql, { workspaceId, now })
        const answers = answersTo(asks.questions, input)
        const parts = partsToShow(input, asks)
        const { openedToken: token } = input
        const opening = token === undefined ? null : readOpenedToken(token, { requestId: id, hashKey: deps.hashKey })
        const isSaved = yield* saveAnswer(
          sql,
          request,
          {
            customerName: input.customerName,
            rating: input.rating || null,
            text: input.testimonial,
            company: input.company,
            role: input.role,
            language: consent.language,
            isPrivate: input.isPrivate,
            isNameShown: parts.name,
            isPhotoShown: parts.photo,
            isCompanyShown: parts.company,
            areAnswersShown: parts.answers,
            isAnsweredByMail: opening?.isByMail ?? false,
            suspicion: suspicionOf({ website: input.website, openedAt: opening?.at ?? null, now }),
            submittedAt: now,
          },
          { ifStatus: allowedFrom.submit },
        )
        if (!isSaved) throw alreadyAnswered()
        if (image) {
          const picture = { workspaceId, testimonialId: id, reference: image, now }
          if (!(yield* attachToAnswer(sql, picture))) throw imageUnknown()
        }
        yield* removeLeftUploads(sql, { workspaceId, testimonialId: id, now })
        yield* insertAnswers(sql, { workspaceId, testimonialId: id, answers })
        yield* insertConsent(sql, {
          testimonialId: id,
          workspaceId,
          choice: input.isPrivate ? 'private' : 'public',
          version: consent.version,
          wording: consent.text,
          wordingHash: consent.hash,
          locale: consent.language,
          parts,
          addressHash: hashNetworkAddress({ address, hashKey: deps.hashKey }),
          givenAt: now,
        })
        // An owner could answer a link that was copied, and ask anew.
        if (opening?.isByMail)
          yield* forgetDecline(sql, { address: request.customerEmail, workspaceId, hashKey: deps.hashKey })
        yield* recordClientEvents(sql, request, { kinds: ['submitted'], at: now })
        yield* oweNotice(sql, { workspaceId, testimonialId: id, now })
        const { customerEmail: recipient, sentAt } = request
        const receipt = { workspaceId, testimonialId: id, recipient, wasMailed: sentAt !== null, now }
        yield* oweReceipt(sql, { ...receipt, limits: deps.mailLimits, hashKey: deps.hashKey })
        yield* rememberResult(sql, repeatable, { entityId: id, now })
        return request.addressChanges
      })
      deps.wakeJobs()
      const token = clientToken('own-page', { requestId: id, addressChanges, hashKey: deps.hashKey })
      return { isAnswered: true, ownPagePath: ownPagePath(token) }
    },

    /** Takes a picture for an open request; it belongs to the answer once that names it. */
    async receiveImage({ requestId, uploadId }: AnswerImage, stream: ReadableStream): Promise<void> {
      const { status, place } = await getPlace(requestId)
      if (!isOpen(status)) throw alreadyAnswered()
      await images.receiveUpload({ place, uploadId }, stream)
    },

    async removeImage({ requestId, uploadId }: AnswerImage): Promise<void> {
      const { place } = await getPlace(requestId)
      await images.removeUpload({ place, uploadId })
    },

    async readImage({ requestId, uploadId }: AnswerImage) {
      const { place } = await getPlace(requestId)
      return images.readUpload({ place, uploadId })
    },
  }
}

/** What was answered, in the order of the questions. Throws `submissions.question_unknown` (422). */
export function answersTo(questions: readonly Question[], { answers }: Pick<Submission, 'answers'>): RecordedAnswer[] {
  const given = new Map(answers.flatMap(({ questionId, answer }) => (answer === null ? [] : [[questionId, answer]])))
  if ([...given.keys()].some((id) => !questions.some((question) => question.id === id))) throw questionUnknown()
  return questions.flatMap(({ id, text }) => {
    const answer = given.get(id)
    return answer === undefined ? [] : [{ questionId: id, question: text, answer }]
  })
}

function* getRequest(sql: Sql, id: string): Work<RequestRow> {
  const request = yield* findRequestByLink(sql, id)
  if (!request) throw requestNotFound()
  return request
}

/** The workspace of a request that a client holds a link of; undefined when there is no such request. */
export function* findWorkspaceOfRequest(sql: Sql, requestId: string): Work<string | undefined> {
  return (yield* findRequestByLink(sql, requestId))?.workspaceId
}

/** What the clients of a workspace agreed to, or one of them, oldest first. */
export const getConsents = (sql: Sql, of: { workspaceId: string; testimonialId?: string }): Work<ConsentRow[]> =>
  listConsents(sql, of)

/** What clients answered to the owner's questions. */
export const getAnswers = (sql: Sql, of: { workspaceId: string; testimonialId?: string }): Work<AnswerRow[]> =>
  listAnswers(sql, of)

/** Words that clients replaced, oldest first. */
export const getVersions = (sql: Sql, of: { workspaceId: string; testimonialId?: string }): Work<VersionRow[]> =>
  listVersions(sql, of)
