import * as z from 'zod'
import { optionalLine, optionalText, requiredLine, requiredText } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'

/** Questions that an owner may add to the form. */
export const QUESTIONS_MAX = 3

/** What is shown of a client with public words. Company stands for company and role together. */
export const ShownParts = z.strictObject({
  name: z.boolean(),
  photo: z.boolean(),
  company: z.boolean(),
  answers: z.boolean(),
})
export type ShownParts = z.infer<typeof ShownParts>

/** A consent sentence to show, and the version to send back for it. */
const ConsentOffer = z.strictObject({ version: z.string(), text: z.string() })

/** The sentence in every language that a client may read it in. */
export const ConsentOffers = z.record(z.enum(LANGUAGES), ConsentOffer)
export type ConsentOffers = z.infer<typeof ConsentOffers>

export const QuestionText = requiredLine('Question').pipe(
  z.string().max(140, 'Question can have 140 characters at most.'),
)

/** A question of the owner, which a client may leave out. */
export const Question = z.strictObject({ id: z.string(), text: z.string() })
export type Question = z.infer<typeof Question>

/** A question as it was asked, and what the client wrote. */
export const QuestionAnswer = z.strictObject({ questionId: z.string(), question: z.string(), answer: z.string() })
export type QuestionAnswer = z.infer<typeof QuestionAnswer>

/** Colours of the owner, `#rrggbb`, each legible on the ground of its theme: contrast 4.5 at least. */
export const Accent = z.strictObject({ light: z.string(), dark: z.string() })
export type Accent = z.infer<typeof Accent>

/** How the owner wants to be seen by clients. */
export const Brand = z.strictObject({
  organisationName: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** Path of the organisation's picture, or null. */
  logoUrl: z.string().nullable(),
  accent: Accent.nullable(),
})
export type Brand = z.infer<typeof Brand>

/** What anybody who holds the link may read. Once answered, it tells no more than whom the thanks are from. */
export const PublicRequest = z.strictObject({
  id: z.string(),
  /** Prefills the name; null when the owner gave none, and once answered. */
  customerName: z.string().nullable(),
  ...Brand.shape,
  isAnswered: z.boolean(),
  /** What the owner asks for besides the words. Nothing of it is required; nothing once answered. */
  asks: z.strictObject({ company: z.boolean(), role: z.boolean(), questions: z.array(Question) }),
  consents: ConsentOffers,
  /** To be sent back as it is: says when the form was opened. */
  openedToken: z.string(),
})
export type PublicRequest = z.infer<typeof PublicRequest>

export const getPublicRequest = defineEndpoint({
  method: 'GET',
  path: '/goodword/testimonial/:id',
  access: 'public',
  summary: 'The public form of a request',
  /** `mail` as it stands in the link that was opened: mails of ours carry it. One that is none of ours is as good as none. */
  query: z.strictObject({ mail: z.string().catch('').default('') }),
  response: PublicRequest,
  errors: ['submissions.not_found'],
})

export const TESTIMONIAL_MAX_LENGTH = 10_000

export const QUESTION_ANSWER_MAX_LENGTH = 1000

/** The words of an answer and whose they are. */
export const Words = z.strictObject({
  customerName: requiredLine('Name'),
  /** Stars, 1 to 5; 0 is no rating. */
  rating: z
    .number('Rating must be a number from 0 to 5.')
    .int('Rating must be a whole number.')
    .min(0, 'Rating must be 0 to 5.')
    .max(5, 'Rating must be 0 to 5.')
    .default(0),
  testimonial: requiredText('Testimonial', TESTIMONIAL_MAX_LENGTH),
  /** Null where it is not asked for or was left empty. What is asked for no more is kept, and shown to nobody. */
  company: optionalLine('Company'),
  role: optionalLine('Role'),
  /** Questions that are not the owner's are refused; those left out or empty are not answered. */
  answers: z
    .array(
      z.strictObject({
        questionId: z.string().max(64),
        answer: optionalText('Answer', QUESTION_ANSWER_MAX_LENGTH),
      }),
    )
    .max(QUESTIONS_MAX, `There are ${QUESTIONS_MAX} questions at most.`)
    .default([]),
})
export type Words = z.infer<typeof Words>

/** For words of full length in every field, in any script. */
export const WORDS_MAX_BODY_BYTES = 64 * 1024

const consentVersion = z.string().max(64)

export const Submission = Words.extend({
  isPrivate: z.boolean('Choose Private or Public.'),
  /** Of public words; name and photo unless said otherwise. */
  parts: ShownParts.default({ name: true, photo: true, company: false, answers: false }),
  /** Address of an image that was uploaded here. */
  imageUrl: z.string().max(2048).nullish(),
  /** Version of the consent sentence that the client saw, which also tells its language; the English one when left out. */
  consentVersion: consentVersion.optional(),
  /** The request's, as it was given. */
  openedToken: z.string().max(200).optional(),
  /** A field that no person sees: what stands in it was put there by a program. */
  website: z.string().max(2000).optional(),
})
export type Submission = z.infer<typeof Submission>

/** One request takes one answer. Honours `Idempotency-Key`, so that a lost answer can be asked for again. */
export const submitTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/submit',
  access: 'public',
  summary: 'Answer a request',
  body: Submission,
  maxBodyBytes: WORDS_MAX_BODY_BYTES,
  response: z.strictObject({
    isAnswered: z.literal(true),
    /** Path of the client's own page, for the thanks; it is in the receipt too. */
    ownPagePath: z.string(),
  }),
  errors: [
    'submissions.not_found',
    'submissions.already_answered',
    'submissions.image_unknown',
    'submissions.consent_unknown',
    'submissions.question_unknown',
  ],
})
