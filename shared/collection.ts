import * as z from 'zod'
import { emailAddress } from './fields.ts'
import { FORM_STATES } from './forms.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'
import {
  Brand,
  ConsentOffers,
  ExtraFields,
  FORM_LAYOUTS,
  Submission,
  Thanks,
  TESTIMONIAL_MAX_BODY_BYTES,
} from './submissions.ts'

/** What anybody can read of a collection link. */
export const CollectionPage = z.strictObject({
  /** The current address; another one than was asked for when that one was given up. */
  slug: z.string(),
  ...Brand.shape,
  state: z.enum(FORM_STATES),
  /** The owner's message of a closed form, or null. */
  closedMessage: z.string().nullable(),
  /** When a full form takes answers again; null otherwise. */
  opensAt: z.iso.datetime().nullable(),
  /** Nothing unless open. */
  extraFields: ExtraFields,
  layout: z.enum(FORM_LAYOUTS),
  /** The language in which the page opens; null for the visitor's own. */
  language: z.enum(LANGUAGES).nullable(),
  thanks: Thanks,
  /** The email address is needed, and the answer arrives once the visitor has confirmed it. */
  needsConfirmedEmail: z.boolean(),
  /** Programs send answers here, so the browser has to solve a challenge before it sends one. */
  needsProof: z.boolean(),
  consents: ConsentOffers,
  /** Send it back unchanged: it holds the time when the page was opened. */
  openedToken: z.string(),
})
export type CollectionPage = z.infer<typeof CollectionPage>

export const getCollectionPage = defineEndpoint({
  method: 'GET',
  path: '/goodword/collect/:slug',
  access: 'public',
  summary: 'Read the form of a collection link',
  response: CollectionPage,
  errors: ['collection.not_found'],
})

/** Each can be used for one answer through this link, within half an hour. `altcha-lib` solves it. */
export const getProofChallenge = defineEndpoint({
  method: 'GET',
  path: '/goodword/collect/:slug/challenge',
  access: 'public',
  summary: 'Get the challenge that a browser solves before it sends an answer',
  response: z.strictObject({
    /** JSON of the challenge. */
    challenge: z.string(),
  }),
  errors: ['collection.not_found'],
})

export const PROOF_MAX_LENGTH = 2000

export const CollectedAnswer = Submission.extend({
  /** For a receipt, or to confirm the answer if the form needs that. Null for none. */
  customerEmail: emailAddress('Email').nullable(),
  openedToken: z.string().max(200),
  /** JSON of a challenge and its solution, `{ challenge, solution }`. It is read only while the form needs one. */
  proof: z.string().max(PROOF_MAX_LENGTH).optional(),
})
export type CollectedAnswer = z.infer<typeof CollectedAnswer>

export const ReceivedAnswer = z.strictObject({
  /** Path of the client portal, where the testimonial can be edited or withdrawn; null until it is confirmed. */
  portalPath: z.string().nullable(),
  /** With it, the visitor can have the email sent again that confirms the answer; null if that isn't needed. */
  unconfirmedToken: z.string().nullable(),
  /** What the visitor gets for answering; null until it is confirmed, and where there is none. */
  code: Thanks.shape.code,
})
export type ReceivedAnswer = z.infer<typeof ReceivedAnswer>

/**
 * Leaves a testimonial without a request. Honours `Idempotency-Key`. What may be a bot (`collection.too_fast`,
 * `collection.seems_automated`) can be sent again by a person.
 */
export const answerCollectionPage = defineEndpoint({
  method: 'POST',
  path: '/goodword/collect/:slug',
  access: 'public',
  summary: 'Answer through a collection link',
  body: CollectedAnswer,
  maxBodyBytes: TESTIMONIAL_MAX_BODY_BYTES,
  status: 201,
  response: ReceivedAnswer,
  errors: [
    'collection.not_found',
    'collection.closed',
    'collection.full',
    'collection.duplicate',
    'collection.email_needed',
    'confirming.too_many_emails',
    'collection.too_fast',
    'collection.seems_automated',
    'collection.proof_needed',
    'collection.proof_refused',
    'submissions.image_unknown',
    'submissions.storage_full',
    'submissions.consent_unknown',
    'submissions.question_unknown',
    'submissions.choice_repeated',
    'submissions.answer_missing',
  ],
})
