import type { Installation } from '#shared/installation.ts'
import type * as z from 'zod'
import {
  type Passkey,
  type PasskeyAssertion,
  type PasskeyCreationOptions,
  type PasskeyRegistration,
  type PasskeyRequestOptions,
  PASSKEYS_MAX,
} from '#shared/passkeys.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { hashSecret } from '#server/kernel/tokens.ts'
import {
  changePasskey,
  deletePasskey,
  findPasskeyByCredential,
  insertChallenge,
  insertPasskey,
  listPasskeysOf,
  type PasskeyRow,
  removeChallengesExpiredBefore,
  takeChallenge,
} from './embedded/passkeys.repository.ts'
import { recordEvent } from './embedded/security-events.service.ts'
import { beginSignIn } from './embedded/sign-ins.service.ts'
import { challengeOf, CHALLENGE_LIFETIME_MS, createPasskeyCeremonies } from './passkey-ceremonies.ts'
import { passkeyNotAdded, passkeyNotFound, passkeyRefused, tooManyPasskeys } from './passkeys.errors.ts'
import { type OwnerSession, requireRecentSession, requireSession } from './recent-session.ts'
import { notManaged } from './security.errors.ts'

export type PasskeysService = ReturnType<typeof createPasskeysService>

type PasskeysDeps = {
  db: Database
  clock: Clock
  publicUrl: () => string
  installation: Pick<Installation, 'productName'>
  isManaged: boolean
  wakeJobs: () => void
}

/**
 * Passkeys of owners, and signing in with one. It counts as two factors, because authenticators ask for a fingerprint or
 * a PIN. With an outside identity service, everything throws `security.not_managed` (404).
 */
export function createPasskeysService({ db, clock, publicUrl, installation, isManaged, wakeJobs }: PasskeysDeps) {
  const ceremonies = createPasskeyCeremonies({ publicUrl, installation })

  function* saveChallenge(tx: Tx, { challenge, uid }: { challenge: string; uid: string | null }): Transactional<void> {
    const now = clock.now()
    yield* removeChallengesExpiredBefore(tx, now)
    const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME_MS)
    yield* insertChallenge(tx, { challengeHash: hashSecret(challenge), uid, expiresAt })
  }

  /** Uses up the challenge before anything else is checked, so that each can be tried once. */
  async function spendChallenge(clientDataJSON: string, uid: string | null): Promise<string | undefined> {
    const challenge = challengeOf(clientDataJSON)
    if (challenge === undefined) return undefined
    const expected = { challengeHash: hashSecret(challenge), uid, now: clock.now() }
    return (await db.transaction((tx) => takeChallenge(tx, expected))) ? challenge : undefined
  }

  return {
    async listPasskeys({ uid }: OwnerSession): Promise<{ items: Passkey[] }> {
      if (!isManaged) throw notManaged()
      return { items: (await db.read((tx) => listPasskeysOf(tx, uid))).map(passkeyOf) }
    },

    async startPasskey({ uid, sessionId }: OwnerSession): Promise<z.input<typeof PasskeyCreationOptions>> {
      if (!isManaged) throw notManaged()
      const { account, known } = await db.read(function* (tx) {
        const current = yield* requireRecentSession(tx, { sessionId, now: clock.now() })
        return { account: current.account, known: yield* listPasskeysOf(tx, uid) }
      })
      if (known.length >= PASSKEYS_MAX) throw tooManyPasskeys()
      const options = await ceremonies.creationOptions(account, known)
      await db.transaction((tx) => saveChallenge(tx, { challenge: options.challenge, uid }))
      return options
    },

    async addPasskey(
      { uid, sessionId }: OwnerSession,
      { name, credential }: { name?: string | undefined; credential: PasskeyRegistration },
    ): Promise<Passkey> {
      if (!isManaged) throw notManaged()
      const { clientDataJSON, transports = [] } = credential.response
      await db.read((tx) => requireRecentSession(tx, { sessionId, now: clock.now() }))
      const challenge = await spendChallenge(clientDataJSON, uid)
      if (challenge === undefined) throw passkeyNotAdded()
      const made = await ceremonies.readRegistration(credential, challenge)
      const now = clock.now()
      const added = await db.transaction(function* (tx) {
        const { account, session } = yield* requireRecentSession(tx, { sessionId, now })
        if ((yield* listPasskeysOf(tx, uid)).length >= PASSKEYS_MAX) throw tooManyPasskeys()
        const passkey = {
          ...made,
          id: newId('psk'),
          uid,
          transports,
          name: name ?? session.deviceName,
          createdAt: now,
          lastUsedAt: null,
        }
        if (!(yield* insertPasskey(tx, passkey))) throw passkeyNotAdded()
        const notice = { to: account.email }
        yield* recordEvent(tx, { uid, kind: 'passkey_added', visitor: session, detail: passkey.name, notice, now })
        return passkey
      })
      wakeJobs()
      return passkeyOf(added)
    },

    async renamePasskey({ uid }: OwnerSession, { id, name }: { id: string; name: string }): Promise<Passkey> {
      if (!isManaged) throw notManaged()
      const renamed = await db.transaction((tx) => changePasskey(tx, { uid, id, name }))
      if (!renamed) throw passkeyNotFound()
      return passkeyOf(renamed)
    },

    async removePasskey({ uid, sessionId }: OwnerSession, id: string): Promise<void> {
      if (!isManaged) throw notManaged()
      await db.transaction(function* (tx) {
        const { account, session } = yield* requireSession(tx, sessionId)
        const removed = yield* deletePasskey(tx, { uid, id })
        if (!removed) return
        const [notice, detail, now] = [{ to: account.email }, removed.name, clock.now()]
        yield* recordEvent(tx, { uid, kind: 'passkey_removed', visitor: session, detail, notice, now })
      })
      wakeJobs()
    },

    async startSignIn(): Promise<z.input<typeof PasskeyRequestOptions>> {
      if (!isManaged) throw notManaged()
      const options = await ceremonies.requestOptions()
      await db.transaction((tx) => saveChallenge(tx, { challenge: options.challenge, uid: null }))
      return options
    },

    /** Returns a token for the SDK. Throws `passkeys.refused` (403) for every reason not to. */
    async signIn({
      credential,
      network,
    }: {
      credential: PasskeyAssertion
      network: string
    }): Promise<{ customToken: string }> {
      if (!isManaged) throw notManaged()
      const challenge = await spendChallenge(credential.response.clientDataJSON, null)
      const known = await db.read((tx) => findPasskeyByCredential(tx, credential.id))
      if (challenge === undefined || !known) throw passkeyRefused()
      const { passkey } = known
      const counter = await ceremonies.readAssertion(credential, { passkey, expectedChallenge: challenge })
      const now = clock.now()
      return db.transaction(function* (tx) {
        const current = yield* findPasskeyByCredential(tx, credential.id)
        // Another sign-in with it may have moved the counter meanwhile.
        const isUnchanged = current?.passkey.id === passkey.id && current.passkey.counter === passkey.counter
        if (!isUnchanged || current.account.isDisabled) throw passkeyRefused()
        const { id, uid } = passkey
        yield* changePasskey(tx, { uid, id, counter, lastUsedAt: now })
        const { account } = current
        // The call that exchanges the token brings the device cookie, this one doesn't.
        const place = { network, deviceHash: null }
        return { customToken: yield* beginSignIn(tx, { kind: 'custom', method: 'passkey', account, place, now }) }
      })
    },
  }
}

function passkeyOf({ id, name, transports, isSynced, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  const isInside = transports.includes('internal') || transports.includes('hybrid')
  return {
    id,
    name,
    isSecurityKey: transports.length > 0 && !isInside,
    isSynced,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
