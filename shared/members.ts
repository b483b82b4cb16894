import * as z from 'zod'
import { emailAddress, requiredLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { ROLES } from './roles.ts'

/** Roles that a member can be given. The owner's changes by a transfer only. */
export const GIVEN_ROLES = ['viewer', 'editor', 'admin'] as const
export const GivenRole = z.enum(GIVEN_ROLES, { error: 'Choose a role: viewer, editor or admin.' })
export type GivenRole = z.infer<typeof GivenRole>

/** Addresses in one call. */
export const INVITED_AT_ONCE_MAX = 20
/** How long the link of an invitation works, and the offer to take a workspace over. */
export const INVITATION_DAYS = 7

export const TeamMember = z.strictObject({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** About when the member last used this workspace; null if never. Noted once an hour. */
  lastActiveAt: z.iso.datetime().nullable(),
})
export type TeamMember = z.infer<typeof TeamMember>

export const TeamInvitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  role: GivenRole,
  invitedBy: z.strictObject({ userId: z.string(), name: z.string() }),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Why the newest email did not arrive, in a sentence; null while nothing is known to be wrong. */
  failure: z.string().nullable(),
})
export type TeamInvitation = z.infer<typeof TeamInvitation>

export const OwnershipTransfer = z.strictObject({
  toUserId: z.string(),
  toName: z.string(),
  fromName: z.string(),
  expiresAt: z.iso.datetime(),
})
export type OwnershipTransfer = z.infer<typeof OwnershipTransfer>

export const Team = z.strictObject({
  /** The owner first, then by name. */
  members: z.array(TeamMember),
  /** Those that nobody has answered, newest first. Empty for members who may not invite. */
  invitations: z.array(TeamInvitation),
  /** Who was asked to take the workspace over; null when nobody is, and for everybody but the two. */
  transfer: OwnershipTransfer.nullable(),
})
export type Team = z.infer<typeof Team>

export const getTeam = defineEndpoint({
  method: 'GET',
  path: '/goodword/team',
  access: 'viewer',
  summary: 'List the members and invitations of the workspace',
  response: Team,
})

const InviteMembers = z.strictObject({
  emails: z
    .array(emailAddress('Email address'))
    .min(1, 'Enter at least one email address.')
    .max(INVITED_AT_ONCE_MAX, `You can invite ${INVITED_AT_ONCE_MAX} people at once.`),
  role: GivenRole,
})

export const SkippedInvitation = z.strictObject({
  email: z.string(),
  /** A member, already invited, or an address that emails can't reach. */
  reason: z.enum(['member', 'invited', 'unreachable']),
})
export type SkippedInvitation = z.infer<typeof SkippedInvitation>

/**
 * Sends one email to each address. Addresses of members, and those already invited, are skipped. The role can be at most
 * the caller's own. Needs a plan with a team.
 */
export const inviteMembers = defineEndpoint({
  method: 'POST',
  path: '/goodword/team/invitation',
  access: 'admin',
  summary: 'Invite people to the workspace',
  body: InviteMembers,
  response: z.strictObject({ invited: z.array(TeamInvitation), skipped: z.array(SkippedInvitation) }),
  status: 201,
  errors: ['members.no_team', 'members.too_many_invitations', 'members.role_above_own'],
})

/** Sends the email again; its link works for another seven days. */
export const resendInvitation = defineEndpoint({
  method: 'POST',
  path: '/goodword/team/invitation/:id/resend',
  access: 'admin',
  summary: 'Send an invitation again',
  response: TeamInvitation,
  errors: ['members.unknown_invitation', 'members.no_team', 'members.too_many_invitations', 'members.unreachable'],
})

/** The link that went to the wrong address stops working. */
export const correctInvitation = defineEndpoint({
  method: 'PUT',
  path: '/goodword/team/invitation/:id',
  access: 'admin',
  summary: 'Send an invitation to another address instead',
  body: z.strictObject({ email: emailAddress('Email address') }),
  response: TeamInvitation,
  errors: [
    'members.unknown_invitation',
    'members.no_team',
    'members.too_many_invitations',
    'members.already_member',
    'members.already_invited',
    'members.unreachable',
  ],
})

export const revokeInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/team/invitation/:id',
  access: 'admin',
  worksFrozen: true,
  summary: 'Revoke an invitation',
  errors: ['members.unknown_invitation'],
})

/** Neither the owner's role nor one above the caller's own can be changed. */
export const changeMemberRole = defineEndpoint({
  method: 'PUT',
  path: '/goodword/team/member/:userId',
  access: 'admin',
  summary: 'Change the role of a member',
  body: z.strictObject({ role: GivenRole }),
  response: TeamMember,
  errors: ['members.unknown', 'members.is_owner', 'members.role_above_own'],
})

/** Ends the member's access at the next call. What the member did stays. Invitations that the member sent are revoked. */
export const removeMember = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/team/member/:userId',
  access: 'admin',
  worksFrozen: true,
  summary: 'Remove a member from the workspace',
  errors: ['members.unknown', 'members.is_owner', 'members.role_above_own'],
})

export const leaveWorkspace = defineEndpoint({
  method: 'POST',
  path: '/goodword/team/leave',
  access: 'viewer',
  worksFrozen: true,
  summary: 'Leave the workspace',
  errors: ['members.owner_stays'],
})

/** The member gets an email, and has seven days to accept. `name` is the workspace's, typed again. */
export const offerTransfer = defineEndpoint({
  method: 'POST',
  path: '/goodword/team/transfer',
  access: 'owner',
  worksFrozen: true,
  summary: 'Offer the workspace to another member',
  body: z.strictObject({ userId: z.string(), name: requiredLine('The name of the workspace') }),
  response: OwnershipTransfer,
  status: 201,
  checksRevocation: true,
  errors: ['workspaces.wrong_name', 'members.unknown', 'members.transfer_pending'],
})

/** The caller becomes the owner, and the owner so far an admin. */
export const acceptTransfer = defineEndpoint({
  method: 'POST',
  path: '/goodword/team/transfer/accept',
  access: 'viewer',
  worksFrozen: true,
  summary: 'Take the workspace over',
  checksRevocation: true,
  errors: ['members.no_transfer', 'members.plan_too_small'],
})

/** The owner takes the offer back, or the member declines it. */
export const endTransfer = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/team/transfer',
  access: 'viewer',
  worksFrozen: true,
  summary: 'Cancel or decline the transfer of the workspace',
  errors: ['members.no_transfer'],
})
