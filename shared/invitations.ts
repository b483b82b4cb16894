import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { GivenRole } from './members.ts'

/** What an invitation can be once it can't be accepted any more. */
const ENDED_INVITATIONS = ['expired', 'accepted', 'declined', 'revoked'] as const

const Known = z.strictObject({
  workspaceName: z.string().nullable(),
  workspaceImageUrl: z.string().nullable(),
  inviterName: z.string(),
  inviterEmail: z.string(),
  expiresAt: z.iso.datetime(),
})

/** What keeps everybody from accepting an invitation for now: both follow from the plan of the workspace's owner. */
const INVITATION_OBSTACLES = ['no_team', 'frozen'] as const
export type InvitationObstacle = (typeof INVITATION_OBSTACLES)[number]

/** What the link of an invitation shows. The quote is the newest public testimonial; null without one. */
export const OpenInvitation = Known.extend({
  status: z.literal('pending'),
  email: z.string(),
  role: GivenRole,
  /** Null while it can be accepted. */
  obstacle: z.enum(INVITATION_OBSTACLES).nullable(),
  quote: z
    .strictObject({
      text: z.string(),
      author: z.string(),
      role: z.string().nullable(),
      company: z.string().nullable(),
      rating: z.int().nullable(),
    })
    .nullable(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

export const EndedInvitation = Known.extend({ status: z.enum(ENDED_INVITATIONS) })
export type EndedInvitation = z.infer<typeof EndedInvitation>

export const Invitation = z.discriminatedUnion('status', [OpenInvitation, EndedInvitation])
export type Invitation = z.infer<typeof Invitation>

const NOT_ACCEPTED = ['invitations.unknown', 'invitations.ended', 'members.no_team'] as const

/** A link that is unknown, cut off, or of a deleted workspace is answered in one and the same way. */
export const getInvitation = defineEndpoint({
  method: 'GET',
  path: '/goodword/invitation/:token',
  access: 'public',
  summary: 'Read an invitation by its link',
  response: Invitation,
  errors: ['invitations.unknown'],
})

/** The caller becomes a member, whatever address the account has. Accepting again changes nothing. */
export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/goodword/invitation/:token/accept',
  access: 'account',
  summary: 'Accept an invitation',
  response: z.strictObject({ workspaceId: z.string() }),
  errors: [...NOT_ACCEPTED, 'members.you_are_member'],
})

export const declineInvitation = defineEndpoint({
  method: 'POST',
  path: '/goodword/invitation/:token/decline',
  access: 'public',
  summary: 'Decline an invitation',
  errors: ['invitations.unknown', 'invitations.ended'],
})
