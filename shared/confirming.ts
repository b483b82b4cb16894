import * as z from 'zod'
import { emailAddress } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'
import { Brand, Thanks } from './submissions.ts'

/** Path of the page, in our email to a visitor, where an answer is confirmed. */
export const confirmationPath = (token: string) => `/confirm/${encodeURIComponent(token)}`

/** What the page shows of an answer whose email address is to be confirmed. */
export const Confirmation = z.strictObject({
  ...Brand.shape,
  /** Of the answer. */
  language: z.enum(LANGUAGES),
  thanks: Thanks,
  /** Null once it is confirmed. */
  answer: z
    .strictObject({
      customerName: z.string(),
      /** From 1 to 5, or null without one. */
      rating: z.number().int().nullable(),
      testimonial: z.string(),
      isPrivate: z.boolean(),
    })
    .nullable(),
  /** Path of the client portal, once it is confirmed. */
  portalPath: z.string().nullable(),
})
export type Confirmation = z.infer<typeof Confirmation>

/** Programs that check links read it, so it changes nothing. */
export const getConfirmation = defineEndpoint({
  method: 'GET',
  path: '/goodword/confirmation/:token',
  access: 'public',
  summary: 'Read an answer that its visitor can confirm',
  response: Confirmation,
  errors: ['confirming.not_found'],
})

/** Makes the answer a testimonial, which the workspace's members can decide on. Doing it again changes nothing. */
export const confirmAnswer = defineEndpoint({
  method: 'POST',
  path: '/goodword/confirmation/:token',
  access: 'public',
  summary: 'Confirm the email address of an answer',
  response: z.strictObject({
    /** Path of the client portal, where the testimonial can be edited or withdrawn. */
    portalPath: z.string(),
    /** What the visitor gets for answering, or null. */
    code: Thanks.shape.code,
  }),
  errors: ['confirming.not_found'],
})

/**
 * Sends the email again, perhaps to another address: the links of earlier emails to another one stop working. The answer
 * is the same for addresses that take no emails from us.
 */
export const sendConfirmation = defineEndpoint({
  method: 'POST',
  path: '/goodword/unconfirmed/:token/email',
  access: 'public',
  summary: 'Send the email again that confirms an answer',
  body: z.strictObject({ customerEmail: emailAddress('Email') }),
  response: z.strictObject({
    /** How many more times it can be sent. */
    sendingsLeft: z.number().int().min(0),
  }),
  errors: ['confirming.not_found', 'confirming.already_confirmed', 'confirming.too_many_emails'],
})
