import type * as z from 'zod'
import type { CurrentUser, SignUp, UpdateCurrentUser } from '#shared/users.ts'
import { getSubscription } from '#server/billing/billing.service.ts'
import { findConnectedAccountId } from '#server/connections/connections.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import type { Identity, VerifiedIdentity } from '#server/identity/identity.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { unknownImage } from '#server/images/images.errors.ts'
import { changeOrganisationImage, getOrganisationImagePath, type ImagesService } from '#server/images/images.service.ts'
import { newId } from '#server/kernel/ids.ts'
import { keyedHash } from '#server/kernel/tokens.ts'
import type { ImageReference } from '#server/images/images.domain.ts'
import { createFirstWidget } from '#server/widgets/widgets.service.ts'
import {
  changeWorkspaceName,
  createWorkspace,
  getWorkspace,
  getWorkspaceOfMember,
} from '#server/workspaces/workspaces.service.ts'
import { accountClosed } from './users.errors.ts'
import {
  findUser,
  findUserByEmail,
  findUserByIdentity,
  insertUser,
  isClosedAccount,
  markEmailVerified,
  updateUserEmail,
  updateUserNames,
  type UserRow,
} from './users.repository.ts'

type NewUser = Pick<UserRow, 'identityUid' | 'email' | 'firstName' | 'lastName' | 'timeZone'> & {
  organisationName: string | null
}

export type UsersService = ReturnType<typeof createUsersService>

export function createUsersService(deps: {
  db: Database
  clock: Clock
  identity: Identity
  hashKey: string
  images: ImagesService
  /** Called after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}) {
  const { db, clock, identity, images } = deps

  return {
    async signUp({
      input,
      idempotencyKey,
    }: {
      input: SignUp
      idempotencyKey: string | undefined
    }): Promise<CurrentUser> {
      const { password, ...known } = input
      const request = { ...known, password: keyedHash(deps.hashKey, password) }
      const repeatable = { scope: 'sign-up', key: idempotencyKey, request }
      const findEarlier = () =>
        db.read(function* (sql) {
          const earlier = yield* findEarlierResult(sql, repeatable)
          return earlier && (yield* readCurrentUser(sql, { userId: earlier, now: clock.now() }))
        })
      const earlier = await findEarlier()
      if (earlier) return earlier

      const email = input.email.toLowerCase()
      const displayName = `${input.firstName} ${input.lastName}`
      const account = await identity.createAccount({ email, password, displayName }).catch(async (error: unknown) => {
        // The same request may have come twice at once, and the other one made the account.
        const meanwhile = await findEarlier()
        if (meanwhile) return meanwhile
        throw error
      })
      if ('id' in account) return account
      const { uid } = account
      await releaseAddress({ email, uid })
      return db.transaction(function* (sql) {
        const userId = yield* addUser(sql, { ...known, email, identityUid: uid }, clock.now())
        yield* rememberResult(sql, repeatable, { entityId: userId, now: clock.now() })
        return yield* readCurrentUser(sql, { userId, now: clock.now() })
      })
    },

    /**
     * The owner behind a checked token; null when the account was closed. An account that the identity service knows and we
     * do not (a sign-up that was cut off half-way) gets its user and workspace now, and another address at the identity
     * service becomes the owner's.
     */
    async findOwner(who: VerifiedIdentity) {
      const known = await db.read((sql) => readOwner(sql, who.uid))
      if (known && known.email === who.email) {
        const isNews = who.isEmailVerified && !known.isEmailVerified
        if (isNews) await db.transaction((sql) => markEmailVerified(sql, { id: known.userId, email: known.email }))
        return ownerOf(known)
      }
      // A token may be older than what it says: the identity service knows.
      const email = await identity.findAddress(who.uid)
      if (email === null) return null
      await releaseAddress({ email, uid: who.uid })
      return db.transaction(function* (sql) {
        const meanwhile = yield* readOwner(sql, who.uid)
        if (meanwhile) return ownerOf(yield* followAddress(sql, meanwhile, email))
        if (yield* isClosedAccount(sql, who.uid)) return null
        const [firstName = '', ...rest] = (who.displayName ?? '').split(' ')
        const user = { firstName, lastName: rest.join(' '), email, organisationName: null, timeZone: 'UTC' }
        const userId = yield* addUser(sql, { ...user, identityUid: who.uid }, clock.now())
        const workspace = yield* getWorkspaceOfMember(sql, userId)
        return { userId, workspaceId: workspace.id, email }
      })
    },

    /** The workspace that a user works in, by the user's id. */
    getOwner: (userId: string) =>
      db.read(function* (sql) {
        const user = yield* getUser(sql, userId)
        const workspace = yield* getWorkspaceOfMember(sql, userId)
        return { userId, workspaceId: workspace.id, email: user.email }
      }),

    getCurrentUser: (userId: string): Promise<CurrentUser> =>
      db.read((sql) => readCurrentUser(sql, { userId, now: clock.now() })),

    /** Changes what is given and leaves the rest. Throws `images.unknown` (422). */
    async updateCurrentUser({
      userId,
      changes,
    }: {
      userId: string
      changes: z.output<typeof UpdateCurrentUser>
    }): Promise<CurrentUser> {
      const imageUrl = changes.organisationImageUrl
      const image = imageUrl === undefined ? undefined : await findOrganisationUpload(userId, imageUrl)
      const updated = await db.transaction(function* (sql) {
        const user = yield* getUser(sql, userId)
        yield* updateUserNames(sql, {
          id: userId,
          firstName: changes.firstName ?? user.firstName,
          lastName: changes.lastName ?? user.lastName,
        })
        if (changes.organisationName !== undefined) {
          const workspace = yield* getWorkspaceOfMember(sql, userId)
          yield* changeWorkspaceName(sql, { workspaceId: workspace.id, name: changes.organisationName })
        }
        if (image !== undefined) {
          const workspace = yield* getWorkspaceOfMember(sql, userId)
          yield* changeOrganisationImage(sql, { workspaceId: workspace.id, reference: image, now: clock.now() })
        }
        return yield* readCurrentUser(sql, { userId, now: clock.now() })
      })
      deps.wakeJobs()
      return updated
    },
  }

  /**
   * The identity service says that an account has this address. Whoever else still has it here has another one there by
   * now, or none: that one is written down instead.
   */
  async function releaseAddress({ email, uid }: { email: string; uid: string }): Promise<void> {
    const holder = await db.read((sql) => findUserByEmail(sql, email))
    if (!holder || holder.identityUid === uid) return
    const present = await identity.findAddress(holder.identityUid)
    await db.transaction(function* (sql) {
      const isFree = present !== null && !(yield* findUserByEmail(sql, present))
      yield* updateUserEmail(sql, { id: holder.id, email: isFree ? present : unknownAddress(holder.identityUid) })
    })
  }

  /** What an address names, fetched from the bucket where it is there; null for no picture. */
  async function findOrganisationUpload(userId: string, imageUrl: string | null): Promise<ImageReference | null> {
    if (!imageUrl) return null
    const reference = images.parseImageUrl(imageUrl)
    if (!reference) throw unknownImage()
    if (reference.kind !== 'bucket') return reference
    const workspace = await db.read((sql) => getWorkspaceOfMember(sql, userId))
    return images.fetchForOrganisation(workspace.id, reference)
  }
}

function* addUser(sql: Sql, { organisationName, ...user }: NewUser, now: Date): Work<string> {
  const id = newId('usr')
  yield* insertUser(sql, { ...user, id, createdAt: now })
  const workspaceId = yield* createWorkspace(sql, { ownerUserId: id, name: organisationName, now })
  yield* createFirstWidget(sql, { workspaceId, now })
  return id
}

/** Until the owner calls, and we ask again. Nobody can be mailed there. */
const unknownAddress = (identityUid: string) => `${identityUid}@moved.invalid`

type KnownOwner = { userId: string; workspaceId: string; email: string; isEmailVerified: boolean }

const ownerOf = ({ userId, workspaceId, email }: KnownOwner) => ({ userId, workspaceId, email })

/** Unless another user still has the address, whose own change has not reached us. */
function* followAddress(sql: Sql, owner: KnownOwner, email: string): Work<KnownOwner> {
  if (owner.email === email || (yield* findUserByEmail(sql, email))) return owner
  yield* updateUserEmail(sql, { id: owner.userId, email })
  return { ...owner, email, isEmailVerified: false }
}

function* readOwner(sql: Sql, identityUid: string): Work<KnownOwner | undefined> {
  const user = yield* findUserByIdentity(sql, identityUid)
  if (!user) return undefined
  const workspace = yield* getWorkspaceOfMember(sql, user.id)
  return { userId: user.id, workspaceId: workspace.id, email: user.email, isEmailVerified: user.isEmailVerified }
}

/** Throws `users.closed` (401) when the account was closed a moment ago. */
export function* getUser(sql: Sql, userId: string): Work<UserRow> {
  const user = yield* findUser(sql, userId)
  if (!user) throw accountClosed()
  return user
}

/** Whoever signs in with the address. */
export const findOwnerByEmail = (sql: Sql, email: string): Work<UserRow | undefined> =>
  findUserByEmail(sql, email.toLowerCase())

export function* readCurrentUser(sql: Sql, { userId, now }: { userId: string; now: Date }): Work<CurrentUser> {
  const user = yield* getUser(sql, userId)
  const workspace = yield* getWorkspaceOfMember(sql, userId)
  const subscription = yield* getSubscription(sql, { workspaceId: workspace.id, now })
  const connectedStripeAccountId = yield* findConnectedAccountId(sql, workspace.id)
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    organisationName: workspace.name,
    organisationImageUrl: yield* getOrganisationImagePath(sql, workspace.id),
    timeZone: user.timeZone,
    ...(connectedStripeAccountId !== undefined && { connectedStripeAccountId }),
    plan: subscription.plan,
    isStripeSubscriptionCancelling: subscription.isCancelling,
    isEmailVerified: user.isEmailVerified,
    sendingPausedAt: workspace.sendingPausedAt?.toISOString() ?? null,
  }
}

/** Who speaks for a workspace, and when their day is: for mails and for counting months. */
export function* getWorkspaceOwner(sql: Sql, workspaceId: string) {
  const workspace = yield* getWorkspace(sql, workspaceId)
  const user = yield* getUser(sql, workspace.ownerUserId)
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    isEmailVerified: user.isEmailVerified,
    timeZone: user.timeZone,
    organisationName: workspace.name,
  }
}
