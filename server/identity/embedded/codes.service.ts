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
import type { Passwords } from './passwords.ts'
import type { SessionsService } from './sessions.service.ts'
import type { SignInAttempts } from './sign-in-attempts.ts'

type CodesDeps = {
  db: Database
  clock: Clock
  passwords: Passwords
  attempts: SignInAttempts
  secrets: CodeSecrets
  sessions: Pick<SessionsService, 'checkToken'>
}

type CodeRequest = Pick<JobPayloads['identity.send-code'], 'purpose' | 'uid' | 'email' | 'newEmail'>

/** Codes that travel by mail: whoever has one has read the mailbox. */
export function createCodesService({ db, clock, passwords, attempts, secrets, sessions }: CodesDeps) {
  /** The job looks for the account, so that asking takes the same steps whether there is one or not. */
  async function requestCode(request: CodeRequest): Promise<void> {
    const now = clock.now()
    const codeId = newId('cod')
    const payload = { ...request, codeId, requestedAt: now.toISOString() }
    await db.transaction((sql) => enqueue(sql, { kind: 'identity.send-code', dedupeKey: codeId, payload, now }))
  }

  function* openCode(sql: Parameters<typeof findCode>[0], text: string) {
    const id = secrets.read(text)
    const found = id === undefined ? undefined : yield* findCode(sql, id)
    if (!found) return refuse('INVALID_OOB_CODE')
    const fault = codeFault({ ...found, now: clock.now() })
    return fault ? refuse(fault) : found
  }

  return {
    requestPasswordReset: (email: string): Promise<void> =>
      requestCode({ purpose: 'PASSWORD_RESET', uid: null, email: email.toLowerCase(), newEmail: null }),

    /** Answers the account whose address is asked to be verified. */
    async requestVerification(idToken: string): Promise<Account | Refusal> {
      const signedIn = await sessions.checkToken(idToken)
      if ('refused' in signedIn) return signedIn
      const { uid, email } = signedIn.account
      await requestCode({ purpose: 'VERIFY_EMAIL', uid, email, newEmail: null })
      return signedIn.account
    },

    /** Asks the new address to agree before it is taken. Needs a recent sign-in. */
    async requestEmailChange(request: { idToken: string; newEmail: string }): Promise<Account | Refusal> {
      const signedIn = await sessions.checkToken(request.idToken)
      if ('refused' in signedIn) return signedIn
      const { account, authenticatedAt } = signedIn
      if (!isRecentSignIn({ authenticatedAt, now: clock.now() })) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
      const newEmail = request.newEmail.toLowerCase()
      if (await db.read((sql) => findAccountByEmail(sql, newEmail))) return refuse('EMAIL_EXISTS')
      const { uid, email } = account
      await requestCode({ purpose: 'VERIFY_AND_CHANGE_EMAIL', uid, email, newEmail })
      return account
    },

    /** What a code is for, without using it. */
    async checkCode(text: string): Promise<CodeContent | Refusal> {
      const opened = await db.read((sql) => openCode(sql, text))
      return 'refused' in opened ? opened : opened.code
    },

    /** Sets the password, ends all sessions, and lets an owner in whom somebody's guessing had locked out. */
    async resetPassword(reset: { code: string; newPassword: string }): Promise<CodeContent | Refusal> {
      // Hashing is dear: not for a code that is of no use anyway.
      const checked = await db.read((sql) => openCode(sql, reset.code))
      if ('refused' in checked) return checked
      if (checked.code.purpose !== 'PASSWORD_RESET') return refuse('INVALID_OOB_CODE')
      const passwordHash = await passwords.hash(reset.newPassword)
      const used = await db.transaction(function* (sql) {
        const opened = yield* openCode(sql, reset.code)
        if ('refused' in opened) return opened
        const { uid } = opened.account
        yield* changeAccount(sql, uid, { isEmailVerified: true })
        yield* replacePassword(sql, { uid, passwordHash, now: clock.now() })
        return opened.code
      })
      if (!('refused' in used)) attempts.forgive(used.email)
      return used
    },

    /** Does what a code for an address is for. */
    async applyCode(text: string): Promise<Account | Refusal> {
      return db.transaction(function* (sql) {
        const opened = yield* openCode(sql, text)
        if ('refused' in opened) return opened
        const { uid } = opened.account
        const { purpose, newEmail } = opened.code
        if (purpose === 'PASSWORD_RESET') return refuse('INVALID_OOB_CODE')
        if (newEmail !== null) {
          const refusal = yield* replaceEmail(sql, { uid, email: newEmail, isEmailVerified: true })
          if (refusal) return refusal
        } else {
          yield* removeCodes(sql, { uid, purpose })
        }
        const account = yield* changeAccount(sql, uid, { isEmailVerified: true })
        return account ?? refuse('USER_NOT_FOUND')
      })
    },
  }
}
