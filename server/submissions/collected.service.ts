import type * as z from 'zod'
import type { CollectedAnswer } from '#shared/collection.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import type { WrittenAnswer } from '#server/db/schema/unconfirmed-answers.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import type { Collection } from '#server/forms/collection-links.service.ts'
import { findCodeToGive, giveCode } from '#server/forms/codes.service.ts'
import { readBrand, readClientForm, readFormTagIds } from '#server/forms/forms.service.ts'
import { knownService } from '#server/tags/services.service.ts'
import { addKnownTags } from '#server/tags/tags.service.ts'
import { enqueueReceiptEmail } from './answer-emails.service.ts'
import { answersTo, columnsOf, recordAnswer, requireAnswers } from './answers.service.ts'
import { insertCollected } from './collection.repository.ts'
import { findCollectionConsent, partsToShow, suspicionOf } from './submissions.domain.ts'
import { consentUnknown } from './submissions.errors.ts'

type Sent = {
  form: Collection
  input: z.output<typeof CollectedAnswer>
  openedAt: Date
  addressHash: string
  now: Date
}

/**
 * What a visitor wrote and agreed to. Throws `submissions.consent_unknown`, `submissions.question_unknown` and
 * `submissions.answer_missing` (422).
 */
export function* readWritten(tx: Tx, { form, input, openedAt, addressHash, now }: Sent): Transactional<WrittenAnswer> {
  const { workspaceId, id: formId } = form
  const { extraFields, service } = yield* readClientForm(tx, { workspaceId, formId, now })
  const consent = findCollectionConsent(yield* readBrand(tx, workspaceId), extraFields, input.consentVersion)
  if (!consent) throw consentUnknown()
  const answers = answersTo(extraFields.questions, input)
  requireAnswers(extraFields, { input, answers })
  const { customerName, testimonial: text, company, role, isPrivate } = input
  return {
    customerName,
    text,
    company,
    role,
    isPrivate,
    rating: input.rating || null,
    parts: partsToShow(input, extraFields),
    answers,
    consent,
    service,
    suspicion: suspicionOf({ website: undefined, openedAt, now }),
    addressHash,
  }
}

type Collected = {
  workspaceId: string
  id: string
  formId: string
  /** Null for none. */
  customerEmail: string | null
  addressChanges?: number
  written: WrittenAnswer
  writtenAt: Date
  /** Null unless it was needed. */
  emailConfirmedAt: Date | null
  now: Date
}

/** Makes a testimonial of what a visitor wrote, and tells the members and the visitor. */
export function* saveCollected(
  tx: Tx,
  { workspaceId, id, customerEmail, written, writtenAt, now, ...of }: Collected,
  { hashKey, emailLimits: limits }: { hashKey: string; emailLimits: EmailLimits },
): Transactional<void> {
  const { service, suspicion, answers, consent, parts, addressHash, isPrivate } = written
  const key = { workspaceId, id }
  const { thanks, codeList: list } = yield* readClientForm(tx, { workspaceId, formId: of.formId, now })
  const code = yield* findCodeToGive(tx, { list, thanks })
  yield* insertCollected(tx, {
    ...key,
    ...of,
    ...columnsOf({ ...written, testimonial: written.text }, { consent, parts }),
    service: yield* knownService(tx, { workspaceId, service }),
    isRewarded: code !== null,
    customerEmail: customerEmail ?? '',
    suspicion,
    createdAt: now,
    submittedAt: now,
  })
  yield* giveCode(tx, { list, code, testimonialId: id, now })
  const tagIds = yield* readFormTagIds(tx, { workspaceId, formId: of.formId })
  yield* addKnownTags(tx, { workspaceId, testimonialId: id, tagIds })
  const agreed = { isPrivate, answers, consent, parts, addressHash, givenAt: writtenAt }
  yield* recordAnswer(tx, { ...key, ...agreed, now })
  if (customerEmail === null) return
  const wasEmailed = of.emailConfirmedAt !== null
  const receipt = { workspaceId, testimonialId: id, recipient: customerEmail, wasEmailed, now }
  yield* enqueueReceiptEmail(tx, { ...receipt, limits, hashKey })
}
