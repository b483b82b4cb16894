import type { ReadableStream } from 'node:stream/web'
import type { PublicRequest, Submission } from '#shared/submissions.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { attachToAnswer, type ImagesService } from '#server/images/images.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { keyedHash } from '#server/kernel/tokens.ts'
import { allowedFrom, statusAfter } from '#server/testimonials/testimonials.domain.ts'
import { recordSubmission } from '#server/testimonials/testimonials.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { consentFor } from './submissions.domain.ts'
import { alreadyAnswered, consentUnknown, imageUnknown, requestNotFound } from './submissions.errors.ts'
import {
  type ConsentRow,
  findRequestByLink,
  insertConsent,
  listConsents,
  type RequestRow,
  saveAnswer,
} from './submissions.repository.ts'

export type { ConsentRow } from './submissions.repository.ts'

export type SubmissionsService = ReturnType<typeof createSubmissionsService>

type AnswerImage = { requestId: string; uploadId: string }

export function createSubmissionsService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  images: ImagesService
  /** Called after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}) {
  const { db, clock, images } = deps

  async function getPlace(requestId: string) {
    const request = await db.read((sql) => getRequest(sql, requestId))
    const isOpen = statusAfter(request.status, 'submit') !== null
    return { isOpen, place: { workspaceId: request.workspaceId, testimonialId: request.id } }
  }

  return {
    getPublicRequest: (id: string): Promise<PublicRequest> =>
      db.read(function* (sql) {
        const request = yield* getRequest(sql, id)
        const owner = yield* getWorkspaceOwner(sql, request.workspaceId)
        const consent = consentFor(owner)
        const isAnswered = statusAfter(request.status, 'submit') === null
        return {
          id: request.id,
          customerName: isAnswered ? null : request.customerName,
          organisationName: owner.organisationName,
          firstName: owner.firstName,
          lastName: owner.lastName,
          isAnswered,
          consent: { version: consent.version, text: consent.text },
        }
      }),

    submitTestimonial: async (submission: {
      id: string
      input: Submission
      address: string
      idempotencyKey: string | undefined
    }): Promise<{ isAnswered: true }> => {
      const answered = await db.transaction(function* (sql): Work<{ isAnswered: true }> {
        const { id, input, address, idempotencyKey } = submission
        const request = yield* getRequest(sql, id)
        const repeatable = { scope: `submit-testimonial:${id}`, key: idempotencyKey, request: input }
        if (yield* findEarlierResult(sql, repeatable)) return { isAnswered: true }
        const consent = consentFor(yield* getWorkspaceOwner(sql, request.workspaceId))
        if (input.consentVersion !== undefined && input.consentVersion !== consent.version) throw consentUnknown()
        const image = input.imageUrl ? images.parseImageUrl(input.imageUrl) : undefined
        if (image === null) throw imageUnknown()

        const now = clock.now()
        const isSaved = yield* saveAnswer(
          sql,
          request,
          {
            customerName: input.customerName,
            rating: input.rating || null,
            text: input.testimonial,
            isPrivate: input.isPrivate,
            submittedAt: now,
          },
          { ifStatus: allowedFrom.submit },
        )
        if (!isSaved) throw alreadyAnswered()
        if (image) {
          const picture = { workspaceId: request.workspaceId, testimonialId: id, reference: image, now }
          if (!(yield* attachToAnswer(sql, picture))) throw imageUnknown()
        }
        yield* insertConsent(sql, {
          testimonialId: id,
          workspaceId: request.workspaceId,
          choice: input.isPrivate ? 'private' : 'public',
          version: consent.version,
          wording: consent.text,
          wordingHash: consent.hash,
          locale: 'en',
          addressHash: keyedHash(deps.hashKey, address),
          givenAt: now,
        })
        yield* recordSubmission(sql, request, now)
        yield* rememberResult(sql, repeatable, { entityId: id, now })
        return { isAnswered: true }
      })
      deps.wakeJobs()
      return answered
    },

    /** Takes a picture for an open request; it belongs to the answer once that names it. */
    async receiveImage({ requestId, uploadId }: AnswerImage, stream: ReadableStream): Promise<void> {
      const { isOpen, place } = await getPlace(requestId)
      if (!isOpen) throw alreadyAnswered()
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

function* getRequest(sql: Sql, id: string): Work<RequestRow> {
  const request = yield* findRequestByLink(sql, id)
  if (!request) throw requestNotFound()
  return request
}

/** What the clients of a workspace agreed to, or one of them, oldest first. */
export const getConsents = (sql: Sql, of: { workspaceId: string; testimonialId?: string }): Work<ConsentRow[]> =>
  listConsents(sql, of)
