import * as z from 'zod'
import { optionalText, requiredLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'

/** Path of a form's collection link, relative to the product's origin. */
export const collectionPath = (slug: string) => `/to/${slug}`

const SLUG_MIN_LENGTH = 3
export const SLUG_MAX_LENGTH = 60

/** The last part of a collection link. Upper case and spaces around it are forgiven. */
export const FormSlug = z
  .string({ error: 'Enter an address.' })
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(SLUG_MIN_LENGTH, `An address needs at least ${SLUG_MIN_LENGTH} characters.`)
      .max(SLUG_MAX_LENGTH, `An address can be at most ${SLUG_MAX_LENGTH} characters long.`)
      .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Use letters from a to z, digits, and single hyphens between them.'),
  )

export const CLOSED_MESSAGE_MAX_LENGTH = 500
export const ANSWERS_A_DAY_MAX = 1000
const answersADay = z
  .number('Enter a number.')
  .int('Enter a whole number.')
  .min(1, `The daily limit must be from 1 to ${ANSWERS_A_DAY_MAX.toLocaleString('en')}.`)
  .max(ANSWERS_A_DAY_MAX, `The daily limit must be from 1 to ${ANSWERS_A_DAY_MAX.toLocaleString('en')}.`)

export const FORM_NAME_MAX_LENGTH = 80
/** For members; clients don't see it. Two forms of a workspace have different names. */
export const FormName = requiredLine('Name').pipe(
  z.string().max(FORM_NAME_MAX_LENGTH, `A name can be at most ${FORM_NAME_MAX_LENGTH} characters long.`),
)

/** How many forms a workspace can have on a plan without a limit. */
export const FORMS_MAX = 100

/** `closed`: by hand, or because its last day is over. `full`: it takes no more answers today. */
export const FORM_STATES = ['open', 'closed', 'full'] as const

/** A form and its collection link, which anybody can use without a request. */
export const Form = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Requests use the default form unless they name another one. It can't be deleted. */
  isDefault: z.boolean(),
  /** The last part of its collection link. */
  slug: z.string(),
  /** Path of its collection link. */
  path: z.string(),
  state: z.enum(FORM_STATES),
  isOpen: z.boolean(),
  /** The last day, `YYYY-MM-DD` in the workspace's time zone, on which it takes answers. Null for no end. */
  lastDay: z.iso.date().nullable(),
  /** What visitors read once it is closed; null for our sentence. */
  closedMessage: z.string().nullable(),
  answersADay: z.number().int(),
  answersToday: z.number().int().min(0),
  /** Visitors give an email address, and their answers arrive once they have confirmed it. */
  needsConfirmedEmail: z.boolean(),
  /** How many answers of the last days wait for that. */
  answersToConfirm: z.number().int().min(0),
  /** What clients are asked for besides testimonial and name: company, role and questions only where the plan includes them. */
  asks: z.strictObject({
    rating: z.boolean(),
    photo: z.boolean(),
    company: z.boolean(),
    role: z.boolean(),
    questions: z.number().int().min(0),
  }),
  /** How many answers that came through its link are kept. */
  answers: z.number().int().min(0),
  /** How many of them need a decision. */
  answersToReview: z.number().int().min(0),
  /** How many of them were sent in this month, in the workspace's time zone. */
  answersThisMonth: z.number().int().min(0),
  /** What uses it besides its link. */
  usedBy: z.strictObject({
    /** Requests that wait for an answer. */
    requests: z.number().int().min(0),
    /** Connected payment accounts whose clients are asked with it. */
    accounts: z.number().int().min(0),
  }),
  /** How many answers that came through its link were rejected and then removed. */
  removedAnswers: z.number().int().min(0),
})
export type Form = z.infer<typeof Form>

/**
 * Programs send answers to a form's link, and every visitor's browser has to solve a small task before it sends one. It
 * begins and ends automatically.
 */
export const ExtraCheck = z.strictObject({
  formId: z.string(),
  since: z.iso.datetime(),
  /** How many answers were refused, or arrived with signs of a bot. */
  suspicious: z.number().int().min(0),
})
export type ExtraCheck = z.infer<typeof ExtraCheck>

export const listForms = defineEndpoint({
  method: 'GET',
  path: '/goodword/forms',
  access: 'viewer',
  summary: 'List forms with their collection links',
  /** The default form comes first. Its address is chosen when the forms are first read. */
  response: z.strictObject({
    items: z.array(Form),
    /** How many forms the plan includes; null is unlimited. Forms of a larger plan keep working. */
    limit: z.number().int().nullable(),
    extraChecks: z.array(ExtraCheck),
  }),
})

/** The new form asks for what another one asks for, and has an address of its own, made from its name. */
export const createForm = defineEndpoint({
  method: 'POST',
  path: '/goodword/forms',
  access: 'admin',
  summary: 'Create a form',
  /** `copyOf` is the id of a form; left out, the default form. */
  body: z.strictObject({ name: FormName, copyOf: z.string().max(64).optional() }),
  status: 201,
  response: Form,
  errors: ['forms.not_found', 'forms.name_taken', 'forms.limit_reached', 'forms.too_many'],
})

export const renameForm = defineEndpoint({
  method: 'PUT',
  path: '/goodword/forms/:id/name',
  access: 'admin',
  summary: 'Rename a form',
  body: z.strictObject({ name: FormName }),
  response: Form,
  errors: ['forms.not_found', 'forms.name_taken'],
})

/**
 * Its link then says that the form is closed. Its answers stay, and clients who were sent a request with this form can
 * still answer it.
 */
export const deleteForm = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/forms/:id',
  access: 'admin',
  summary: 'Delete a form',
  errors: ['forms.not_found', 'forms.is_default'],
})

/** Earlier addresses of the form keep leading to it. */
export const changeFormAddress = defineEndpoint({
  method: 'PUT',
  path: '/goodword/forms/:id/address',
  access: 'admin',
  summary: 'Change the address of a collection link',
  body: z.strictObject({ slug: FormSlug }),
  response: Form,
  errors: ['forms.not_found', 'forms.address_taken', 'forms.too_many_addresses'],
})

export const FormAccess = z.strictObject({
  isOpen: z.boolean('Choose whether the form takes answers.'),
  lastDay: z.iso.date('Enter a date.').nullable(),
  closedMessage: optionalText('Message', CLOSED_MESSAGE_MAX_LENGTH),
  answersADay,
  needsConfirmedEmail: z.boolean('Choose whether visitors confirm their email address.'),
})
export type FormAccess = z.infer<typeof FormAccess>

/** Requests by email are not affected. */
export const changeFormAccess = defineEndpoint({
  method: 'PUT',
  path: '/goodword/forms/:id/access',
  access: 'admin',
  summary: 'Open, close or limit a collection link',
  body: FormAccess,
  response: Form,
  errors: ['forms.not_found', 'forms.own_email_unconfirmed'],
})
