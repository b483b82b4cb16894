import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'
import { SpellingSuggestion } from './spelling-suggestions.ts'
import {
  Brand,
  ConsentOffers,
  ExtraFields,
  QuestionAnswer,
  ShownParts,
  Thanks,
  AnswerFields,
  TESTIMONIAL_MAX_BODY_BYTES,
} from './submissions.ts'

/**
 * The client portal. Its URL contains a token that the server signed and that only the client gets: on the thank-you
 * page, in the receipt and in the request email. An invalid token, or one of an erased request, answers 404 to every
 * call; one of a request that ended without an answer, 410.
 */
const instant = z.iso.datetime()

const PortalTestimonial = z.strictObject({
  customerName: z.string(),
  /** Stars, 1 to 5, or null. */
  rating: z.number().int().min(1).max(5).nullable(),
  testimonial: z.string(),
  company: z.string().nullable(),
  role: z.string().nullable(),
  answers: z.array(QuestionAnswer),
})
export type PortalTestimonial = z.infer<typeof PortalTestimonial>

/** A testimonial's text before the client changed it. Only the client and the owner can see it. */
export const EarlierVersion = PortalTestimonial.extend({ writtenAt: instant, replacedAt: instant })
export type EarlierVersion = z.infer<typeof EarlierVersion>

/** What the client consented to, in the wording that was shown. */
const PortalConsent = z.strictObject({
  choice: z.enum(['public', 'private']),
  wording: z.string(),
  language: z.enum(LANGUAGES),
  givenAt: instant,
  /** When the consent ended, by a new choice or by withdrawing. Null while it applies. */
  endedAt: instant.nullable(),
})

/**
 * Something that happened to the testimonial, as far as the client may know it. Actions internal to the owner's team
 * are left out.
 */
const PortalEvent = z.strictObject({
  kind: z.enum([
    'submitted',
    'revised',
    'spelling_suggested',
    'spelling_accepted',
    'spelling_declined',
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
export type PortalEvent = z.infer<typeof PortalEvent>

/** A page on which the testimonial is shown. Only its owner knows what its widget is called. */
const Appearance = z.strictObject({ url: z.url() })

/** How the owner suggests to spell the testimonial. */
const OpenSuggestion = z.strictObject({
  id: z.string(),
  /** The whole testimonial as it would be spelt. */
  text: z.string(),
  /** Joined, those that are not `new` are the testimonial, and those that are not `gone` the suggestion. */
  changes: z.array(z.strictObject({ kind: z.enum(['same', 'gone', 'new']), text: z.string() })),
})

const PortalAnswer = PortalTestimonial.extend({
  isPrivate: z.boolean(),
  parts: ShownParts,
  /** Valid for at least an hour; null when there is no photo. */
  photoUrl: z.string().nullable(),
  submittedAt: instant,
  /** When the text was last changed; null if never. */
  revisedAt: instant.nullable(),
  /** When the client withdrew it. Changing the text shares it again. */
  withdrawnAt: instant.nullable(),
  /**
   * `shown`: public. `waiting`: the owner has not approved it yet. `private`: only the owner can read it. `not_shown`:
   * the owner doesn't show it. `withdrawn`: the client withdrew it.
   */
  visibility: z.enum(['shown', 'waiting', 'private', 'not_shown', 'withdrawn']),
  /** What the owner replied below it, for everybody to read; null without a reply, and unless `shown`. */
  reply: z.string().nullable(),
  /** How the owner translated it for visitors in other languages; empty unless `shown`. */
  translations: z.array(z.strictObject({ language: z.enum(LANGUAGES), text: z.string() })),
  /** Null unless a spelling fix waits for the client's answer. */
  spelling: OpenSuggestion.nullable(),
  /** Where the testimonial is shown; empty unless `shown`. */
  appearsIn: z.array(Appearance),
  /** Newest first. */
  earlierVersions: z.array(EarlierVersion),
  /** Newest first. */
  consents: z.array(PortalConsent),
  /** Newest first. */
  history: z.array(PortalEvent),
})
export type PortalAnswer = z.infer<typeof PortalAnswer>

export const Portal = z.strictObject({
  ...Brand.shape,
  /** The language in which the client answered; null before the answer. */
  language: z.enum(LANGUAGES).nullable(),
  /**
   * Where emails about this request go, shortened like `a…@client.example`; null once nothing is sent there any more.
   */
  emailsTo: z.string().nullable(),
  /** When the client declined. Answering is still possible. */
  declinedAt: instant.nullable(),
  /** The client unsubscribed from this owner's emails. */
  isUnsubscribed: z.boolean(),
  /** Path of the form while the request is unanswered; null afterwards. */
  formPath: z.string().nullable(),
  /** What the client can change besides testimonial and name. None of it is required here. */
  extraFields: ExtraFields,
  consents: ConsentOffers,
  /** What the client got for answering; null for nothing, and once the owner offers no code any more. */
  code: Thanks.shape.code,
  /** Null until the request is answered. */
  answer: PortalAnswer.nullable(),
})
export type Portal = z.infer<typeof Portal>

const tokenErrors = ['own_page.not_found', 'own_page.ended'] as const
const answerErrors = [...tokenErrors, 'own_page.not_answered'] as const
const consentErrors = [...answerErrors, 'submissions.consent_unknown', 'own_page.changed_too_often'] as const

export const getPortal = defineEndpoint({
  method: 'GET',
  path: '/goodword/portal/:token',
  access: 'public',
  summary: 'Read the client portal',
  response: Portal,
  errors: tokenErrors,
})

const consentVersion = z.string().max(64)

/** Identifies the version of the text that the client was looking at. */
const VersionSeen = z.strictObject({ revisedAt: instant.nullable(), withdrawnAt: instant.nullable() })
export type VersionSeen = z.infer<typeof VersionSeen>

/**
 * Replaces the text of the client's testimonial. The owner has to approve it again, and the previous version is kept.
 * Sending the same text again changes nothing. A withdrawn testimonial is shared again.
 */
export const reviseTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/portal/:token/testimonial',
  access: 'public',
  summary: 'Change one’s testimonial',
  body: AnswerFields.extend({
    /**
     * The version the client saw. If given, nothing is overwritten or shared again when it has changed elsewhere since.
     */
    was: VersionSeen.optional(),
    consentVersion,
  }),
  maxBodyBytes: TESTIMONIAL_MAX_BODY_BYTES,
  response: Portal,
  errors: [
    ...consentErrors,
    'submissions.question_unknown',
    'submissions.choice_repeated',
    'own_page.changed_meanwhile',
  ],
})

const Choices = z.strictObject({ isPrivate: z.boolean('Choose Private or Public.'), parts: ShownParts })

/**
 * Changes who can read the testimonial and what is shown with it. Showing less takes effect immediately, under the
 * consent given before; making a private testimonial public asks the owner to approve it again. Refused while it is
 * withdrawn.
 */
export const changePortalVisibility = defineEndpoint({
  method: 'PUT',
  path: '/goodword/portal/:token/visibility',
  access: 'public',
  summary: 'Change who can read one’s testimonial, and what is shown with it',
  body: z.strictObject({
    ...Choices.shape,
    /** The choices the client saw. If given, nothing is overwritten when they have changed elsewhere since. */
    was: Choices.optional(),
    consentVersion,
  }),
  response: Portal,
  errors: [...consentErrors, 'own_page.withdrawn', 'own_page.changed_meanwhile'],
})

const Nothing = z.strictObject({}).optional()

const suggestionId = z.string().max(64)

/**
 * Accepts the owner's spelling fix: the text changes as if the client had edited it, and the previous version is kept. What
 * the owner has approved stays approved. Repeating it changes nothing. Refused with `own_page.no_suggestion` (409) if the
 * suggestion is gone.
 */
export const acceptSpelling = defineEndpoint({
  method: 'POST',
  path: '/goodword/portal/:token/spelling/accept',
  access: 'public',
  summary: 'Use the spelling that the owner suggests',
  body: z.strictObject({ suggestionId, consentVersion }),
  response: Portal,
  errors: [...consentErrors, 'own_page.no_suggestion'],
})

/** Declines the owner's spelling fix: the owner can't suggest the same again. Otherwise like `acceptSpelling`. */
export const declineSpelling = defineEndpoint({
  method: 'POST',
  path: '/goodword/portal/:token/spelling/decline',
  access: 'public',
  summary: 'Keep one’s own spelling',
  body: z.strictObject({ suggestionId }),
  response: Portal,
  errors: [...answerErrors, 'own_page.no_suggestion'],
})

/** Withdraws the testimonial: it is public nowhere from this answer on. Repeating it changes nothing. */
export const withdrawTestimonial = defineEndpoint({
  method: 'POST',
  path: '/goodword/portal/:token/withdraw',
  access: 'public',
  summary: 'Withdraw one’s testimonial',
  body: Nothing,
  response: Portal,
  errors: answerErrors,
})

/**
 * Permanently erases the client's testimonial, name, photo, address and all other data, whether the request was
 * answered or not. The owner keeps a row that says so. The token stops working, this owner can't email the address any
 * more, and the owner's other unanswered requests to it are erased too.
 */
export const erasePortalData = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/portal/:token',
  access: 'public',
  summary: 'Erase all data about oneself',
  body: Nothing,
  errors: tokenErrors,
})

/** Declines: the owner won't ask about this again. Answering is still possible. Repeating it changes nothing. */
export const declineRequest = defineEndpoint({
  method: 'POST',
  path: '/goodword/portal/:token/decline',
  access: 'public',
  summary: 'Decline a request',
  body: Nothing,
  response: Portal,
  errors: [...tokenErrors, 'submissions.already_answered'],
})

/** Everything stored about a client, for the client. */
export const PortalExport = z.strictObject({
  version: z.literal(1),
  exportedAt: instant,
  /** The organisation, or the owner, who asked. */
  askedBy: z.string(),
  customerEmail: z.string(),
  requestedAt: instant,
  answer: PortalAnswer.nullable(),
  /** Spelling fixes that the owner suggested, newest first. */
  spellingSuggestions: z.array(SpellingSuggestion.pick({ text: true, state: true, at: true, answeredAt: true })),
  /** Emails that were sent about it, oldest first. */
  emails: z.array(z.strictObject({ kind: z.string(), subject: z.string().nullable(), sentAt: instant.nullable() })),
})
export type PortalExport = z.infer<typeof PortalExport>

export const exportPortalData = defineEndpoint({
  method: 'GET',
  path: '/goodword/portal/:token/export',
  access: 'public',
  summary: 'Export all data about oneself',
  response: PortalExport,
  errors: tokenErrors,
})

/** Path of the client portal, relative to the product's origin. */
export const portalPath = (token: string) => `/testimonial/mine/${encodeURIComponent(token)}`
