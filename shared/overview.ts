import * as z from 'zod'
import { ACTOR_KINDS } from './activity.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { ROLES } from './roles.ts'
import { WorkspaceOfMember } from './workspaces.ts'

const count = z.int().min(0)

/** The last one is the current week. */
export const OVERVIEW_WEEKS = 12

/** How many days ahead a reminder counts as due. */
export const REMINDERS_DUE_DAYS = 7

/** Requests that clients got in a period, and how many of them have an answer by now, whenever it was given. */
const AnswerRate = z.strictObject({ asked: count, answered: count })

/** Something that a member should mend. */
export const Trouble = z.discriminatedUnion('kind', [
  /** The payer's plan has no room for it. */
  z.strictObject({ kind: z.literal('frozen') }),
  /** Emails that failed or bounced. */
  z.strictObject({ kind: z.literal('requests_undelivered'), count: count.min(1) }),
  /** Emails of which nobody can know whether they were sent. */
  z.strictObject({ kind: z.literal('deliveries_uncertain'), count: count.min(1) }),
  /** A payment account was unlinked at Stripe, and nobody has dismissed the notice. */
  z.strictObject({ kind: z.literal('stripe_unlinked'), at: z.iso.datetime() }),
  /** A payment account can no longer be read. */
  z.strictObject({ kind: z.literal('stripe_needs_attention') }),
  /** All requests of the month are used. `resetsOn` is a day in the time zone of the workspace's owner. */
  z.strictObject({ kind: z.literal('requests_used_up'), limit: count, resetsOn: z.iso.date() }),
  /** Emails to clients are paused because of complaints. */
  z.strictObject({ kind: z.literal('sending_paused'), since: z.iso.datetime() }),
])
export type Trouble = z.infer<typeof Trouble>

/** One workspace of the caller in figures. A day is a day in UTC. */
export const WorkspaceOverview = WorkspaceOfMember.extend({
  /** Who mends what the caller's role may not; null when the caller is the owner. */
  owner: z.strictObject({ firstName: z.string(), email: z.string() }).nullable(),
  /** When the answer was given that has waited longest for a decision; null when none waits. */
  oldestWaitingAt: z.iso.datetime().nullable(),
  /** Of requests sent in the last 30 and 90 days, today included. */
  last30Days: AnswerRate,
  last90Days: AnswerRate,
  /** Testimonials that visitors can see. */
  published: count,
  /** The day of the newest of them; null without any. */
  newestPublishedOn: z.iso.date().nullable(),
  /** Testimonials that a member rejected. */
  withheld: count,
  /** Reminders that clients will get in the next `REMINDERS_DUE_DAYS` days. */
  remindersDue: count,
  troubles: z.array(Trouble),
  /** Answers in each of the last `OVERVIEW_WEEKS` weeks, oldest first. */
  answersByWeek: z.array(count).length(OVERVIEW_WEEKS),
})
export type WorkspaceOverview = z.infer<typeof WorkspaceOverview>

/** What is counted of the team's work. */
export const TEAM_WORK = [
  'requests_sent',
  'testimonials_approved',
  'testimonials_rejected',
  'testimonials_added',
  'settings_changed',
  'widgets_changed',
  'members_invited',
] as const
export type TeamWork = (typeof TEAM_WORK)[number]

/** What somebody did this week. */
export const TeamWeekEntry = z.strictObject({
  /** Never the client or the product itself. */
  actor: z.enum(ACTOR_KINDS).exclude(['client', 'system']),
  /** Null for rules. */
  name: z.string().nullable(),
  /** Null for whoever is no member any more, and for a member with several roles. */
  role: z.enum(ROLES).nullable(),
  isCaller: z.boolean(),
  /** In the order of `TEAM_WORK`, without what nothing was done of. */
  work: z.array(z.strictObject({ kind: z.enum(TEAM_WORK), count: count.min(1) })),
  /** The ids of the workspaces, those with the most work first. */
  workspaceIds: z.array(z.string()),
  lastAt: z.iso.datetime(),
})
export type TeamWeekEntry = z.infer<typeof TeamWeekEntry>

const Overview = z.strictObject({
  /** By name. */
  workspaces: z.array(WorkspaceOverview),
  /** The Mondays on which the weeks of `answersByWeek` begin, in UTC. */
  weeks: z.array(z.iso.date()).length(OVERVIEW_WEEKS),
  /** Of the workspaces in which the caller is admin or owner; null without any. */
  team: z
    .strictObject({
      /** The Monday of this week and today, in the caller's time zone. */
      from: z.iso.date(),
      to: z.iso.date(),
      /** Those who did most first, rules last. */
      entries: z.array(TeamWeekEntry),
    })
    .nullable(),
})
export type Overview = z.infer<typeof Overview>

/** All workspaces in which the caller is a member, and where the caller is needed. */
export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/goodword/overview',
  access: 'account',
  summary: 'Read the figures of all workspaces',
  response: Overview,
})
