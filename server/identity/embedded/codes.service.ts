import type { Database } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { JobPayloads } from '#server/jobs/jobs.registry.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { replaceEmail, replacePassword } from './accounts.service.ts'
import type { CodeSecrets } from './code-secrets.ts'
import { type CodeContent, codeFault } from './codes.domain.ts'
import { findCode, removeCodes } from './codes.repository.ts'
import { type Account, isRecentSignIn, type Refusal, refuse } from './identity.domain.ts'
import { changeAccount, findAccountByEmail } from './identity.repository.ts'
import { findPasswordFault } from './password-rules.ts'
import type { Passwords } from './passwords.ts'
import type { SessionsService } from './sessions.service.ts'
import type { SignInGuard } from './sign-in-guard.ts'

type CodesDeps = {
  db: Database
  clock: Clock
  passwords: Passwords
  guard: SignInGuard
  secrets: CodeSecrets
  sessions: Pick<SessionsService, 'checkToken'>
}

type CodeRequest = Pick<JobPayloads['identity.send-code'], 'purpose' | 'uid' | 'email' | 'newEmail'>

/** Codes sent by email: whoever has one can read the mailbox. */
export function createCodesService({ db, clock, passwords, guard, secrets, sessions }: CodesDeps) {
  /** The job looks up the account, so that a request takes the same steps whether there is one or not. */
  async function requestCode(request: CodeRequest): Promise<void> {
    const now = clock.now()
    const codeId = newId('cod')
    const payload = { ...request, codeId, requestedAt: now.toISOString() }
    await db.transaction((tx) => enqueue(tx, { kind: 'identity.send-code', dedupeKey: codeId, payload, now }))
  }

  function* openCode(tx: Parameters<typeof findCode>[0], text: string) {
    const id = secrets.read(text)
    const found = id === undefined ? undefined : yield* findCode(tx, id)
    if (!found) return refuse('INVALID_OOB_CODE')
    const fault = codeFault({ ...found, now: clock.now() })
    return fault ? refuse(fault) : found
  }

  return {
    requestPasswordReset: (email: string): Promise<void> =>
      requestCode({ purpose: 'PASSWORD_RESET', uid: null, email: email.toLowerCase(), newEmail: null }),

    /** Returns the account whose address is to be verified. */
    async requestVerification(idToken: string): Promise<Account | Refusal> {
      const signedIn = await sessions.checkToken(idToken)
      if ('refused' in signedIn) return signedIn
      const { uid, email } = signedIn.account
      await requestCode({ purpose: 'VERIFY_EMAIL', uid, email, newEmail: null })
      return signedIn.account
    },

    /** Asks the new address to confirm before it is changed. Needs a recent sign-in. */
    async requestEmailChange(request: { idToken: string; newEmail: string }): Promise<Account | Refusal> {
      const signedIn = await sessions.checkToken(request.idToken)
      if ('refused' in signedIn) return signedIn
      const { account, authenticatedAt } = signedIn
      if (!isRecentSignIn({ authenticatedAt, now: clock.now() })) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
      const newEmail = request.newEmail.toLowerCase()
      if (await db.read((tx) => findAccountByEmail(tx, newEmail))) return refuse('EMAIL_EXISTS')
      const { uid, email } = account
      await requestCode({ purpose: 'VERIFY_AND_CHANGE_EMAIL', uid, email, newEmail })
      return account
    },

    /** What a code is for, without using it up. */
    async checkCode(text: string): Promise<CodeContent | Refusal> {
      const opened = await db.read((tx) => openCode(tx, text))
      return 'refused' in opened ? opened : opened.code
    },

    /**
     * Sets the password, ends all sessions, and forgets wrong passwords.
     */
    async resetPassword(reset: { code: string; newPassword: string }): Promise<CodeContent | Refusal> {
      // Hashing is expensive, so invalid codes are refused first.
      const checked = await db.read((tx) => openCode(tx, reset.code))
      if ('refused' in checked) return checked
      if (checked.code.purpose !== 'PASSWORD_RESET') return refuse('INVALID_OOB_CODE')
      const { account } = checked
      const fault = await findPasswordFault({
        password: reset.newPassword,
        email: account.email,
        name: account.displayName,
      })
      if (fault) return refuse('WEAK_PASSWORD', fault)
      const passwordHash = await passwords.hash(reset.newPassword)
      const used = await db.transaction(function* (tx) {
        const opened = yield* openCode(tx, reset.code)
        if ('refused' in opened) return opened
        const { uid } = opened.account
        yield* changeAccount(tx, uid, { isEmailVerified: true })
        yield* replacePassword(tx, { uid, passwordHash, now: clock.now() })
        return opened.code
      })
      if (!('refused' in used)) guard.forgive(used.email)
      return used
    },

    /** Verifies or changes the address. */
    async applyCode(text: string): Promise<Account | Refusal> {
      return db.transaction(function* (tx) {
        const opened = yield* openCode(tx, text)
        if ('refused' in opened) return opened
        const { uid } = opened.account
        const { purpose, newEmail } = opened.code
        if (purpose === 'PASSWORD_RESET') return refuse('INVALID_OOB_CODE')
        if (newEmail !== null) {
          const refusal = yield* replaceEmail(tx, { uid, email: newEmail, isEmailVerified: true })
          if (refusal) return refusal
        } else {
          yield* removeCodes(tx, { uid, purpose })
        }
        const account = yield* changeAccount(tx, uid, { isEmailVerified: true })
        return account ?? refuse('USER_NOT_FOUND')
      })
    },
  }
}
