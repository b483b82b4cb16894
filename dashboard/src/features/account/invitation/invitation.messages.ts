import type { EndedInvitation, InvitationObstacle, OpenInvitation } from '#shared/invitations.ts'
import type { GivenRole } from '#shared/members.ts'
import { nameOfWorkspace } from '#shared/workspaces.ts'
import { readersFormat } from '../../../lib/reader-dates.ts'

const permissions: Record<GivenRole, string> = {
  viewer: 'you can see everything, but can’t change anything.',
  editor: 'you can ask clients for testimonials, approve and reject them, and edit widgets.',
  admin: 'you can do all the work, and change Stripe, emails, the form and the team.',
}

/** Around the role, after "You’d join as": "an editor: you can …". */
export const roleParts = (role: GivenRole) => ({
  article: role === 'viewer' ? 'a' : 'an',
  permission: permissions[role],
})

/** Why an invitation can't be accepted for now. */
export function obstacleOf(
  { workspaceName, inviterName, expiresAt }: OpenInvitation,
  obstacle: InvitationObstacle,
): { title: string; sentence: string } {
  const workspace = nameOfWorkspace(workspaceName)
  const cause = {
    no_team: `The plan of ${workspace} has no team at the moment.`,
    frozen: `${workspace} is frozen: the plan of its owner has no room for it at the moment.`,
  }[obstacle]
  return {
    title: `Nobody can join ${workspace} at the moment`,
    sentence: `${cause} If its owner chooses the Studio plan, this link works until ${day(expiresAt)}. ${inviterName} can tell you more.`,
  }
}

/** "Wednesday 25 November 2026". */
export const day = (at: string): string =>
  readersFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    .format(new Date(at))
    .replace(/, (?=\d+ )/, ' ')

export function endOf({ status, expiresAt, inviterName, workspaceName }: EndedInvitation) {
  const workspace = nameOfWorkspace(workspaceName)
  return {
    expired: {
      title: 'This invitation has expired',
      sentence: `It worked until ${day(expiresAt)}. ${inviterName} can send you a new one.`,
    },
    accepted: {
      title: 'This invitation was used',
      sentence: `Each link works once. If you accepted it, ${workspace} is among your workspaces.`,
    },
    declined: {
      title: 'This invitation was declined',
      sentence: `${inviterName} can send you a new one if that was a mistake.`,
    },
    revoked: {
      title: 'This invitation was withdrawn',
      sentence: `${inviterName} can tell you more, or send you a new one.`,
    },
  }[status]
}

/** The newest public testimonial of the workspace; null without one. */
export function quoteOf({ quote, workspaceName }: OpenInvitation) {
  if (!quote) return null
  const { text, author, role, company, rating } = quote
  return {
    source: `From ${nameOfWorkspace(workspaceName)}’s wall`,
    text,
    author,
    note: [role, company].filter(Boolean).join(', '),
    rating,
  }
}
