import type { Overview, WorkspaceOverview } from '#shared/overview.ts'
import { plans } from '#shared/plans.ts'
import { isRoleEnough } from '#shared/roles.ts'
import type { WorkspaceOfMember } from '#shared/workspaces.ts'
import { getUser } from '#server/accounts/accounts.service.ts'
import { subscriptionAt } from '#server/accounts/subscription.domain.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { calendarMonth, type Clock, firstDateAfter } from '#server/kernel/clock.ts'
import { readWorkspacesOf } from '#server/workspaces/workspaces.service.ts'
import { dateOf, periodsAt, troublesOf, weekAt } from './overview.domain.ts'
import {
  selectAnswersByWeek,
  selectLinkTroubles,
  selectOldestWaiting,
  selectOwners,
  selectPayers,
  selectPublished,
  selectRates,
  selectReminders,
  selectSubscriptions,
  selectUndelivered,
  selectUsed,
  selectWithheld,
} from './overview.repository.ts'
import { teamWeekOf, type WorkDone } from './team.domain.ts'
import { selectActivityWork, selectEventWork, selectTeam } from './team.repository.ts'

type Caller = { userId: string; now: Date }

export type OverviewService = ReturnType<typeof createOverviewService>

/** All workspaces of a member at once. */
export function createOverviewService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    getOverview: ({ userId }: { userId: string }): Promise<Overview> =>
      db.read(function* (tx) {
        const caller = { userId, now: clock.now() }
        const workspaces = yield* readFigures(tx, caller)
        const isAdmin = workspaces.some(({ role }) => isRoleEnough(role, 'admin'))
        return {
          workspaces,
          weeks: periodsAt(caller.now).weeks,
          team: isAdmin ? yield* readTeamWeek(tx, caller) : null,
        }
      }),
  }
}

const byWorkspace = <Row extends { workspaceId: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.workspaceId, row]))

function* readFigures(tx: Tx, { userId, now }: Caller): Transactional<WorkspaceOverview[]> {
  const { firstDays, since30, since90, remindersUntil } = periodsAt(now)
  const owners = yield* readOwners(tx, { userId, now })
  const oldest = byWorkspace(yield* selectOldestWaiting(tx, { userId }))
  const rates = byWorkspace(yield* selectRates(tx, { userId, since30, since90 }))
  const answers = byWorkspace(yield* selectAnswersByWeek(tx, { userId, firstDays: JSON.stringify(firstDays) }))
  const published = byWorkspace(yield* selectPublished(tx, { userId }))
  const withheld = byWorkspace(yield* selectWithheld(tx, { userId }))
  const reminders = byWorkspace(yield* selectReminders(tx, { userId, until: remindersUntil.getTime() }))
  const undelivered = byWorkspace(yield* selectUndelivered(tx, { userId }))
  const links = Map.groupBy(yield* selectLinkTroubles(tx, { userId }), (row) => row.workspaceId)

  const view = (workspace: WorkspaceOfMember): WorkspaceOverview[] => {
    const { id, isFrozen } = workspace
    const owner = owners.get(id)
    if (!owner) return []
    const { asked30 = 0, answered30 = 0, asked90 = 0, answered90 = 0 } = rates.get(id) ?? {}
    const { count = 0, newestDay = null } = published.get(id) ?? {}
    const { answersByWeek = firstDays.map(() => 0) } = answers.get(id) ?? {}
    return [
      {
        ...workspace,
        owner: owner.isCaller ? null : { firstName: owner.firstName, email: owner.email },
        oldestWaitingAt: oldest.get(id)?.at?.toISOString() ?? null,
        last30Days: { asked: asked30, answered: answered30 },
        last90Days: { asked: asked90, answered: answered90 },
        published: count,
        newestPublishedOn: newestDay === null ? null : dateOf(newestDay),
        withheld: withheld.get(id)?.count ?? 0,
        remindersDue: reminders.get(id)?.count ?? 0,
        troubles: troublesOf({
          isFrozen,
          undelivered: undelivered.get(id)?.undelivered ?? 0,
          uncertain: undelivered.get(id)?.uncertain ?? 0,
          links: links.get(id) ?? [],
          usage: owner.usage,
          sendingPausedAt: owner.sendingPausedAt,
        }),
        answersByWeek,
      },
    ]
  }
  return (yield* readWorkspacesOf(tx, { userId, now })).flatMap(view)
}

/** The owner of each workspace, with what is used of the requests that the owner pays for. */
function* readOwners(tx: Tx, { userId, now }: Caller) {
  const subscriptions = new Map((yield* selectSubscriptions(tx, { userId })).map((row) => [row.userId, row]))
  const payers = (yield* selectPayers(tx, { userId })).map((payer) => ({
    ...payer,
    month: calendarMonth(now, payer.timeZone),
  }))
  const [firstMonth = ''] = payers.map(({ month }) => month).toSorted()
  const used = new Map(
    (yield* selectUsed(tx, { userId, firstMonth })).map((row) => [`${row.ownerUserId} ${row.month}`, row.used]),
  )
  const owners = new Map(
    payers.map(({ month, ...owner }) => {
      const { plan } = subscriptionAt(subscriptions.get(owner.userId), now)
      const usage = {
        used: used.get(`${owner.userId} ${month}`) ?? 0,
        limit: plans[plan].limits.requestsPerMonth,
        resetsOn: firstDateAfter(month),
      }
      return [owner.userId, { ...owner, isCaller: owner.userId === userId, usage }]
    }),
  )
  return new Map(
    (yield* selectOwners(tx, { userId })).flatMap(({ workspaceId, ownerUserId, sendingPausedAt }) => {
      const owner = owners.get(ownerUserId)
      return owner ? [[workspaceId, { ...owner, sendingPausedAt }] as const] : []
    }),
  )
}

function* readTeamWeek(tx: Tx, { userId, now }: Caller): Transactional<NonNullable<Overview['team']>> {
  const { timeZone } = yield* getUser(tx, userId)
  const { from, to, since } = weekAt(now, timeZone)
  const asked = { userId, since: since.getTime() }
  const ofEvents = yield* selectEventWork(tx, asked)
  const ofActivity = yield* selectActivityWork(tx, asked)
  const done = [...ofEvents, ...ofActivity].flatMap(({ lastAt, ...row }): WorkDone[] =>
    lastAt ? [{ ...row, lastAt }] : [],
  )
  const team = (yield* selectTeam(tx, { userId })).flatMap(({ role, ...member }) => (role ? [{ ...member, role }] : []))
  return { from, to, entries: teamWeekOf({ done, team, callerId: userId }) }
}
