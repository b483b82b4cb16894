import type { PublicRequest, Submission } from '#shared/submissions.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { keyedHash } from '#server/kernel/tokens.ts'
import { allowedFrom, statusAfter } from '#server/testimonials/testimonials.domain.ts'
import { recordSubmission } from '#server/testimonials/testimonials.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { consentFor } from './submissions.domain.ts'
import { alreadyAnswered, consentUnknown, imageUnknown, requestNotFound } from './submissions.errors.ts'
import { findRequestByLink, insertConsent, type RequestRow, saveAnswer } from './submissions.repository.ts'

export type SubmissionsService = ReturnType<typeof createSubmissionsService>

export function createSubmissionsService(deps: { db: Database; clock: Clock; hashKey: string }) {
  const { db, clock } = deps

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

    submitTestimonial: (submission: {
      id: string
      input: Submission
      address: string
      idempotencyKey: string | undefined
    }): Promise<{ isAnswered: true }> =>
      db.transaction(function* (sql) {
        const { id, input, address, idempotencyKey } = submission
        const request = yield* getRequest(sql, id)
        const repeatable = { scope: `submit-testimonial:${id}`, key: idempotencyKey, request: input }
        if (yield* findEarlierResult(sql, repeatable)) return { isAnswered: true }
        const consent = consentFor(yield* getWorkspaceOwner(sql, request.workspaceId))
        if (input.consentVersion !== undefined && input.consentVersion !== consent.version) throw consentUnknown()
        if (input.imageUrl) throw imageUnknown()

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
      }),
  }
}

function* getRequest(sql: Sql, id: string): Work<RequestRow> {
  const request = yield* findRequestByLink(sql, id)
  if (!request) throw requestNotFound()
  return request
}
