import type { Endpoint } from '#shared/http/endpoint.ts'
import { exportClient } from '#shared/client-export.ts'
import { exportAccount } from '#shared/account-export.ts'
import { addPasskey, removePasskey } from '#shared/passkeys.ts'
import { changeMemberRole, inviteMembers, leaveWorkspace, acceptTransfer, removeMember } from '#shared/members.ts'
import { erasePortalData, exportPortalData, withdrawTestimonial } from '#shared/portal.ts'
import { endOtherSessions, endSession, signOut } from '#shared/security.ts'
import { createRecoveryCodes } from '#shared/two-factor.ts'
import { closeAccount, signUp } from '#shared/users.ts'
import { deleteWorkspace } from '#shared/workspaces.ts'
import { TOOLKIT } from '#server/identity/embedded/identity.protocol.ts'

/** Refusals that tell of an attack, of a wrong setting, or of somebody who tries more than they may. */
const refusals: Readonly<Record<string, string>> = {
  'request.not_signed_in': 'token_refused',
  'request.role_too_low': 'role_refused',
  'request.too_many': 'limited',
  'request.too_many_keys': 'limited',
  'request.wrong_host': 'host_refused',
  'security.sign_in_again': 'sign_in_again',
  'users.wrong_confirmation': 'confirmation_refused',
  'passkeys.refused': 'passkey_refused',
  'emails.webhook_refused': 'signature_refused',
  'stripe.event_refused': 'signature_refused',
  'stripe.event_too_deep': 'signature_refused',
  'collection.proof_refused': 'bot_refused',
  'collection.seems_automated': 'bot_refused',
  'collection.too_fast': 'bot_refused',
}

/** What changes who may do what, or takes data out or away. */
const deeds: readonly (readonly [Endpoint, string])[] = [
  [signUp, 'signed_up'],
  [signOut, 'signed_out'],
  [endSession, 'session_ended'],
  [endOtherSessions, 'sessions_ended'],
  [createRecoveryCodes, 'recovery_codes_created'],
  [addPasskey, 'passkey_added'],
  [removePasskey, 'passkey_removed'],
  [inviteMembers, 'members_invited'],
  [changeMemberRole, 'role_changed'],
  [removeMember, 'member_removed'],
  [leaveWorkspace, 'member_left'],
  [acceptTransfer, 'workspace_transferred'],
  [deleteWorkspace, 'workspace_deleted'],
  [closeAccount, 'account_closed'],
  [exportAccount, 'account_exported'],
  [exportClient, 'client_data_exported'],
  [exportPortalData, 'client_exported'],
  [erasePortalData, 'client_erased'],
  [withdrawTestimonial, 'client_withdrew'],
]

/** The same of the protocol of the embedded identity service. */
const identityDeeds = [
  ['v1/accounts:update', 'account_updated'],
  ['v1/accounts:resetPassword', 'reset_code_used'],
  ['v1/accounts:sendOobCode', 'code_requested'],
  ['v2/accounts/mfaEnrollment:finalize', 'two_factor_on'],
  ['v2/accounts/mfaEnrollment:withdraw', 'two_factor_off'],
] as const

const deedsByRoute = new Map<string, string>([
  ...deeds.map(([{ method, path }, name]) => [`${method} ${path}`, name] as const),
  ...identityDeeds.map(([operation, name]) => [`POST ${TOOLKIT}/${operation}`, name] as const),
])

const FAILURES_FROM = 400

/** The name of what a request was for the security of the installation; undefined for all others. */
export function securityEventOf({
  method,
  route,
  status,
  code,
}: {
  method: string
  route: string
  status: number
  code?: string
}): string | undefined {
  if (status < FAILURES_FROM) return deedsByRoute.get(`${method} ${route}`)
  return code === undefined ? undefined : refusals[code]
}
