import * as z from 'zod'
import { emailAddress, requiredLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'
import { REJECTION_REASONS } from './rejection-reasons.ts'
import { Brand, QuestionAnswer, ShownParts } from './submissions.ts'

/**
 * A sign-off link lets one person without an account approve or reject what a workspace wants to publish. Its URL
 * contains a token that is stored only as a hash. An unknown token answers 404, an expired or revoked one 410.
 */
const instant = z.iso.datetime()

export const SIGN_OFF_DAYS = 30

export const SignOffLink = z.strictObject({
  id: z.string(),
  /** Of the person: what they decide is recorded under it. */
  name: z.string(),
  email: z.string(),
  /** Of the emails to the person. */
  language: z.enum(LANGUAGES),
  createdAt: instant,
  expiresAt: instant,
  /** `off`: the plan has no sign-off links at the moment. */
  status: z.enum(['active', 'expired', 'revoked', 'off']),
  /** When the person last decided something. */
  lastDecidedAt: instant.nullable(),
  /** A sentence that says why the newest email did not arrive, or not yet. */
  emailProblem: z.string().nullable(),
})
export type SignOffLink = z.infer<typeof SignOffLink>

export const SignOffSettings = z.strictObject({
  /** Whether an approval by an editor or admin goes to sign-off instead of publishing. */
  isRequired: z.boolean(),
  /** Newest first. Those that ended more than 90 days ago are left out. */
  links: z.array(SignOffLink),
})
export type SignOffSettings = z.infer<typeof SignOffSettings>

export const listSignOffLinks = defineEndpoint({
  method: 'GET',
  path: '/goodword/sign-off-link/list',
  access: 'admin',
  summary: 'List sign-off links and whether a sign-off is needed',
  response: SignOffSettings,
})

export const NewSignOffLink = z.strictObject({
  name: requiredLine('Name'),
  email: emailAddress('Email'),
  language: z.enum(LANGUAGES),
})
export type NewSignOffLink = z.infer<typeof NewSignOffLink>

/** Emails the link to the person. The answer is the only one that contains its URL. */
export const createSignOffLink = defineEndpoint({
  method: 'POST',
  path: '/goodword/sign-off-link/create',
  access: 'admin',
  summary: 'Create a sign-off link for one person',
  body: NewSignOffLink,
  response: z.strictObject({ link: SignOffLink, url: z.url() }),
  status: 201,
  errors: ['sign_off.needs_team', 'sign_off.has_link', 'sign_off.too_many_links', 'sign_off.too_many_emails'],
})

const Nothing = z.strictObject({}).optional()
const linkErrors = ['sign_off.not_found', 'sign_off.needs_team', 'sign_off.wrong_state'] as const

/** Earlier emails keep working. */
export const resendSignOffLink = defineEndpoint({
  method: 'POST',
  path: '/goodword/sign-off-link/:id/resend',
  access: 'admin',
  summary: 'Email a sign-off link again',
  body: Nothing,
  response: SignOffLink,
  errors: [...linkErrors, 'sign_off.too_many_emails'],
})

/** It works 30 days from now. An expired one works again. */
export const extendSignOffLink = defineEndpoint({
  method: 'POST',
  path: '/goodword/sign-off-link/:id/extend',
  access: 'admin',
  summary: 'Extend a sign-off link',
  body: Nothing,
  response: SignOffLink,
  errors: [...linkErrors, 'sign_off.has_link', 'sign_off.too_many_links'],
})

/** If nobody else can sign off, what waits for a sign-off is to review again. Repeating it changes nothing. */
export const revokeSignOffLink = defineEndpoint({
  method: 'POST',
  path: '/goodword/sign-off-link/:id/revoke',
  access: 'admin',
  worksFrozen: true,
  summary: 'Revoke a sign-off link',
  body: Nothing,
  response: SignOffLink,
  errors: ['sign_off.not_found'],
})

/** Requiring a sign-off needs an active link. Without it, what waits for one is to review again. */
export const changeSignOffSettings = defineEndpoint({
  method: 'PUT',
  path: '/goodword/sign-off-link/settings',
  access: 'admin',
  summary: 'Choose whether testimonials need a sign-off',
  body: z.strictObject({ isRequired: z.boolean('Choose whether testimonials need a sign-off.') }),
  response: SignOffSettings,
  errors: ['sign_off.needs_team', 'sign_off.no_active_link'],
})

/** One testimonial as it would be shown, and nothing else of its client. */
export const SignOffTestimonial = z.strictObject({
  /** The public one. */
  id: z.string(),
  /** Identifies the content that is shown here: a decision about another content is refused. */
  version: z.string(),
  /** Null when the client doesn't want the name to be shown; the same for all below. */
  customerName: z.string().nullable(),
  company: z.string().nullable(),
  role: z.string().nullable(),
  photoUrl: z.string().nullable(),
  answers: z.array(QuestionAnswer),
  parts: ShownParts,
  /** Stars, 1 to 5, or null. */
  rating: z.number().int().min(1).max(5).nullable(),
  testimonial: z.string(),
  language: z.enum(LANGUAGES).nullable(),
  service: z.string().nullable(),
  submittedAt: instant,
})
export type SignOffTestimonial = z.infer<typeof SignOffTestimonial>

/** At most this many are shown and decided at once. */
export const SIGN_OFF_PAGE_MAX = 50

export const SignOffPage = z.strictObject({
  /** Who asks: the workspace of its own that the payer made first. */
  ...Brand.shape,
  /** The workspace that the testimonials are about; null when it is the one that asks, or has no name. */
  brandName: z.string().nullable(),
  /** Of the person that the link is for. */
  name: z.string(),
  /** How each language greets the person by name. Null where the name does not look like a person's. */
  greetingNames: z.record(z.enum(LANGUAGES), z.string().nullable()),
  language: z.enum(LANGUAGES),
  expiresAt: instant,
  /** Where questions go; null for nowhere. */
  contactEmail: z.string().nullable(),
  /** How many there are to decide, of which `items` has the oldest. */
  count: z.int().min(0),
  items: z.array(SignOffTestimonial).max(SIGN_OFF_PAGE_MAX),
})
export type SignOffPage = z.infer<typeof SignOffPage>

const tokenErrors = ['sign_off.unknown', 'sign_off.expired', 'sign_off.revoked'] as const

export const getSignOffPage = defineEndpoint({
  method: 'GET',
  path: '/goodword/sign-off/:token',
  access: 'public',
  summary: 'Read what waits for a sign-off',
  response: SignOffPage,
  errors: tokenErrors,
})

const Decision = z.strictObject({
  id: z.string().max(64),
  version: z.string().max(64),
  decision: z.enum(['approve', 'reject']),
  /** Only for a rejection. */
  reason: z.enum(REJECTION_REASONS).nullable().default(null),
})
export type SignOffDecision = z.infer<typeof Decision>

/**
 * What became of a decision. `changed`: the client changed it since it was shown. `decided`: somebody else decided
 * meanwhile. `gone`: it is not to be decided any more, because the client withdrew it for example.
 */
export const SIGN_OFF_OUTCOMES = ['approved', 'rejected', 'changed', 'decided', 'gone'] as const
export type SignOffOutcome = (typeof SIGN_OFF_OUTCOMES)[number]

/** Each is decided separately: one that can't be doesn't affect the others. Honours `Idempotency-Key`. */
export const decideSignOffs = defineEndpoint({
  method: 'POST',
  path: '/goodword/sign-off/:token/decisions',
  access: 'public',
  summary: 'Approve and reject with a sign-off link',
  body: z.strictObject({
    decisions: z
      .array(Decision)
      .min(1, 'Decide at least one testimonial.')
      .max(SIGN_OFF_PAGE_MAX, `Decide at most ${SIGN_OFF_PAGE_MAX} testimonials at once.`),
  }),
  response: z.strictObject({
    outcomes: z.array(z.strictObject({ id: z.string(), outcome: z.enum(SIGN_OFF_OUTCOMES) })),
    /** Afterwards. */
    page: SignOffPage,
  }),
  errors: [...tokenErrors, 'request.idempotency_key_reused'],
})

/** Path of the page, relative to the product's origin. */
export const signOffPath = (token: string) => `/sign-off/${encodeURIComponent(token)}`
