import * as z from 'zod'
import { requiredLine, requiredText } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'

/**
 * What the client consents to by sending the form. The wording is stored with its version and hash for each answer, so
 * it is changed only by adding a version.
 */
export const CONSENT_VERSION = '2026-11-en'
export const consentText = (organisation: string) =>
  `By sending, you agree that ${organisation} keeps your words and, if you chose Public, may show them with your name and photo.`

/** What anybody who holds the link may read. Once answered, it tells no more than whom the thanks are from. */
export const PublicRequest = z.strictObject({
  id: z.string(),
  /** Prefills the name; null when the owner gave none, and once answered. */
  customerName: z.string().nullable(),
  organisationName: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  isAnswered: z.boolean(),
  /** The consent sentence to show, and the version to send back. */
  consent: z.strictObject({ version: z.string(), text: z.string() }),
})
export type PublicRequest = z.infer<typeof PublicRequest>

export const getPublicRequest = defineEndpoint({
  method: 'GET',
  path: '/goodword/testimonial/:id',
  access: 'public',
  summary: 'The public form of a request',
  response: PublicRequest,
  errors: ['submissions.not_found'],
})

export const TESTIMONIAL_MAX_LENGTH = 10_000

export const Submission = z.strictObject({
  customerName: requiredLine('Name'),
  /** Stars, 1 to 5; 0 is no rating. */
  rating: z
    .number('Rating must be a number from 0 to 5.')
    .int('Rating must be a whole number.')
    .min(0, 'Rating must be 0 to 5.')
    .max(5, 'Rating must be 0 to 5.')
    .default(0),
  testimonial: requiredText('Testimonial', TESTIMONIAL_MAX_LENGTH),
  isPrivate: z.boolean('Choose Private or Public.'),
  /** Address of an image that was uploaded here. */
  imageUrl: z.string().max(2048).nullish(),
  /** Version of the consent sentence that the client saw; the current one when left out. */
  consentVersion: z.string().max(64).optional(),
})
export type Submission = z.infer<typeof Submission>

/** One request takes one answer. Honours `Idempotency-Key`, so that a lost answer can be asked for again. */
export const submitTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/submit',
  access: 'public',
  summary: 'Answer a request',
  body: Submission,
  response: z.strictObject({ isAnswered: z.literal(true) }),
  errors: [
    'submissions.not_found',
    'submissions.already_answered',
    'submissions.image_unknown',
    'submissions.consent_unknown',
  ],
})
