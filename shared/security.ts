import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

const instant = z.iso.datetime()

/** What can happen to the safety of an account. */
export const SECURITY_EVENT_KINDS = [
  'new_device',
  'wrong_password',
  'password_changed',
  'password_reset',
  'email_changed',
  'email_change_reversed',
  'session_ended',
  'other_sessions_ended',
  'stolen_session_ended',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_created',
  'recovery_code_used',
  'wrong_second_factor',
  'passkey_added',
  'passkey_removed',
] as const

/** The events that the owner gets an email about. The server adds those that the operator caused. */
export const EMAILED_SECURITY_EVENTS: readonly (typeof SECURITY_EVENT_KINDS)[number][] = [
  'new_device',
  'password_changed',
  'password_reset',
  'email_changed',
  'stolen_session_ended',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_created',
  'recovery_code_used',
  'wrong_second_factor',
  'passkey_added',
  'passkey_removed',
]

/** A browser in which the owner is signed in. */
const OwnSession = z.strictObject({
  id: z.string(),
  /** The browser and the system, such as "Firefox on Windows". */
  deviceName: z.string(),
  /** The first half of the network address, such as `91.64.x.x`. */
  network: z.string(),
  lastSeenAt: instant,
  /** Whether this call came from it. */
  isCurrent: z.boolean(),
})

const SecurityEvent = z.strictObject({
  id: z.string(),
  kind: z.enum(SECURITY_EVENT_KINDS),
  deviceName: z.string(),
  network: z.string(),
  /** The name of the passkey that was added or removed, or "by the operator". Null for other events. */
  detail: z.string().nullable(),
  /** Wrong passwords or codes there within an hour, or sessions that were ended; otherwise 1. */
  count: z.int(),
  at: instant,
  isEmailed: z.boolean(),
})

/**
 * How an account is protected. `isManaged` is false when the identity service of the installation keeps sessions
 * itself (Firebase); all lists are empty then.
 */
export const AccountSecurity = z.strictObject({
  isManaged: z.boolean(),
  /** Null if it was never changed. */
  passwordChangedAt: instant.nullable(),
  /** The address that the account changes to as soon as it is confirmed. */
  pendingEmail: z.string().nullable(),
  /** The address before the last change, and until when the link sent there brings it back. */
  previousEmail: z.strictObject({ email: z.string(), changedAt: instant, until: instant }).nullable(),
  /** The one used last comes first. */
  sessions: z.array(OwnSession),
  /** The newest 100, newest first. */
  events: z.array(SecurityEvent),
})
export type AccountSecurity = z.infer<typeof AccountSecurity>

export const getSecurity = defineEndpoint({
  method: 'GET',
  path: '/goodword/user/security',
  access: 'account',
  summary: 'Read how the account is protected',
  response: AccountSecurity,
})

/** Needs a sign-in within the last 5 minutes. Succeeds when the session has ended already. */
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/user/sessions/:id',
  access: 'account',
  summary: 'End one session of the owner',
  errors: ['security.sign_in_again'],
})

/** Needs a sign-in within the last 5 minutes. */
export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/goodword/user/sessions/end-others',
  access: 'account',
  summary: 'End all sessions but the current one',
  response: z.strictObject({ ended: z.int() }),
  errors: ['security.sign_in_again'],
})

/** Succeeds when no change is pending. */
export const cancelEmailChange = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/user/email-change',
  access: 'account',
  summary: 'Cancel a change of the email address',
})

/** Ends the caller's session at the identity service, so that its tokens stop working immediately. */
export const signOut = defineEndpoint({
  method: 'POST',
  path: '/goodword/user/sign-out',
  access: 'account',
  summary: 'Sign out',
})
