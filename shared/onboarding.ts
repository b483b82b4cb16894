import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

/** The first steps of an owner, each true once it is done. */
export const Checklist = z.strictObject({
  /** The organisation has a name or an image. */
  hasProfile: z.boolean(),
  hasRequest: z.boolean(),
  hasConnectedStripe: z.boolean(),
  hasApproved: z.boolean(),
  /** The code of a widget was copied, or a widget was seen on a page. */
  hasEmbedded: z.boolean(),
  /** The owner put the list away: it never comes back. */
  isDismissed: z.boolean(),
})
export type Checklist = z.infer<typeof Checklist>

export const getChecklist = defineEndpoint({
  method: 'GET',
  path: '/goodword/user/me/checklist',
  access: 'owner',
  summary: 'The first steps, and which are done',
  response: Checklist,
})

/** What only the browser knows. False cannot be said: a step that is done stays done. */
export const updateChecklist = defineEndpoint({
  method: 'PUT',
  path: '/goodword/user/me/checklist',
  access: 'owner',
  summary: 'Put the first steps away, or note that a widget’s code was copied',
  body: z.strictObject({
    isDismissed: z.literal(true).optional(),
    hasCopiedEmbedCode: z.literal(true).optional(),
  }),
  response: Checklist,
})
