import { CONSENT_VERSION, consentText, type PublicRequest, type Submission } from '#shared/submissions.ts'
import { fullName } from '#shared/users.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { contentHash, keyedHash } from '#server/kernel/tokens.ts'
import { allowedFrom, statusAfter } from '#server/testimonials/testimonials.domain.ts'
import { recordSubmission } from '#server/testimonials/testimonials.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { alreadyAnswered, consentUnknown, imageUnknown, requestNotFound } from './submissions.errors.ts'
import { findRequestByLink, insertConsent, type RequestRow, saveAnswer } from './submissions.repository.ts'

export type SubmissionsService = ReturnType<typeof createSubmissionsService>

export function createSubmissionsService(deps: { db: Database; clock: Clock; addressHashKey: string }) {
  const { db, clock } = deps

  return {
    getPublicRequest: (id: string): Promise<PublicRequest> =>
      db.read(function* (sql) {
        const request = yield* getRequest(sql, id)
        const owner = yield* getWorkspaceOwner(sql, request.workspaceId)
        const isAnswered = statusAfter(request.status, 'submit') === null
        return {
          id: request.id,
          customerName: isAnswered ? null : request.customerName,
          organisationName: owner.organisationName,
          firstName: owner.firstName,
          lastName: owner.lastName,
          isAnswered,
          consent: { version: CONSENT_VERSION, text: consentText(owner.organisationName ?? fullName(owner)) },
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
        if (input.consentVersion !== undefined && input.consentVersion !== CONSENT_VERSION) throw consentUnknown()
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
        yield* recordConsent(sql, request, { isPrivate: input.isPrivate, address, now })
        yield* recordSubmission(sql, request, now)
        yield* rememberResult(sql, repeatable, { entityId: id, now })
        return { isAnswered: true }
      }),
  }

  function* recordConsent(
    sql: Sql,
    { id, workspaceId }: RequestRow,
    { isPrivate, address, now }: { isPrivate: boolean; address: string; now: Date },
  ): Work<void> {
    const owner = yield* getWorkspaceOwner(sql, workspaceId)
    const wording = consentText(owner.organisationName ?? fullName(owner))
    yield* insertConsent(sql, {
      testimonialId: id,
      workspaceId,
      choice: isPrivate ? 'private' : 'public',
      version: CONSENT_VERSION,
      wording,
      wordingHash: contentHash(wording),
      locale: 'en',
      addressHash: keyedHash(deps.addressHashKey, address),
      givenAt: now,
    })
  }
}

function* getRequest(sql: Sql, id: string): Work<RequestRow> {
  const request = yield* findRequestByLink(sql, id)
  if (!request) throw requestNotFound()
  return request
}
