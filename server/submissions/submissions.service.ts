import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import { greetingNamesByLanguage } from '#shared/greeting-names.ts'
import { emailSafeName } from '#server/kernel/safe-text.ts'
import type { ReadableStream } from 'node:stream/web'
import { portalPath } from '#shared/portal.ts'
import type { PublicRequest, Submission, Thanks } from '#shared/submissions.ts'
import { hasStorage } from '#server/accounts/room.service.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import { approveByRules } from '#server/approval/approval.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { enqueueReceiptEmail } from './answer-emails.service.ts'
import { answersTo, columnsOf, recordAnswer, requireAnswers } from './answers.service.ts'
import { isEndedLink } from '#server/emails/recipients/ended-requests.queries.ts'
import { forgetDecline } from '#server/emails/recipients/suppressions.service.ts'
import { findCodeOf, findCodeToGive, giveCode } from '#server/forms/codes.service.ts'
import { NO_EXTRA_FIELDS, readBrand, readClientForm, readFormTagIds, withoutCode } from '#server/forms/forms.service.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { attachToAnswer, removeLeftUploads } from '#server/images/attached-images.service.ts'
import type { ImagesService } from '#server/images/images.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { addKnownTags } from '#server/tags/tags.service.ts'
import type { SignOffGate } from '#server/testimonials/sign-off-gate.ts'
import { allowedFrom, isOpen } from '#server/testimonials/testimonials.domain.ts'
import { clientToken, isEmailedMark } from '#server/testimonials/client-links.ts'
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
  requestEnded,
  requestNotFound,
  storageFull,
} from './submissions.errors.ts'
import { findRequestByLink, type RequestRow, saveAnswer } from './submissions.repository.ts'

export type SubmissionsService = ReturnType<typeof createSubmissionsService>

type AnswerImage = { requestId: string; uploadId: string }

export function createSubmissionsService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  emailLimits: EmailLimits
  workspaceLimits: WorkspaceLimits
  images: ImagesService
  signOff: SignOffGate
  /** Call it after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}) {
  const { db, clock, images } = deps

  async function getPlace(requestId: string) {
    const request = await db.read((tx) => getRequest(tx, requestId))
    return { status: request.status, place: { workspaceId: request.workspaceId, testimonialId: request.id } }
  }

  return {
    /** `mail` is the mark in the link that was opened; empty without one. */
    getPublicRequest: ({ id, mail }: { id: string; mail: string }): Promise<PublicRequest> =>
      db.read(function* (tx) {
        const request = yield* getRequest(tx, id)
        const { workspaceId, addressChanges, formId } = request
        const form = { requestId: id, addressChanges, hashKey: deps.hashKey }
        const brand = yield* readBrand(tx, workspaceId)
        const isAnswered = !isOpen(request.status)
        const now = clock.now()
        const asked = yield* readClientForm(tx, { workspaceId, formId, now })
        const { extraFields, layout, language, accent, thanks } = asked
        return {
          id: request.id,
          customerName: isAnswered ? null : request.customerName,
          greetingNames: greetingNamesByLanguage(isAnswered ? '' : emailSafeName(request.customerName ?? '')),
          ...brand,
          accent,
          isAnswered,
          extraFields: isAnswered ? NO_EXTRA_FIELDS : extraFields,
          layout,
          language,
          thanks: isAnswered
            ? { ...thanks, code: yield* findCodeOf(tx, { workspaceId, testimonialId: id, thanks }) }
            : withoutCode(thanks),
          consents: consentOffers(brand, extraFields),
          openedToken: openedToken({ at: now, isByEmail: isEmailedMark(mail, form) }, form),
        }
      }),

    submitTestimonial: async (submission: {
      id: string
      input: Submission
      address: string
      idempotencyKey: string | undefined
    }): Promise<{ isAnswered: true; portalPath: string; code: Thanks['code'] }> => {
      const { id, input, address, idempotencyKey } = submission
      const { addressChanges, given } = await db.transaction(function* (tx) {
        const request = yield* getRequest(tx, id)
        const { workspaceId } = request
        yield* lockWorkspace(tx, workspaceId)
        const repeatable = { scope: `submit-testimonial:${id}`, key: idempotencyKey, request: input }
        const now = clock.now()
        const { extraFields, thanks, codeList } = yield* readClientForm(tx, {
          workspaceId,
          formId: request.formId,
          now,
        })
        const received = (shown: Thanks['code']) => ({ addressChanges: request.addressChanges, given: shown })
        if (yield* findEarlierResult(tx, repeatable))
          return received(yield* findCodeOf(tx, { workspaceId, testimonialId: id, thanks }))
        const consent = findConsent(yield* readBrand(tx, workspaceId), extraFields, input.consentVersion)
        if (!consent) throw consentUnknown()
        const image = input.imageUrl ? images.parseImageUrl(input.imageUrl) : undefined
        if (image === null) throw imageUnknown()

        if (!(yield* hasStorage(tx, { ...deps, workspaceId }))) throw storageFull()
        const answers = answersTo(extraFields.questions, input)
        requireAnswers(extraFields, { input, answers })
        const parts = partsToShow(input, extraFields)
        const code = yield* findCodeToGive(tx, { list: codeList, thanks })
        const { openedToken: token } = input
        const opening = token === undefined ? null : readOpenedToken(token, { requestId: id, hashKey: deps.hashKey })
        const isSaved = yield* saveAnswer(
          tx,
          request,
          {
            ...columnsOf(input, { consent, parts }),
            isAnsweredByEmail: opening?.isByEmail ?? false,
            isRewarded: code !== null,
            suspicion: suspicionOf({ website: input.website, openedAt: opening?.at ?? null, now }),
            submittedAt: now,
          },
          { ifStatus: allowedFrom.submit },
        )
        if (!isSaved) throw alreadyAnswered()
        yield* giveCode(tx, { list: codeList, code, testimonialId: id, now })
        if (image) {
          const imageFile = { workspaceId, testimonialId: id, reference: image, now }
          if (!(yield* attachToAnswer(tx, imageFile))) throw imageUnknown()
        }
        const tagIds = yield* readFormTagIds(tx, request)
        yield* addKnownTags(tx, { workspaceId, testimonialId: id, tagIds })
        yield* removeLeftUploads(tx, { workspaceId, testimonialId: id, now })
        // Only answers to an emailed link count, because owners could answer a copied link themselves and then ask
        // again.
        if (opening?.isByEmail)
          yield* forgetDecline(tx, { address: request.customerEmail, workspaceId, hashKey: deps.hashKey })
        const { hashKey } = deps
        const { isPrivate } = input
        const addressHash = hashNetworkAddress({ address, hashKey })
        const agreed = { isPrivate, answers, consent, parts, addressHash, givenAt: now }
        yield* recordAnswer(tx, { workspaceId, id, ...agreed, now })
        const written = answers.map(({ answer }) => answer)
        yield* approveByRules(tx, { ...deps, workspaceId, id, answers: written, now })
        const { customerEmail: recipient, sentAt } = request
        const receipt = { workspaceId, testimonialId: id, recipient, wasEmailed: sentAt !== null, now }
        yield* enqueueReceiptEmail(tx, { ...receipt, limits: deps.emailLimits, hashKey })
        yield* rememberResult(tx, repeatable, { entityId: id, now })
        return received(code)
      })
      deps.wakeJobs()
      const token = clientToken('own-page', { requestId: id, addressChanges, hashKey: deps.hashKey })
      return { isAnswered: true, portalPath: portalPath(token), code: given }
    },

    /** Saves an image for an open request. It becomes part of the answer that names it. */
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

function* getRequest(tx: Tx, id: string): Transactional<RequestRow> {
  const request = yield* findRequestByLink(tx, id)
  if (request) return request
  throw (yield* isEndedLink(tx, id)) ? requestEnded() : requestNotFound()
}

/** The workspace of a request whose link a client holds; undefined when it doesn't exist. */
export function* findWorkspaceOfRequest(tx: Tx, requestId: string): Transactional<string | undefined> {
  return (yield* findRequestByLink(tx, requestId))?.workspaceId
}
