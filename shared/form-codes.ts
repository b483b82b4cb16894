import * as z from 'zod'
import { requiredLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { THANKS_CODE_MAX_LENGTH, ThanksCodeInput } from './submissions.ts'

/** Codes of one form that nobody has got yet. */
export const FORM_CODES_MAX = 5000

/** With fewer codes left than this, the form's page says so. */
export const FORM_CODES_FEW = 10

/** How many codes a form has for its clients, each for one of them. The codes themselves are read by nobody but them. */
export const FormCodes = z.strictObject({
  /** What they are for; null when the form has no list, so that everybody gets its one code, if it has one. */
  label: z.string().nullable(),
  /** How many clients got one, also of earlier lists. */
  given: z.int().min(0),
  /** How many are left for the next clients. */
  left: z.int().min(0),
})
export type FormCodes = z.infer<typeof FormCodes>

/** The id `default` names the default form, here and below. */
export const getFormCodes = defineEndpoint({
  method: 'GET',
  path: '/goodword/forms/:id/codes',
  access: 'viewer',
  summary: 'Read how many codes a form has left for its clients',
  response: FormCodes,
  errors: ['forms.not_found'],
})

const Code = requiredLine('Code').pipe(
  z.string().max(THANKS_CODE_MAX_LENGTH, `Code can be at most ${THANKS_CODE_MAX_LENGTH} characters long.`),
)

export const FormCodesInput = z.strictObject({
  label: ThanksCodeInput.shape.label,
  codes: z
    .array(Code)
    .min(1, 'There are no codes.')
    .max(FORM_CODES_MAX, `A form can have at most ${FORM_CODES_MAX.toLocaleString('en')} codes that are left.`),
})

/**
 * Adds codes to those that are left. Each client who answers from then on gets the next one, and no other client ever gets
 * it. Codes that are there twice, or that the form had before, are refused with their row, and none is added.
 */
export const addFormCodes = defineEndpoint({
  method: 'POST',
  path: '/goodword/forms/:id/codes',
  access: 'admin',
  summary: 'Add codes to a form, each for one client',
  maxBodyBytes: 512 * 1024,
  body: FormCodesInput,
  response: FormCodes,
  errors: ['forms.not_found', 'forms.code_twice', 'forms.too_many_codes', 'form.not_included'],
})

/** Deletes the codes that are left. Who has got one keeps it. */
export const deleteFormCodes = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/forms/:id/codes',
  access: 'admin',
  summary: 'Delete the codes of a form that nobody has got yet',
  response: FormCodes,
  errors: ['forms.not_found'],
})
