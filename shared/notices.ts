import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { isRoleEnough, type Role } from './roles.ts'

/** Which emails of ours a member gets about a workspace. */
export const Notices = z.strictObject({
  /** A client answered, or changed an earlier answer. */
  newTestimonial: z.boolean(),
  /** A payment will trigger a request: sent early enough to cancel it. */
  requestScheduled: z.boolean(),
  /** Clients who paid can't be asked because the month's requests are used up. At most once a month. */
  requestsUsedUp: z.boolean(),
  /** Payments are on hold until somebody does something. At most once a week. */
  paymentsNeedYou: z.boolean(),
})
export type Notices = z.infer<typeof Notices>
export type Notice = keyof Notices

/** What a member gets before choosing: the owner everything, and who can approve testimonials, the new ones. */
export const defaultNotices = (role: Role): Notices => ({
  newTestimonial: isRoleEnough(role, 'editor'),
  requestScheduled: role === 'owner',
  requestsUsedUp: role === 'owner',
  paymentsNeedYou: role === 'owner',
})

export const getNotices = defineEndpoint({
  method: 'GET',
  path: '/goodword/notices',
  access: 'viewer',
  summary: 'Read which emails the caller gets about this workspace',
  response: Notices,
})

/** Changes the given ones for the caller alone, and leaves the others. */
export const updateNotices = defineEndpoint({
  method: 'PUT',
  path: '/goodword/notices',
  access: 'viewer',
  summary: 'Choose which emails the caller gets about this workspace',
  body: Notices.partial(),
  response: Notices,
})
