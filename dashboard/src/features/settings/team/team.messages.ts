import type { GivenRole, SkippedInvitation } from '#shared/members.ts'
import { includesTeam, type PlanName } from '#shared/plans.ts'
import type { Role } from '#shared/roles.ts'
import { offerOf } from '../../../components/plan-offers.ts'
import { type Clock, daysUntil, formatDay, formatJust, formatMomentDay } from '../../../lib/moments.ts'

export const roleNames: Record<Role, string> = { viewer: 'Viewer', editor: 'Editor', admin: 'Admin', owner: 'Owner' }

/** Without a team, members beside the owner can only look. They keep the role that they were given for later. */
export function roleNow(role: Role, { hasTeam }: { hasTeam: boolean }): { name: string; later: string | null } {
  if (hasTeam || role === 'owner') return { name: roleNames[role], later: null }
  return { name: roleNames.viewer, later: role === 'viewer' ? null : `${roleNames[role]} again after an upgrade.` }
}

/** What a role adds to the one before it. */
export const roleHints: Record<GivenRole, string> = {
  viewer: 'Can see everything, but can’t change anything.',
  editor: 'Can also send requests, approve and reject, and edit widgets.',
  admin: 'Can also change Stripe, emails, the form and the team.',
}

/** What each role can do, by the lowest role that can. */
export const permissions: readonly { what: string; needed: Role }[] = [
  { what: 'See testimonials, payments, reports and figures', needed: 'viewer' },
  { what: 'Send requests, approve, reject and tag, edit widgets', needed: 'editor' },
  { what: 'Stripe and rules, emails, sending domain, form, import, export', needed: 'admin' },
  { what: 'Invite people, change roles up to their own, create sign-off links', needed: 'admin' },
  { what: 'Plan and card, transfer or delete the workspace', needed: 'owner' },
]

const HOUR_MS = 60 * 60_000

/** "Now" is said of the reader only: the server notes about once an hour who is active. */
export function activeMessage(lastActiveAt: string | null, { now }: Clock): string {
  if (lastActiveAt === null) return 'Never'
  const at = new Date(lastActiveAt)
  if (now.getTime() - at.getTime() < HOUR_MS) return 'In the last hour'
  const text = daysUntil(at, { now }) < 0 ? formatMomentDay(at, { now }) : formatJust(at, now)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "Expires in 5 days", or when it did. */
export function expiryMessage(expiresAt: string, { now }: Clock): string {
  const at = new Date(expiresAt)
  if (at <= now) return `Expired ${formatDay(at, { now })}`
  const days = daysUntil(at, { now })
  if (days === 0) return 'Expires today'
  return days === 1 ? 'Expires tomorrow' : `Expires in ${days} days`
}

export function membersMessage(count: number, workspace: string, plan: PlanName): string {
  const who = count === 1 ? `Only you can open ${workspace}.` : `${count} people can open ${workspace}.`
  return includesTeam(plan) ? `${who} The ${offerOf(plan).title} plan has no limit.` : who
}

export const invitationsMessage = (count: number): string =>
  count === 1 ? 'Send 1 invitation' : `Send ${count} invitations`

const reasons: Record<SkippedInvitation['reason'], string> = {
  member: 'is already a member and won’t get an email.',
  invited: 'is already invited. You can resend that invitation.',
  unreachable: 'can’t be reached: emails to it came back.',
}

export const skippedMessage = (who: string, reason: SkippedInvitation['reason']): string => `${who} ${reasons[reason]}`

const elsewhere: Record<'member' | 'invited', string> = {
  member: 'is already a member here, and gets emails for the other workspaces only.',
  invited: 'is already invited here, and gets emails for the other workspaces only.',
}

/** Of somebody who is invited to other workspaces, and not to the open one. */
export const elsewhereMessage = (who: string, reason: 'member' | 'invited'): string => `${who} ${elsewhere[reason]}`

/** Of a whole name, for sentences after the first. */
export const firstNameOf = (name: string): string => name.split(' ')[0] ?? name
