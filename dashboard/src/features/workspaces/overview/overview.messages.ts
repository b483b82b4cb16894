import type { TeamWeekEntry, TeamWork, Trouble, WorkspaceOverview } from '#shared/overview.ts'
import { isRoleEnough, type Role } from '#shared/roles.ts'
import { dayAndMonth } from '../../../lib/dates.ts'
import { formatDay } from '../../../lib/moments.ts'
import { readersFormat } from '../../../lib/reader-dates.ts'
import { countToReview } from './overview.groups.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** "1 testimonial", "2,000 testimonials". */
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** How old it is: "9 days", "2 hours". */
export function ageOf(instant: string, now: Date): string {
  const age = Math.max(0, now.getTime() - new Date(instant).getTime())
  if (age < HOUR_MS) return counted(Math.max(1, Math.floor(age / MINUTE_MS)), 'minute')
  if (age < DAY_MS) return counted(Math.floor(age / HOUR_MS), 'hour')
  return counted(Math.floor(age / DAY_MS), 'day')
}

/** "70%"; undefined when nobody was asked. */
export const percentOf = ({ asked, answered }: WorkspaceOverview['last30Days']): string | undefined =>
  asked === 0 ? undefined : `${Math.round((100 * answered) / asked)}%`

/** The sum of the groups below it: "4 of 6 need you: 8 testimonials to review and 3 problems to fix." */
export function leadOf({
  needing,
  all,
  toReview,
  problems,
}: {
  needing: number
  all: number
  toReview: number
  problems: number
}): string {
  if (needing === 0) return 'Nothing needs you right now.'
  const parts = [
    ...(toReview > 0 ? [`${counted(toReview, 'testimonial')} to review`] : []),
    ...(problems > 0 ? [`${counted(problems, 'problem')} to fix`] : []),
  ]
  return `${needing} of ${all} ${needing === 1 ? 'needs' : 'need'} you: ${parts.join(' and ')}.`
}

export type Mending = { label: string; page: string; needs: Role }

/** What happened and what it means, and where a member with the role `needs` mends it. */
export type TroubleMessage = { text: string; mending: Mending }

/** `now` is for the year of a date. */
export function troubleMessage(trouble: Trouble, now: Date): TroubleMessage {
  switch (trouble.kind) {
    case 'requests_undelivered':
      return {
        text: `${counted(trouble.count, 'request')} couldn’t be delivered.`,
        mending: { label: trouble.count === 1 ? 'Correct address' : 'Correct addresses', page: LIST, needs: 'editor' },
      }
    case 'deliveries_uncertain':
      return {
        text: `We don’t know whether ${counted(trouble.count, 'request was', 'requests were')} delivered.`,
        mending: { label: trouble.count === 1 ? 'Check request' : 'Check requests', page: LIST, needs: 'editor' },
      }
    case 'stripe_unlinked':
      return {
        text: `Stripe was disconnected on ${formatDay(new Date(trouble.at), { now })}. Payments since then haven’t triggered any requests.`,
        mending: { label: 'Reconnect Stripe', page: STRIPE, needs: 'admin' },
      }
    case 'stripe_needs_attention':
      return {
        text: 'We can no longer read payments from Stripe, so they don’t trigger any requests.',
        mending: { label: 'Reconnect Stripe', page: STRIPE, needs: 'admin' },
      }
    case 'requests_used_up':
      return {
        text: `All ${trouble.limit} requests of this month are used. There are new ones on ${dayAndMonth(trouble.resetsOn)}.`,
        mending: { label: 'See plans', page: '/settings/subscription', needs: 'owner' },
      }
    case 'frozen':
      return {
        text: 'This workspace is frozen: the plan of its owner includes one active workspace.',
        mending: { label: 'See what to do', page: LIST, needs: 'owner' },
      }
    case 'sending_paused':
      return {
        text: `Emails to clients have been paused since ${formatDay(new Date(trouble.since), { now })}, because clients reported some as spam.`,
        mending: { label: 'See what to do', page: LIST, needs: 'editor' },
      }
  }
}

const LIST = '/testimonial/list'
const STRIPE = '/settings/stripe'

/** Whether the caller can do it; otherwise the owner has to be asked. */
export const canMend = ({ role }: Pick<WorkspaceOverview, 'role'>, { needs }: Mending): boolean =>
  isRoleEnough(role, needs)

/** What comes before and after the number: sent 9 requests. */
const workMessages: Record<TeamWork, { before: string; one: string; many: string }> = {
  requests_sent: { before: 'sent', one: 'request', many: 'requests' },
  testimonials_approved: { before: 'approved', one: 'testimonial', many: 'testimonials' },
  testimonials_rejected: { before: 'rejected', one: 'testimonial', many: 'testimonials' },
  testimonials_added: { before: 'added', one: 'testimonial', many: 'testimonials' },
  settings_changed: { before: 'changed', one: 'setting', many: 'settings' },
  widgets_changed: { before: 'changed', one: 'widget', many: 'widgets' },
  members_invited: { before: 'invited', one: 'member', many: 'members' },
}

/** In one sentence: "approved 4 testimonials, rejected 1". What was just named is not named again. */
export function workParts(work: TeamWeekEntry['work']) {
  return work.map(({ kind, count }, index) => {
    const { before, one, many } = workMessages[kind]
    const previous = work[index - 1]
    const isNamed = previous !== undefined && workMessages[previous.kind].many === many
    return { kind, before, count: count.toLocaleString('en'), after: isNamed ? '' : ` ${count === 1 ? one : many}` }
  })
}

/** "Mon 16 to Fri 20 Nov". */
export function weekMessage({ from, to }: { from: string; to: string }): string {
  const format = readersFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
  if (from === to) return format.format(first).replace(',', '')
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth()
  const parts = format.formatToParts(first).filter(({ type }) => type === 'weekday' || type === 'day')
  const start = isOneMonth ? parts.map(({ value }) => value).join(' ') : format.format(first).replace(',', '')
  return `${start} to ${format.format(last).replace(',', '')}`
}

type Waiting = Pick<WorkspaceOverview, 'role' | 'isFrozen' | 'waiting' | 'oldestWaitingAt' | 'waitingForSignOff'>

/** Below what the caller can decide: "oldest 9 days", "1 in sign-off". */
export function waitingNotes(workspace: Waiting, now: Date): string[] {
  const { oldestWaitingAt, waitingForSignOff } = workspace
  return [
    ...(oldestWaitingAt === null || countToReview(workspace) === 0 ? [] : [`oldest ${ageOf(oldestWaitingAt, now)}`]),
    ...(waitingForSignOff === 0 ? [] : [`${waitingForSignOff.toLocaleString('en')} in sign-off`]),
  ]
}

const roleNames: Record<Role, string> = { viewer: 'Viewer', editor: 'Editor', admin: 'Admin', owner: 'Owner' }
export const roleName = (role: Role): string => roleNames[role]

/** Who somebody is, in one word or two; undefined for a member with several roles or of earlier times. */
export function descriptionOf({ actor, role, isCaller }: TeamWeekEntry): string | undefined {
  if (actor === 'rule') return 'Automatic'
  if (actor === 'sign_off') return 'Sign-off link'
  if (isCaller) return 'You'
  return role ? roleName(role) : undefined
}

/** A rule has no name, and neither has an account of which nothing is left. */
export const nameOf = ({ actor, name }: TeamWeekEntry): string =>
  name ?? (actor === 'rule' ? 'Rules' : 'A former member')
