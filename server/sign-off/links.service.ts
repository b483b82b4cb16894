import { signOffPath, type NewSignOffLink, type SignOffLink, type SignOffSettings } from '#shared/sign-off.ts'
import { getWorkspace } from '#server/accounts/accounts.service.ts'
import { recordActivity, recordChangedSettings } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { countMessagesSince, listNewestMessagesTo } from '#server/emails/emails.queries.ts'
import { enqueueSignOffEmail } from '#server/emails/emails.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { endSignOffs } from '#server/testimonials/sign-off.queries.ts'
import { endWithoutSigners, hasTeam } from './gate.service.ts'
import { DAY_MS, expiryFrom, hasExpired, isActive, statusOf } from './sign-off.domain.ts'
import {
  hasLink,
  linkExpired,
  linkNotFound,
  linkRevoked,
  needsTeam,
  noActiveLink,
  tooManyEmails,
  tooManyLinks,
} from './sign-off.errors.ts'
import {
  changeLink,
  changeRequired,
  countActiveLinks,
  deleteEndedLinks,
  findActiveLinkTo,
  findLink,
  insertLink,
  type LinkRow,
  listLinks,
} from './sign-off.repository.ts'
import { issueToken } from './tokens.service.ts'

type Call = { workspaceId: string; by: Actor }
type OneLink = Call & { id: string }
type Moment = { workspaceId: string; now: Date }

const LINKS_MAX = 20
const EMAILS_A_DAY = 20
const KEPT_MS = 90 * DAY_MS

export type SignOffLinksService = ReturnType<typeof createSignOffLinksService>

/** What admins do with sign-off links. */
export function createSignOffLinksService(deps: {
  db: Database
  clock: Clock
  publicUrl: () => string
  wakeJobs: () => void
}) {
  const { db, clock } = deps

  async function change<T>(work: (tx: Tx, now: Date) => Transactional<T>): Promise<T> {
    const changed = await db.transaction((tx) => work(tx, clock.now()))
    deps.wakeJobs()
    return changed
  }

  return {
    listLinks: ({ workspaceId }: { workspaceId: string }): Promise<SignOffSettings> =>
      db.read((tx) => readSignOffSettings(tx, { workspaceId, now: clock.now() })),

    /** Throws `sign_off.needs_team` (402), and `has_link`, `too_many_links` and `too_many_emails` (409). */
    createLink: ({ workspaceId, by, input }: Call & { input: NewSignOffLink }) =>
      change(function* (tx, now) {
        const moment = { workspaceId, now }
        yield* requireTeam(tx, moment)
        yield* requireRoom(tx, { ...moment, email: input.email })
        const id = newId('sgn')
        const expiresAt = expiryFrom(now)
        yield* insertLink(tx, { ...input, id, workspaceId, createdAt: now, expiresAt })
        const token = yield* issueToken(tx, { workspaceId, id, now })
        yield* sendLink(tx, { ...moment, email: input.email })
        yield* endWithoutSigners(tx, moment)
        yield* recordActivity(tx, { workspaceId, actor: by, kind: 'sign_off_link_created', subject: input.name, now })
        const link = yield* describeLink(tx, yield* getLink(tx, { workspaceId, id }), moment)
        return { link, url: deps.publicUrl() + signOffPath(token) }
      }),

    /** Throws `sign_off.not_found` (404), `needs_team` (402), and `wrong_state` and `too_many_emails` (409). */
    resendLink: ({ workspaceId, by, id }: OneLink): Promise<SignOffLink> =>
      change(function* (tx, now) {
        const moment = { workspaceId, now }
        const found = yield* getLink(tx, { workspaceId, id })
        yield* requireTeam(tx, moment)
        if (found.revokedAt) throw linkRevoked()
        if (hasExpired(found, now)) throw linkExpired()
        yield* sendLink(tx, { ...moment, email: found.email })
        yield* recordActivity(tx, { workspaceId, actor: by, kind: 'sign_off_link_resent', subject: found.name, now })
        return yield* describeLink(tx, found, moment)
      }),

    /** Throws `sign_off.not_found` (404), `needs_team` (402), and `wrong_state`, `has_link` and `too_many_links` (409). */
    extendLink: ({ workspaceId, by, id }: OneLink): Promise<SignOffLink> =>
      change(function* (tx, now) {
        const moment = { workspaceId, now }
        const found = yield* getLink(tx, { workspaceId, id })
        yield* requireTeam(tx, moment)
        if (found.revokedAt) throw linkRevoked()
        if (!isActive(found, now)) yield* requireRoom(tx, { ...moment, email: found.email })
        const expiresAt = expiryFrom(now)
        yield* changeLink(tx, { workspaceId, id }, { expiresAt })
        yield* endWithoutSigners(tx, moment)
        yield* recordActivity(tx, { workspaceId, actor: by, kind: 'sign_off_link_extended', subject: found.name, now })
        return yield* describeLink(tx, { ...found, expiresAt }, moment)
      }),

    /** Throws `sign_off.not_found` (404). */
    revokeLink: ({ workspaceId, by, id }: OneLink): Promise<SignOffLink> =>
      change(function* (tx, now) {
        const moment = { workspaceId, now }
        const found = yield* getLink(tx, { workspaceId, id })
        if (found.revokedAt) return yield* describeLink(tx, found, moment)
        yield* changeLink(tx, { workspaceId, id }, { revokedAt: now })
        yield* endWithoutSigners(tx, moment)
        yield* recordActivity(tx, { workspaceId, actor: by, kind: 'sign_off_link_revoked', subject: found.name, now })
        return yield* describeLink(tx, { ...found, revokedAt: now }, moment)
      }),

    /** Throws `sign_off.needs_team` (402) and `no_active_link` (409). */
    changeSettings: ({ workspaceId, by, isRequired }: Call & { isRequired: boolean }): Promise<SignOffSettings> =>
      change(function* (tx, now) {
        const moment = { workspaceId, now }
        const { isSignOffRequired } = yield* getWorkspace(tx, workspaceId)
        if (isRequired) {
          yield* requireTeam(tx, moment)
          if ((yield* countActiveLinks(tx, moment)) === 0) throw noActiveLink()
        } else yield* endSignOffs(tx, moment)
        yield* changeRequired(tx, { workspaceId, isRequired })
        const [before, after] = [isSignOffRequired, isRequired].map((isOn) => ({ 'Sign-off needed': isOn }))
        if (before && after) yield* recordChangedSettings(tx, { workspaceId, actor: by, before, after, now })
        return yield* readSignOffSettings(tx, moment)
      }),
  }
}

/** Forgets links that ended long ago. */
export const sweepSignOffLinks = (tx: Tx, now: Date): Transactional<void> =>
  deleteEndedLinks(tx, new Date(now.getTime() - KEPT_MS))

function* getLink(tx: Tx, key: { workspaceId: string; id: string }): Transactional<LinkRow> {
  const found = yield* findLink(tx, key)
  if (!found) throw linkNotFound()
  return found
}

function* requireTeam(tx: Tx, moment: Moment): Transactional<void> {
  if (!(yield* hasTeam(tx, moment))) throw needsTeam()
}

function* requireRoom(tx: Tx, { email, ...moment }: Moment & { email: string }): Transactional<void> {
  if (yield* findActiveLinkTo(tx, { ...moment, email })) throw hasLink(email)
  if ((yield* countActiveLinks(tx, moment)) >= LINKS_MAX) throw tooManyLinks(LINKS_MAX)
}

function* sendLink(tx: Tx, { workspaceId, email, now }: Moment & { email: string }): Transactional<void> {
  const since = new Date(now.getTime() - DAY_MS)
  const sent = yield* countMessagesSince(tx, { workspaceId, kind: 'sign_off_link', since })
  if (sent >= EMAILS_A_DAY) throw tooManyEmails(EMAILS_A_DAY)
  yield* enqueueSignOffEmail(tx, { kind: 'sign_off_link', workspaceId, recipient: email, now })
}

/** The links without their secrets. */
export function* readSignOffSettings(tx: Tx, moment: Moment): Transactional<SignOffSettings> {
  const { workspaceId, now } = moment
  const { isSignOffRequired } = yield* getWorkspace(tx, workspaceId)
  const links: SignOffLink[] = []
  for (const row of yield* listLinks(tx, { workspaceId, endedAfter: new Date(now.getTime() - KEPT_MS) }))
    links.push(yield* describeLink(tx, row, moment))
  return { isRequired: isSignOffRequired, links }
}

function* describeLink(tx: Tx, row: LinkRow, { workspaceId, now }: Moment): Transactional<SignOffLink> {
  const kinds = ['sign_off_link', 'sign_off_reminder'] as const
  const [newest] = yield* listNewestMessagesTo(tx, { workspaceId, recipient: row.email, kinds, limit: 1 })
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    status: statusOf(row, { now, hasTeam: yield* hasTeam(tx, { workspaceId, now }) }),
    lastDecidedAt: row.lastDecidedAt?.toISOString() ?? null,
    emailProblem: newest && newest.createdAt >= row.createdAt ? newest.failure : null,
  }
}
