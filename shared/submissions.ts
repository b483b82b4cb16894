import * as z from 'zod'
import { optionalLine, optionalText, requiredLine, requiredText, stars } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'

/** How many questions an owner can add to the form. */
export const QUESTIONS_MAX = 5

/** What is shown about a client with a public testimonial. `company` covers company and role. */
export const ShownParts = z.strictObject({
  name: z.boolean(),
  photo: z.boolean(),
  company: z.boolean(),
  answers: z.boolean(),
})
export type ShownParts = z.infer<typeof ShownParts>

/** A consent sentence to show, and the version to send back with the answer. */
const ConsentOffer = z.strictObject({ version: z.string(), text: z.string() })

/** The sentence in every language that clients can choose. */
export const ConsentOffers = z.record(z.enum(LANGUAGES), ConsentOffer)
export type ConsentOffers = z.infer<typeof ConsentOffers>

/**
 * `short`: one line. `long`: several lines. `choice`: one of the owner's answers. `choices`: one or several of them.
 * `scale`: from 1 to 5.
 */
export const QUESTION_KINDS = ['long', 'short', 'choice', 'choices', 'scale'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** An owner's question. */
export const Question = z.strictObject({
  id: z.string(),
  text: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /** The only possible answers: of `choice` and `choices` those of the owner, of a scale `1/5` to `5/5`. Empty for free text. */
  options: z.array(z.string()),
  isRequired: z.boolean(),
  /** Whether its answers are never shown, whatever the client lets be shown. Clients read that below the question. */
  isPrivate: z.boolean(),
})
export type Question = z.infer<typeof Question>

/** What an owner may require. Testimonial and name always are; a photo never is. */
export const REQUIRABLE_FIELDS = ['rating', 'company', 'role'] as const
export type RequirableField = (typeof REQUIRABLE_FIELDS)[number]

/** What a form asks for besides testimonial and name. */
export const ExtraFields = z.strictObject({
  rating: z.boolean(),
  photo: z.boolean(),
  company: z.boolean(),
  role: z.boolean(),
  /** Those of them that an answer needs. */
  required: z.array(z.enum(REQUIRABLE_FIELDS)),
  questions: z.array(Question),
})
export type ExtraFields = z.infer<typeof ExtraFields>

/**
 * How clients meet a form. `auto`: one step at a time on narrow screens when it asks for more than four things, otherwise
 * on one page. `steps` and `page`: on every screen.
 */
export const FORM_LAYOUTS = ['auto', 'steps', 'page'] as const
export type FormLayout = (typeof FORM_LAYOUTS)[number]

export const THANKS_MESSAGE_MAX_LENGTH = 500

const ThanksLink = z.strictObject({ label: z.string(), url: z.url() })

/** Where clients can go next. Only `https:` addresses without a password. */
export const ThanksLinkInput = z.strictObject({
  label: requiredLine('Label').pipe(z.string().max(60, 'Label can be at most 60 characters long.')),
  url: z
    .string({ error: 'Enter an address.' })
    .trim()
    .max(2000, 'An address can be at most 2,000 characters long.')
    .refine(isWebAddress, 'Enter an address like https://example.com.')
    .transform((address) => new URL(address).href),
})

function isWebAddress(text: string): boolean {
  const address = URL.parse(text)
  return address !== null && address.protocol === 'https:' && address.username === '' && address.password === ''
}

export const THANKS_CODE_MAX_LENGTH = 40
export const THANKS_CODE_LABEL_MAX_LENGTH = 80

/**
 * What everybody gets who answers, whatever they write, like a voucher. Consumer law (Directive 2005/29/EC, annex I, no.
 * 23b; 16 CFR 465) wants readers to know, so these testimonials say it.
 */
const ThanksCode = z.strictObject({
  /** What the code is for. */
  label: z.string(),
  code: z.string(),
})
export type ThanksCode = z.infer<typeof ThanksCode>

export const ThanksCodeInput = z.strictObject({
  label: requiredLine('What the code is for').pipe(
    z
      .string()
      .max(
        THANKS_CODE_LABEL_MAX_LENGTH,
        `What the code is for can be at most ${THANKS_CODE_LABEL_MAX_LENGTH} characters long.`,
      ),
  ),
  code: requiredLine('Code').pipe(
    z.string().max(THANKS_CODE_MAX_LENGTH, `Code can be at most ${THANKS_CODE_MAX_LENGTH} characters long.`),
  ),
})

/** What clients read once they have answered, besides our own sentences. */
export const Thanks = z.strictObject({
  /** The owner's words, or null. */
  message: z.string().nullable(),
  link: ThanksLink.nullable(),
  /** Clients get it only once they have answered: null before. */
  code: ThanksCode.nullable(),
})
export type Thanks = z.infer<typeof Thanks>

/** A question as it was worded, and the client's answer. Several chosen answers are lines, in the order of the question. */
export const QuestionAnswer = z.strictObject({
  questionId: z.string(),
  question: z.string(),
  answer: z.string(),
  /** Of an answer that is never shown. */
  isPrivate: z.literal(true).optional(),
})
export type QuestionAnswer = z.infer<typeof QuestionAnswer>

/** The owner's colours, `#rrggbb`, each readable on its theme's background: contrast at least 4.5. */
export const Accent = z.strictObject({ light: z.string(), dark: z.string() })
export type Accent = z.infer<typeof Accent>

/** The owner's logo and colours, as clients see them. */
export const Brand = z.strictObject({
  organisationName: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** Path of the organisation's logo, or null. */
  logoUrl: z.string().nullable(),
  accent: Accent.nullable(),
})
export type Brand = z.infer<typeof Brand>

/** What anyone who has the link can read. Once answered, it says only who the thanks come from. */
export const PublicRequest = z.strictObject({
  id: z.string(),
  /** Prefills the name; null when the owner gave none, and once answered. */
  customerName: z.string().nullable(),
  /** How each language greets the client by name. Null where the name does not look like a person's. */
  greetingNames: z.record(z.enum(LANGUAGES), z.string().nullable()),
  ...Brand.shape,
  isAnswered: z.boolean(),
  /** Nothing once answered. */
  extraFields: ExtraFields,
  layout: z.enum(FORM_LAYOUTS),
  /** The language in which the form opens; null for the client's own. Clients can choose another one. */
  language: z.enum(LANGUAGES).nullable(),
  thanks: Thanks,
  consents: ConsentOffers,
  /** Send it back unchanged: it holds the time when the form was opened. */
  openedToken: z.string(),
})
export type PublicRequest = z.infer<typeof PublicRequest>

export const getPublicRequest = defineEndpoint({
  method: 'GET',
  path: '/goodword/testimonial/:id',
  access: 'public',
  summary: 'Read the public form of a request',
  /** `mail` as in the link that was opened: links in our emails have it. An invalid one is ignored. */
  query: z.strictObject({ mail: z.string().catch('').default('') }),
  response: PublicRequest,
  errors: ['submissions.not_found', 'submissions.ended'],
})

export const TESTIMONIAL_MAX_LENGTH = 10_000

export const QUESTION_ANSWER_MAX_LENGTH = 1000

/** The content of an answer and its author. */
export const AnswerFields = z.strictObject({
  customerName: requiredLine('Name'),
  /** Stars, 1 to 5; 0 means no rating. */
  rating: stars,
  testimonial: requiredText('Testimonial', TESTIMONIAL_MAX_LENGTH),
  /** Null when not asked for or left empty. If the owner stops asking for it, it is kept but not shown. */
  company: optionalLine('Company'),
  role: optionalLine('Role'),
  /**
   * Questions that the owner doesn't ask are refused, and answers that a question doesn't offer. Those left out or empty
   * count as unanswered. A form refuses an answer without what it requires. Several chosen answers are lines, each of them
   * once.
   */
  answers: z
    .array(
      z.strictObject({
        questionId: z.string().max(64),
        answer: optionalText('Answer', QUESTION_ANSWER_MAX_LENGTH),
      }),
    )
    .max(QUESTIONS_MAX, `There are at most ${QUESTIONS_MAX} questions.`)
    .default([]),
})
export type AnswerFields = z.infer<typeof AnswerFields>

/** Enough for a full-length text in every field, in any script. */
export const TESTIMONIAL_MAX_BODY_BYTES = 64 * 1024

const consentVersion = z.string().max(64)

export const Submission = AnswerFields.extend({
  isPrivate: z.boolean('Choose Private or Public.'),
  /** Applies to public testimonials. The default is name and photo. */
  parts: ShownParts.default({ name: true, photo: true, company: false, answers: false }),
  /** URL of an image that was uploaded here. */
  imageUrl: z.string().max(2048).nullish(),
  /** Version of the consent sentence the client saw, which also tells its language. The default is English. */
  consentVersion: consentVersion.optional(),
  /** The request's `openedToken`, unchanged. */
  openedToken: z.string().max(200).optional(),
  /** Honeypot: people don't see this field, so only bots fill it in. */
  website: z.string().max(2000).optional(),
})
export type Submission = z.infer<typeof Submission>

/**
 * A request accepts one answer. Honours `Idempotency-Key`, so that a caller who lost the response can repeat the call.
 */
export const submitTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/submit',
  access: 'public',
  summary: 'Answer a request',
  body: Submission,
  maxBodyBytes: TESTIMONIAL_MAX_BODY_BYTES,
  response: z.strictObject({
    isAnswered: z.literal(true),
    /** Path of the client portal, for the thank-you page. The receipt contains it too. */
    portalPath: z.string(),
    /** What the client gets for answering, or null. */
    code: Thanks.shape.code,
  }),
  errors: [
    'submissions.storage_full',
    'submissions.not_found',
    'submissions.ended',
    'submissions.already_answered',
    'submissions.image_unknown',
    'submissions.consent_unknown',
    'submissions.question_unknown',
    'submissions.choice_repeated',
    'submissions.answer_missing',
  ],
})
