import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import type * as z from 'zod'
import type { CurrentUser, SignUp, UpdateCurrentUser } from '#shared/users.ts'
import { findConnectedAccountId } from '#server/connections/connections.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { nameMissing } from '#server/identity/identity.errors.ts'
import type { Identity, VerifiedIdentity } from '#server/identity/identity.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { unknownImage } from '#server/images/images.errors.ts'
import { changeOrganisationImage, getOrganisationImagePath } from '#server/images/attached-images.service.ts'
import type { ImagesService } from '#server/images/images.service.ts'
import { newId } from '#server/kernel/ids.ts'
import { keyedHash } from '#server/kernel/tokens.ts'
import type { ImageReference } from '#server/images/images.domain.ts'
import { createFirstWidget } from '#server/widgets/widgets.service.ts'
import {
  changeWorkspaceName,
  createWorkspace,
  getSubscription,
  getUser,
  getWorkspaceOfMember,
} from '#server/accounts/accounts.service.ts'
import { findUserByEmail, type UserRow } from '#server/accounts/users.queries.ts'
import {
  findUserByIdentity,
  insertUser,
  isClosedAccount,
  markEmailVerified,
  updateUserEmail,
  updateUserProfile,
} from './users.repository.ts'

type NewUser = Pick<UserRow, 'identityUid' | 'email' | 'firstName' | 'lastName' | 'timeZone' | 'emailLanguage'> & {
  organisationName: string | null
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
      const { password, ...known } = input
      const request = { ...known, password: keyedHash(deps.hashKey, password) }
      const repeatable = { scope: 'sign-up', key: idempotencyKey, request }
      const findEarlier = () =>
        db.read(function* (tx) {
          const earlier = yield* findEarlierResult(tx, repeatable)
          return earlier && (yield* readCurrentUser(tx, { userId: earlier, now: clock.now() }))
        })
      const earlier = await findEarlier()
      if (earlier) return earlier

      const email = input.email.toLowerCase()
      const displayName = `${input.firstName} ${input.lastName}`
      const account = await identity
        .createAccount({ email, password, displayName, language })
        .catch(async (error: unknown) => {
          // The same request may have been sent twice at once, and the other one created the account.
          const meanwhile = await findEarlier()
          if (meanwhile) return meanwhile
          throw error
        })
      if ('id' in account) return account
      const { uid } = account
      deps.wakeJobs()
      await releaseAddress({ email, uid })
      return db.transaction(function* (tx) {
        const userId = yield* addUser(tx, { ...known, email, identityUid: uid, emailLanguage: language }, clock.now())
        yield* rememberResult(tx, repeatable, { entityId: userId, now: clock.now() })
        return yield* readCurrentUser(tx, { userId, now: clock.now() })
      })
    },

    /**
     * The owner of a checked token; null when the account was closed. If the identity service knows an account that we
     * don't (an interrupted sign-up), its user and workspace are created now. If the address changed at the identity
     * service, it is updated here.
     */
    async findOwner(who: VerifiedIdentity) {
      const known = await db.read((tx) => readOwner(tx, who.uid))
      if (known && known.email === who.email) {
        const isChange = who.isEmailVerified && !known.isEmailVerified
        if (isChange) await db.transaction((tx) => markEmailVerified(tx, { id: known.userId, email: known.email }))
        return ownerOf(known)
      }
      // The token may be outdated, so ask the identity service.
      const email = await identity.findAddress(who.uid)
      if (email === null) return null
      await releaseAddress({ email, uid: who.uid })
      return db.transaction(function* (tx) {
        const meanwhile = yield* readOwner(tx, who.uid)
        if (meanwhile) return ownerOf(yield* followAddress(tx, meanwhile, email))
        if (yield* isClosedAccount(tx, who.uid)) return null
        if (!who.displayName) throw nameMissing()
        const [firstName = '', ...rest] = who.displayName.split(' ')
        const user = {
          firstName,
          lastName: rest.join(' '),
          email,
          organisationName: null,
          timeZone: 'UTC',
          emailLanguage: DEFAULT_LANGUAGE,
        }
        const userId = yield* addUser(tx, { ...user, identityUid: who.uid }, clock.now())
        const workspace = yield* getWorkspaceOfMember(tx, userId)
        return { userId, workspaceId: workspace.id, email }
      })
    },

    /** A user's workspace, by the user's id. */
    getOwner: (userId: string) =>
      db.read(function* (tx) {
        const user = yield* getUser(tx, userId)
        const workspace = yield* getWorkspaceOfMember(tx, userId)
        return { userId, workspaceId: workspace.id, email: user.email }
      }),

    getCurrentUser: (userId: string): Promise<CurrentUser> =>
      db.read((tx) => readCurrentUser(tx, { userId, now: clock.now() })),

    /** Changes the given fields and leaves the others. Throws `images.unknown` (422). */
    async updateCurrentUser({
      userId,
      changes,
    }: {
      userId: string
      changes: z.output<typeof UpdateCurrentUser>
    }): Promise<CurrentUser> {
      const imageUrl = changes.organisationImageUrl
      const image = imageUrl === undefined ? undefined : await findOrganisationUpload(userId, imageUrl)
      const updated = await db.transaction(function* (tx) {
        const user = yield* getUser(tx, userId)
        yield* updateUserProfile(tx, {
          id: userId,
          firstName: changes.firstName ?? user.firstName,
          lastName: changes.lastName ?? user.lastName,
          timeZone: changes.timeZone ?? user.timeZone,
          emailLanguage: changes.emailLanguage ?? user.emailLanguage,
        })
        if (changes.organisationName !== undefined) {
          const workspace = yield* getWorkspaceOfMember(tx, userId)
          yield* changeWorkspaceName(tx, { workspaceId: workspace.id, name: changes.organisationName })
        }
        if (image !== undefined) {
          const workspace = yield* getWorkspaceOfMember(tx, userId)
          yield* changeOrganisationImage(tx, { workspaceId: workspace.id, reference: image, now: clock.now() })
        }
        return yield* readCurrentUser(tx, { userId, now: clock.now() })
      })
      deps.wakeJobs()
      return updated
    },
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
  async function findOrganisationUpload(userId: string, imageUrl: string | null): Promise<ImageReference | null> {
    if (!imageUrl) return null
    const reference = images.parseImageUrl(imageUrl)
    if (!reference) throw unknownImage()
    if (reference.kind !== 'bucket') return reference
    const workspace = await db.read((tx) => getWorkspaceOfMember(tx, userId))
    return images.fetchForOrganisation(workspace.id, reference)
  }
}

function* addUser(tx: Tx, { organisationName, ...user }: NewUser, now: Date): Transactional<string> {
  const id = newId('usr')
  yield* insertUser(tx, { ...user, id, createdAt: now })
  const workspaceId = yield* createWorkspace(tx, { ownerUserId: id, name: organisationName, now })
  yield* createFirstWidget(tx, { workspaceId, now })
  return id
}

/** A placeholder until the owner calls and we ask again. Nobody can be emailed there. */
const unknownAddress = (identityUid: string) => `${identityUid}@moved.invalid`

type KnownOwner = { userId: string; workspaceId: string; email: string; isEmailVerified: boolean }

const ownerOf = ({ userId, workspaceId, email }: KnownOwner) => ({ userId, workspaceId, email })

/** Unless another user still has the address and that user's own change has not reached us. */
function* followAddress(tx: Tx, owner: KnownOwner, email: string): Transactional<KnownOwner> {
  if (owner.email === email || (yield* findUserByEmail(tx, email))) return owner
  yield* updateUserEmail(tx, { id: owner.userId, email })
  return { ...owner, email, isEmailVerified: false }
}

function* readOwner(tx: Tx, identityUid: string): Transactional<KnownOwner | undefined> {
  const user = yield* findUserByIdentity(tx, identityUid)
  if (!user) return undefined
  const workspace = yield* getWorkspaceOfMember(tx, user.id)
  return { userId: user.id, workspaceId: workspace.id, email: user.email, isEmailVerified: user.isEmailVerified }
}

export function* readCurrentUser(tx: Tx, { userId, now }: { userId: string; now: Date }): Transactional<CurrentUser> {
  const user = yield* getUser(tx, userId)
  const workspace = yield* getWorkspaceOfMember(tx, userId)
  const subscription = yield* getSubscription(tx, { workspaceId: workspace.id, now })
  const connectedStripeAccountId = yield* findConnectedAccountId(tx, workspace.id)
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    organisationName: workspace.name,
    organisationImageUrl: yield* getOrganisationImagePath(tx, workspace.id),
    timeZone: user.timeZone,
    emailLanguage: user.emailLanguage,
    ...(connectedStripeAccountId !== undefined && { connectedStripeAccountId }),
    plan: subscription.plan,
    isStripeSubscriptionCancelling: subscription.isCancelling,
    isEmailVerified: user.isEmailVerified,
    sendingPausedAt: workspace.sendingPausedAt?.toISOString() ?? null,
  }
}
