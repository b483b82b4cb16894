import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'
import {
  Brand,
  ConsentOffers,
  Question,
  QuestionAnswer,
  ShownParts,
  Words,
  WORDS_MAX_BODY_BYTES,
} from './submissions.ts'

/**
 * The client's own page. Its address holds a token that is signed by the server and goes to the client alone: in the thanks,
 * in the receipt, and in the request's mail. A token that is none, or that of an erased request, answers 404 for every call.
 */
const instant = z.iso.datetime()

const OwnWords = z.strictObject({
  customerName: z.string(),
  /** Stars, 1 to 5, or null. */
  rating: z.number().int().min(1).max(5).nullable(),
  testimonial: z.string(),
  company: z.string().nullable(),
  role: z.string().nullable(),
  answers: z.array(QuestionAnswer),
})
export type OwnWords = z.infer<typeof OwnWords>

/** Words that stood before the client changed them. Nobody but the client and the owner sees them. */
export const EarlierWords = OwnWords.extend({ writtenAt: instant, replacedAt: instant })
export type EarlierWords = z.infer<typeof EarlierWords>

/** What the client has said yes to, in the words that were shown. */
const OwnConsent = z.strictObject({
  choice: z.enum(['public', 'private']),
  wording: z.string(),
  language: z.enum(LANGUAGES),
  givenAt: instant,
  /** When it ended: by another choice, or by withdrawing. Null while it holds. */
  endedAt: instant.nullable(),
})

/** Something that happened to the words, as the client may know it. What the owner does among owners is not in it. */
const OwnEvent = z.strictObject({
  kind: z.enum([
    'submitted',
    'revised',
    'shown_parts_changed',
    'made_public',
    'made_private',
    'withdrawn',
    'shared_again',
    'approved',
    'taken_down',
  ]),
  at: instant,
})
export type OwnEvent = z.infer<typeof OwnEvent>

/** A page on which the words can be seen. */
const Appearance = z.strictObject({ name: z.string(), url: z.url() })

const OwnAnswer = OwnWords.extend({
  isPrivate: z.boolean(),
  parts: ShownParts,
  /** Good for an hour at least; null where there is no photo. */
  photoUrl: z.string().nullable(),
  submittedAt: instant,
  /** When the words were changed last; null where they never were. */
  revisedAt: instant.nullable(),
  /** Whoever withdrew may change their words, which shares them again. */
  withdrawnAt: instant.nullable(),
  /**
   * `shown`: anybody may see the words. `waiting`: the owner has not said yes yet. `private`: only the owner reads them.
   * `not_shown`: the owner does not show them. `withdrawn`: the client took them back.
   */
  visibility: z.enum(['shown', 'waiting', 'private', 'not_shown', 'withdrawn']),
  /** Where the words can be seen; empty unless `shown`. */
  appearsIn: z.array(Appearance),
  /** Newest first. */
  earlierWords: z.array(EarlierWords),
  /** Newest first. */
  consents: z.array(OwnConsent),
  /** Newest first. */
  history: z.array(OwnEvent),
})
export type OwnAnswer = z.infer<typeof OwnAnswer>

export const OwnPage = z.strictObject({
  ...Brand.shape,
  /** The language that the client answered in; null before that. */
  language: z.enum(LANGUAGES).nullable(),
  /** Where mails of this request go, or null once nothing is sent there any more. Shortened, like `a…@client.example`. */
  mailsTo: z.string().nullable(),
  /** The client said no thanks. Answering is still possible. */
  declinedAt: instant.nullable(),
  /** No mail of this owner comes any more. */
  isUnsubscribed: z.boolean(),
  /** Path of the form while the request waits for an answer; null once answered. */
  formPath: z.string().nullable(),
  /** What the owner asks for besides the words, to change them. */
  asks: z.strictObject({ company: z.boolean(), role: z.boolean(), questions: z.array(Question) }),
  consents: ConsentOffers,
  /** Null until the request is answered. */
  answer: OwnAnswer.nullable(),
})
export type OwnPage = z.infer<typeof OwnPage>

const tokenErrors = ['own_page.not_found'] as const
const answerErrors = ['own_page.not_found', 'own_page.not_answered'] as const
const consentErrors = [...answerErrors, 'submissions.consent_unknown', 'own_page.changed_too_often'] as const

export const getOwnPage = defineEndpoint({
  method: 'GET',
  path: '/goodword/mine/:token',
  access: 'public',
  summary: 'The own page of a client',
  response: OwnPage,
  errors: tokenErrors,
})

const consentVersion = z.string().max(64)

/** By what words are known to be as they were when they were looked at. */
const WordsSeen = z.strictObject({ revisedAt: instant.nullable(), withdrawnAt: instant.nullable() })
export type WordsSeen = z.infer<typeof WordsSeen>

/**
 * Puts other words in the place of the client's. They wait for the owner again, and what stood before is kept beside them.
 * The same words again change nothing. Words that were withdrawn are shared again.
 */
export const reviseOwnWords = defineEndpoint({
  method: 'PUT',
  path: '/goodword/mine/:token/words',
  access: 'public',
  summary: 'Change one’s words',
  body: Words.extend({
    /** What the client saw: with it, nothing is replaced or shared again that was changed elsewhere meanwhile. */
    was: WordsSeen.optional(),
    consentVersion,
  }),
  maxBodyBytes: WORDS_MAX_BODY_BYTES,
  response: OwnPage,
  errors: [...consentErrors, 'submissions.question_unknown', 'own_page.changed_meanwhile'],
})

const Choices = z.strictObject({ isPrivate: z.boolean('Choose Private or Public.'), parts: ShownParts })

/**
 * Who may read the words and what is shown with them. To show less takes effect at once, under the sentence agreed to before;
 * to make private words public sends them to the owner again. Refused while withdrawn.
 */
export const changeOwnVisibility = defineEndpoint({
  method: 'PUT',
  path: '/goodword/mine/:token/visibility',
  access: 'public',
  summary: 'Change who may read one’s words, and what is shown with them',
  body: z.strictObject({
    ...Choices.shape,
    /** What the client saw chosen: with it, nothing is changed that was chosen elsewhere meanwhile. */
    was: Choices.optional(),
    consentVersion,
  }),
  response: OwnPage,
  errors: [...consentErrors, 'own_page.withdrawn', 'own_page.changed_meanwhile'],
})

const Nothing = z.strictObject({}).optional()

/** Takes the words back: they are nowhere in public from this answer on. Again changes nothing. */
export const withdrawOwnWords = defineEndpoint({
  method: 'POST',
  path: '/goodword/mine/:token/withdraw',
  access: 'public',
  summary: 'Withdraw one’s words',
  body: Nothing,
  response: OwnPage,
  errors: answerErrors,
})

/**
 * Erases words, name, photo, address and everything else of the client for good, answered or not; the owner keeps a row
 * that says so. The token leads nowhere from then on, and the address gets no mail of this owner any more; the owner's other
 * requests to it that wait for an answer are erased with it.
 */
export const eraseOwnData = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/mine/:token',
  access: 'public',
  summary: 'Erase everything about oneself',
  body: Nothing,
  errors: tokenErrors,
})

/** No thanks: the owner asks for this no more. Answering stays possible. Again changes nothing. */
export const declineRequest = defineEndpoint({
  method: 'POST',
  path: '/goodword/mine/:token/decline',
  access: 'public',
  summary: 'Say no thanks',
  body: Nothing,
  response: OwnPage,
  errors: [...tokenErrors, 'submissions.already_answered'],
})

/** Everything that is kept of a client, for the client. */
export const OwnExport = z.strictObject({
  version: z.literal(1),
  exportedAt: instant,
  /** Who asked. */
  askedBy: z.string(),
  customerEmail: z.string(),
  requestedAt: instant,
  answer: OwnAnswer.nullable(),
  /** Mails that were sent about it, oldest first. */
  mails: z.array(z.strictObject({ kind: z.string(), subject: z.string().nullable(), sentAt: instant.nullable() })),
})
export type OwnExport = z.infer<typeof OwnExport>

export const exportOwnData = defineEndpoint({
  method: 'GET',
  path: '/goodword/mine/:token/export',
  access: 'public',
  summary: 'Everything that is kept about oneself',
  response: OwnExport,
  errors: tokenErrors,
})

/** Path of the client's own page, to be put behind the product's own origin. */
export const ownPagePath = (token: string) => `/testimonial/mine/${encodeURIComponent(token)}`
