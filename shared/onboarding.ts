import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

/** The owner's first steps, each true once done. */
export const Checklist = z.strictObject({
  hasConfirmedEmail: z.boolean(),
  /** An email to the owner came back, so the address may be misspelt. */
  isEmailUndelivered: z.boolean(),
  /** While the address isn’t confirmed: the one that the owner is changing to, once its link is opened. */
  newEmail: z.string().nullable(),
  /** A request was sent, or its link was shared and answered. */
  hasRequest: z.boolean(),
  /** There is something to approve, or there was. */
  hasAnswer: z.boolean(),
  hasApproved: z.boolean(),
  /** The owner copied a widget's code, or the widget was seen on a page. */
  hasEmbedded: z.boolean(),
  /** The owner closed the list. It never comes back. */
  isDismissed: z.boolean(),
})
export type Checklist = z.infer<typeof Checklist>

export const getChecklist = defineEndpoint({
  method: 'GET',
  path: '/goodword/user/me/checklist',
  access: 'viewer',
  summary: 'Read the first steps and which of them are done',
  response: Checklist,
})

/** Steps that only the browser can see. There is no way to set one back to false: a step that is done stays done. */
export const updateChecklist = defineEndpoint({
  method: 'PUT',
  path: '/goodword/user/me/checklist',
  access: 'viewer',
  worksFrozen: true,
  summary: 'Dismiss the first steps, or record that a widget’s code was copied',
  body: z.strictObject({
    isDismissed: z.literal(true).optional(),
    hasCopiedEmbedCode: z.literal(true).optional(),
  }),
  response: Checklist,
})
