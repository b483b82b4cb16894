import type { ActivityKind } from '#shared/activity.ts'
import { TEAM_WORK, type TeamWeekEntry, type TeamWork } from '#shared/overview.ts'
import type { Role } from '#shared/roles.ts'
import type { TESTIMONIAL_EVENT_KINDS } from '#shared/testimonial-details.ts'
import { fullName } from '#shared/users.ts'
import type { Actor } from '#server/kernel/actor.ts'

type EventKind = (typeof TESTIMONIAL_EVENT_KINDS)[number]

/** The same kinds as in the index of the history that the overview reads. */
const workOfEvent: Partial<Record<EventKind, TeamWork>> = {
  queued: 'requests_sent',
  approved: 'testimonials_approved',
  rejected: 'testimonials_rejected',
  added: 'testimonials_added',
}

const workOfActivity: Partial<Record<ActivityKind, TeamWork>> = {
  settings_changed: 'settings_changed',
  email_style_created: 'settings_changed',
  email_style_changed: 'settings_changed',
  email_style_removed: 'settings_changed',
  email_style_reset: 'settings_changed',
  domain_added: 'settings_changed',
  domain_removed: 'settings_changed',
  do_not_ask_added: 'settings_changed',
  do_not_ask_removed: 'settings_changed',
  stripe_linked: 'settings_changed',
  stripe_unlinked: 'settings_changed',
  stripe_secret_changed: 'settings_changed',
  rules_changed: 'settings_changed',
  widget_created: 'widgets_changed',
  widget_changed: 'widgets_changed',
  widget_deleted: 'widgets_changed',
  wall_domain_added: 'widgets_changed',
  wall_domain_removed: 'widgets_changed',
  member_invited: 'members_invited',
}

// Safe: keys of an object literal of this type.
export const COUNTED_ACTIVITY = Object.keys(workOfActivity) as ActivityKind[]

/** Work of one kind that somebody did in one workspace. */
export type WorkDone = {
  workspaceId: string
  actor: Actor['kind']
  actorUserId: string | null
  /** As it was at that time; null if it is not known. */
  name: string | null
  kind: EventKind | ActivityKind
  count: number
  lastAt: Date
}

export type TeamMember = { userId: string; firstName: string; lastName: string; role: Role; roles: number }

const workOf = (kind: WorkDone['kind']) => ({ ...workOfEvent, ...workOfActivity })[kind]

const whoOf = ({ actor, actorUserId, name }: WorkDone) => `${actor} ${actorUserId ?? name ?? ''}`

/** What each did, those who did most first, and rules last. */
export function teamWeekOf({
  done,
  team,
  callerId,
}: {
  done: readonly WorkDone[]
  team: readonly TeamMember[]
  callerId: string
}): TeamWeekEntry[] {
  const members = new Map(team.map((member) => [member.userId, member]))
  const entries = [...Map.groupBy(done, whoOf).values()].flatMap((all) => entryOf(all, { members, callerId }))
  return entries.toSorted(compareEntries)
}

function entryOf(
  all: readonly WorkDone[],
  { members, callerId }: { members: ReadonlyMap<string, TeamMember>; callerId: string },
): TeamWeekEntry[] {
  const [first] = all
  if (!first || first.actor === 'client' || first.actor === 'system') return []
  const member = first.actorUserId === null ? undefined : members.get(first.actorUserId)
  const sumOf = (some: readonly WorkDone[]) => some.reduce((total, { count }) => total + count, 0)
  const work = TEAM_WORK.map((kind) => ({ kind, count: sumOf(all.filter((each) => workOf(each.kind) === kind)) }))
  const byWorkspace = [...Map.groupBy(all, ({ workspaceId }) => workspaceId)]
  return [
    {
      actor: first.actor,
      name: member ? fullName(member) : (all.findLast(({ name }) => name !== null)?.name ?? null),
      role: member?.roles === 1 ? member.role : null,
      isCaller: first.actorUserId === callerId,
      work: work.filter(({ count }) => count > 0),
      workspaceIds: byWorkspace.toSorted(([, one], [, other]) => sumOf(other) - sumOf(one)).map(([id]) => id),
      lastAt: new Date(Math.max(...all.map(({ lastAt }) => lastAt.getTime()))).toISOString(),
    },
  ]
}

function compareEntries(one: TeamWeekEntry, other: TeamWeekEntry): number {
  const total = ({ work }: TeamWeekEntry) => work.reduce((sum, { count }) => sum + count, 0)
  return (
    Number(one.actor === 'rule') - Number(other.actor === 'rule') ||
    total(other) - total(one) ||
    (one.name ?? '').localeCompare(other.name ?? '', 'en')
  )
}
