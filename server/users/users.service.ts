import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { isRoleEnough } from '#shared/roles.ts'
import type * as z from 'zod'
import type { CurrentUser, SignUp, UpdateCurrentUser } from '#shared/users.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { emailExists, nameMissing } from '#server/identity/identity.errors.ts'
import type { Identity, VerifiedIdentity } from '#server/identity/identity.ts'
import { byMember } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { unknownImage } from '#server/images/images.errors.ts'
import { changeOrganisationImage } from '#server/images/attached-images.service.ts'
import type { ImagesService } from '#server/images/images.service.ts'
import { newId } from '#server/kernel/ids.ts'
import { type Member, roleTooLow, workspaceFrozen } from '#server/kernel/member.ts'
import { keyedHash } from '#server/kernel/tokens.ts'
import type { ImageReference } from '#server/images/images.domain.ts'
import { joinByLink, requireAcceptable } from '#server/members/answering.service.ts'
import { addWorkspace } from '#server/workspaces/workspaces.service.ts'
import { changeWorkspaceName, getUser } from '#server/accounts/accounts.service.ts'
import { keepActiveWorkspace } from '#server/accounts/freezing.service.ts'
import {
  type Caller,
  findCaller,
  findLastUsedMembership,
  getLastUsedMembership,
  type Membership,
} from '#server/accounts/memberships.service.ts'
import { findUserByEmail, type UserRow } from '#server/accounts/users.queries.ts'
import { changeTimeZone, markWorkspaceUsed } from '#server/accounts/workspaces.queries.ts'
import { readWorkspaceProfile, recordWorkspaceProfile } from './workspace-profile.service.ts'
import { type MemberKey, readCurrentUser } from './current-user.service.ts'
import {
  insertUser,
  isClosedAccount,
  markEmailVerified,
  updateUserEmail,
  updateUserProfile,
} from './users.repository.ts'

const HOUR_MS = 3_600_000

const MEANWHILE_TRIES = 10
const MEANWHILE_PAUSE_MS = 100

type NewUser = Pick<UserRow, 'identityUid' | 'email' | 'firstName' | 'lastName' | 'timeZone' | 'emailLanguage'> & {
  now: Date
}

export type UsersService = ReturnType<typeof createUsersService>

export function createUsersService(deps: {
  db: Database
  clock: Clock
  identity: Identity
  hashKey: string
  images: ImagesService
  /** Call it after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}) {
  const { db, clock, identity, images } = deps

  return {
    async signUp({
      input,
      idempotencyKey,
      language = DEFAULT_LANGUAGE,
    }: {
      input: SignUp
      idempotencyKey: string | undefined
      /** Of the browser; English by default. */
      language?: Language
    }): Promise<CurrentUser> {
      const { password, invitation, ...known } = input
      const request = { ...known, invitation, password: keyedHash(deps.hashKey, password) }
      const repeatable = { scope: 'sign-up', key: idempotencyKey, request }
      function* readEarlier(tx: Tx) {
        const earlier = yield* findEarlierResult(tx, repeatable)
        return earlier && (yield* readNewUser(tx, earlier))
      }
      /**
       * The same request may have been sent twice at once, and the other one, which created the account, goes on until
       * the account has a user.
       */
      const findMeanwhile = async () => {
        for (let tries = 0; tries < MEANWHILE_TRIES; tries += 1) {
          const { meanwhile, hasUser } = await db.read(function* (tx) {
            return { meanwhile: yield* readEarlier(tx), hasUser: (yield* findUserByEmail(tx, email)) !== undefined }
          })
          if (meanwhile || hasUser) return meanwhile
          await sleep(MEANWHILE_PAUSE_MS)
        }
        return undefined
      }
      const email = input.email.toLowerCase()
      const earlier = await db.read(readEarlier)
      if (earlier) return earlier
      if (invitation !== undefined)
        await db.read((tx) => requireAcceptable(tx, { token: invitation, now: clock.now() }))

      const displayName = `${input.firstName} ${input.lastName}`
      const account = await identity
        .createAccount({ email, password, displayName, language })
        .catch(async (error: unknown) => {
          const isTaken = error instanceof AppError && error.code === emailExists().code
          const meanwhile = isTaken && idempotencyKey !== undefined ? await findMeanwhile() : undefined
          if (meanwhile) return meanwhile
          throw error
        })
      if ('id' in account) return account
      const { uid } = account
      deps.wakeJobs()
      await releaseAddress({ email, uid })
      return db.transaction(function* (tx) {
        const now = clock.now()
        const userId = yield* addUser(tx, { ...known, email, identityUid: uid, emailLanguage: language, now })
        // The invitation may have been revoked in this second: the account is of use without it.
        const hasJoined = invitation !== undefined && (yield* joinByLink(tx, { token: invitation, userId, now }))
        const { organisationName: name, timeZone } = known
        if (!hasJoined) yield* addWorkspace(tx, { ownerUserId: userId, name, timeZone, now })
        yield* rememberResult(tx, repeatable, { entityId: userId, now })
        return yield* readNewUser(tx, userId)
      })
    },

    /**
     * Who called with a checked token, in the named workspace or the one used last; null when the account was closed. If
     * the identity service knows an account that we don't (an interrupted sign-up), its user and workspace are created
     * now. If the address changed at the identity service, it is updated here.
     */
    async findMember(who: VerifiedIdentity, workspaceId?: string): Promise<Member | 'not a member' | null> {
      const asked = { identityUid: who.uid, workspaceId, now: clock.now() }
      const known = await db.read((tx) => findCaller(tx, asked), { mayRestart: true })
      if (known && known.email === who.email) {
        const isChange = who.isEmailVerified && !known.isEmailVerified
        if (isChange) await db.transaction((tx) => markEmailVerified(tx, { id: known.userId, email: known.email }))
        return enter(known, workspaceId)
      }
      // The token may be outdated, so ask the identity service.
      const email = await identity.findAddress(who.uid)
      if (email === null) return null
      await releaseAddress({ email, uid: who.uid })
      const found = await db.transaction(function* (tx) {
        const meanwhile = yield* findCaller(tx, asked)
        if (meanwhile) return yield* followAddress(tx, meanwhile, email)
        if (yield* isClosedAccount(tx, who.uid)) return null
        if (!who.displayName) throw nameMissing()
        const [firstName = '', ...rest] = who.displayName.split(' ')
        const user = {
          firstName,
          lastName: rest.join(' '),
          email,
          timeZone: 'UTC',
          emailLanguage: DEFAULT_LANGUAGE,
        }
        const now = clock.now()
        const userId = yield* addUser(tx, { ...user, identityUid: who.uid, now })
        yield* addWorkspace(tx, { ownerUserId: userId, name: null, timeZone: user.timeZone, now })
        return (yield* findCaller(tx, asked)) ?? null
      })
      return found && enter(found, workspaceId)
    },

    /** A user in the workspace used last, by the user's id. */
    getMember: (userId: string): Promise<Member> =>
      db.read(function* (tx) {
        const { email } = yield* getUser(tx, userId)
        const { workspaceId, role, isFrozen } = yield* getLastUsedMembership(tx, { userId, now: clock.now() })
        return { userId, workspaceId, role, isFrozen, email }
      }),

    getCurrentUser: (member: MemberKey): Promise<CurrentUser> =>
      db.read((tx) => readCurrentUser(tx, { ...member, now: clock.now() })),

    /**
     * Changes the given fields and leaves the others. Name, image and time zone of the workspace need an admin. Throws
     * `images.unknown` (422), `request.role_too_low` (403) and `workspaces.frozen` (402).
     */
    async updateCurrentUser(
      { userId, workspaceId, role, isFrozen }: Omit<Member, 'email'>,
      changes: z.output<typeof UpdateCurrentUser>,
    ): Promise<CurrentUser> {
      const { organisationName, organisationImageUrl, timeZone } = changes
      const isAboutWorkspace = [organisationName, organisationImageUrl, timeZone].some((field) => field !== undefined)
      if (isAboutWorkspace && !isRoleEnough(role, 'admin')) throw roleTooLow('admin')
      if (isAboutWorkspace && isFrozen) throw workspaceFrozen()
      const image =
        organisationImageUrl === undefined ? undefined : await findOrganisationUpload(workspaceId, organisationImageUrl)
      const updated = await db.transaction(function* (tx) {
        const user = yield* getUser(tx, userId)
        const before = yield* readWorkspaceProfile(tx, workspaceId)
        yield* updateUserProfile(tx, {
          id: userId,
          firstName: changes.firstName ?? user.firstName,
          lastName: changes.lastName ?? user.lastName,
          emailLanguage: changes.emailLanguage ?? user.emailLanguage,
        })
        if (timeZone !== undefined) yield* changeTimeZone(tx, { workspaceId, timeZone })
        if (organisationName !== undefined) yield* changeWorkspaceName(tx, { workspaceId, name: organisationName })
        if (image !== undefined) {
          yield* changeOrganisationImage(tx, { workspaceId, reference: image, now: clock.now() })
        }
        const now = clock.now()
        yield* recordWorkspaceProfile(tx, { workspaceId, actor: byMember({ userId }), before, now })
        return yield* readCurrentUser(tx, { userId, workspaceId, now })
      })
      deps.wakeJobs()
      return updated
    },
  }

  function* readNewUser(tx: Tx, userId: string): Transactional<CurrentUser> {
    const now = clock.now()
    const { workspaceId } = yield* getLastUsedMembership(tx, { userId, now })
    return yield* readCurrentUser(tx, { userId, workspaceId, now })
  }

  /**
   * The identity service says that an account has this address. If another user has it here, that user's address must
   * have changed there too: it is updated.
   */
  async function releaseAddress({ email, uid }: { email: string; uid: string }): Promise<void> {
    const holder = await db.read((tx) => findUserByEmail(tx, email))
    if (!holder || holder.identityUid === uid) return
    const present = await identity.findAddress(holder.identityUid)
    await db.transaction(function* (tx) {
      const isFree = present !== null && !(yield* findUserByEmail(tx, present))
      yield* updateUserEmail(tx, { id: holder.id, email: isFree ? present : unknownAddress(holder.identityUid) })
    })
  }

  /** The image that a URL refers to, copied from the bucket if necessary; null for none. */
  async function findOrganisationUpload(workspaceId: string, imageUrl: string | null): Promise<ImageReference | null> {
    if (!imageUrl) return null
    const reference = images.parseImageUrl(imageUrl)
    if (!reference) throw unknownImage()
    if (reference.kind !== 'bucket') return reference
    return images.fetchForOrganisation(workspaceId, reference)
  }

  /** The user in the workspace that was asked for, and notes about once an hour that it is used. */
  async function enter(user: Caller, asked: string | undefined): Promise<Member | 'not a member'> {
    const { userId, email } = user
    const now = clock.now()
    const membership = user.membership ?? (asked === undefined ? await addOwnWorkspace(userId) : undefined)
    if (!membership) return 'not a member'
    const { workspaceId, role, isFrozen, lastUsedAt } = membership
    if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= HOUR_MS) {
      await db.transaction(function* (tx) {
        yield* keepActiveWorkspace(tx, { userId, now })
        yield* markWorkspaceUsed(tx, { workspaceId, userId, now })
      })
    }
    return { userId, workspaceId, role, isFrozen, email }
  }

  /** For a user who was removed from the only workspace. */
  function addOwnWorkspace(userId: string): Promise<Membership> {
    return db.transaction(function* (tx) {
      const of = { userId, now: clock.now() }
      const meanwhile = yield* findLastUsedMembership(tx, of)
      if (meanwhile) return meanwhile
      const { timeZone } = yield* getUser(tx, userId)
      yield* addWorkspace(tx, { ownerUserId: userId, name: null, timeZone, now: of.now })
      return yield* getLastUsedMembership(tx, of)
    })
  }
}

/** Without a workspace: each user gets one, or joins one, in the same transaction. */
function* addUser(tx: Tx, { now, ...user }: NewUser): Transactional<string> {
  const { identityUid, email, firstName, lastName, timeZone, emailLanguage } = user
  const id = newId('usr')
  yield* insertUser(tx, { id, identityUid, email, firstName, lastName, timeZone, emailLanguage, createdAt: now })
  return id
}

/** A placeholder until the owner calls and we ask again. Nobody can be emailed there. */
const unknownAddress = (identityUid: string) => `${identityUid}@moved.invalid`

/** Unless another user still has the address and that user's own change has not reached us. */
function* followAddress(tx: Tx, user: Caller, email: string): Transactional<Caller> {
  if (user.email === email || (yield* findUserByEmail(tx, email))) return user
  yield* updateUserEmail(tx, { id: user.userId, email })
  return { ...user, email, isEmailVerified: false }
}
