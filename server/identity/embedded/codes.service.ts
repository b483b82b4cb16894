import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { forgetBounces } from '#server/emails/recipients/suppressions.service.ts'
import { replaceEmail, replacePassword } from './accounts.service.ts'
import type { CodeEmailLimit } from './code-email-limit.ts'
import { type CodeRequest, enqueueCode } from './code-requests.ts'
import type { CodeSecrets } from './code-secrets.ts'
import { type CodeContent, codeFault, expiryOf } from './codes.domain.ts'
import { type CodeRow, findCode, insertCode, removeCodes } from './codes.repository.ts'
import { type Account, isRecentSignIn, type Refusal, refuse } from './identity.domain.ts'
import { type AccountRow, changeAccount } from './identity.repository.ts'
import { endSessions } from './open-session.ts'
import { findPasswordFault } from './password-rules.ts'
import type { Passwords } from './passwords.ts'
import { removeFactorsMadeSince } from './second-factors.repository.ts'
import { recordEvent } from './security-events.service.ts'
import { removeSessions } from './sessions.repository.ts'
import type { SessionsService } from './sessions.service.ts'
import type { SignInGuard } from './sign-in-guard.ts'
import type { Visitor } from './visitor.ts'

type CodesDeps = {
  db: Database
  clock: Clock
  passwords: Passwords
  guard: SignInGuard
  secrets: CodeSecrets
  codeEmailLimit: CodeEmailLimit
  hashKey: string
  sessions: Pick<SessionsService, 'checkToken'>
}

/** Codes sent by email: whoever has one can read the mailbox. */
export function createCodesService(deps: CodesDeps) {
  const { db, clock, passwords, guard, secrets, sessions, hashKey } = deps
  const requestCode = (request: CodeRequest): Promise<void> =>
    db.transaction((tx) => enqueueCode(tx, { ...request, isAfterSignUp: false }, clock.now()))

  function* openCode(tx: Parameters<typeof findCode>[0], text: string) {
    const id = secrets.read(text)
    const found = id === undefined ? undefined : yield* findCode(tx, id)
    if (!found) return refuse('INVALID_OOB_CODE')
    const fault = codeFault({ ...found, now: clock.now() })
    return fault ? refuse(fault) : found
  }

  return {
    requestPasswordReset: (email: string): Promise<void> =>
      requestCode({
        purpose: 'PASSWORD_RESET',
        uid: null,
        email: email.toLowerCase(),
        newEmail: null,
        sessionId: null,
      }),

    /**
     * Returns the account whose address is to be verified. Refused while the address has had enough emails: only its
     * owner reads this answer, so it can say so.
     */
    async requestVerification(idToken: string): Promise<Account | Refusal> {
      const signedIn = await sessions.checkToken(idToken)
      if ('refused' in signedIn) return signedIn
      const { uid, email } = signedIn.account
      if (!(await deps.codeEmailLimit.isOpen(email))) return refuse('TOO_MANY_ATTEMPTS_TRY_LATER')
      await requestCode({ purpose: 'VERIFY_EMAIL', uid, email, newEmail: null, sessionId: null })
      return signedIn.account
    },

    /**
     * Asks the new address to confirm before it is changed. Needs a recent sign-in. The answer is the same for an address
     * that has an account already, but no email is sent.
     */
    async requestEmailChange(request: { idToken: string; newEmail: string }): Promise<Account | Refusal> {
      const signedIn = await sessions.checkToken(request.idToken)
      if ('refused' in signedIn) return signedIn
      const { account, session, authenticatedAt } = signedIn
      if (!isRecentSignIn({ authenticatedAt, now: clock.now() })) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
      const newEmail = request.newEmail.toLowerCase()
      const { uid, email } = account
      await requestCode({ purpose: 'VERIFY_AND_CHANGE_EMAIL', uid, email, newEmail, sessionId: session.id })
      return account
    },

    /** What a code is for, without using it up. */
    async checkCode(text: string): Promise<CodeContent | Refusal> {
      const opened = await db.read((tx) => openCode(tx, text))
      return 'refused' in opened ? opened : opened.code
    },

    /** Sets the password, ends all sessions, and forgets wrong passwords. */
    async resetPassword({
      visitor,
      ...reset
    }: {
      code: string
      newPassword: string
      visitor: Visitor
    }): Promise<CodeContent | Refusal> {
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
        const { uid, email } = opened.account
        const now = clock.now()
        yield* changeAccount(tx, uid, { isEmailVerified: true })
        yield* forgetBounces(tx, { address: email, hashKey })
        yield* replacePassword(tx, { uid, passwordHash, now })
        yield* recordEvent(tx, { uid, kind: 'password_reset', visitor, notice: { to: email }, now })
        return opened.code
      })
      if (!('refused' in used)) await guard.forgive(used.email)
      return used
    },

    /** Verifies the address, changes it, or brings the old one back. A change ends all other sessions. */
    async applyCode(text: string, visitor: Visitor): Promise<Account | Refusal> {
      const now = clock.now()
      return db.transaction(function* (tx) {
        const opened = yield* openCode(tx, text)
        if ('refused' in opened) return opened
        const { uid } = opened.account
        const { purpose, newEmail } = opened.code
        if (purpose === 'PASSWORD_RESET') return refuse('INVALID_OOB_CODE')
        if (purpose === 'VERIFY_EMAIL') {
          yield* removeCodes(tx, { uid, purpose })
        } else {
          const isRecovery = purpose === 'RECOVER_EMAIL'
          const email = isRecovery ? opened.code.email : newEmail
          if (email === null) return refuse('INVALID_OOB_CODE')
          const refusal = yield* replaceEmail(tx, { uid, email, isEmailVerified: true })
          if (refusal) return refusal
          yield* isRecovery ? finishRecovery(tx, opened, { visitor, now }) : finishChange(tx, opened, { visitor, now })
        }
        const account = yield* changeAccount(tx, uid, { isEmailVerified: true })
        if (!account) return refuse('USER_NOT_FOUND')
        yield* forgetBounces(tx, { address: account.email, hashKey })
        return account
      })
    },
  }
}

/** Ends all other sessions, and tells the old address how to undo the change. */
function* finishChange(
  tx: Tx,
  { account: { uid, email }, code }: { account: AccountRow; code: CodeRow },
  { visitor, now }: { visitor: Visitor; now: Date },
): Transactional<void> {
  const codeId = newId('cod')
  const purpose = 'RECOVER_EMAIL'
  yield* removeSessions(tx, { uid, except: code.sessionId ?? undefined })
  yield* insertCode(tx, {
    id: codeId,
    uid,
    purpose,
    email,
    newEmail: code.newEmail,
    sessionId: null,
    language: null,
    createdAt: now,
    expiresAt: expiryOf({ purpose, now }),
  })
  yield* recordEvent(tx, { uid, kind: 'email_changed', visitor, notice: { to: email, codeId }, now })
}

/**
 * Ends all sessions. Whoever changed the address may have made codes that bring another one back, a second factor or
 * passkeys since: they go too.
 */
function* finishRecovery(
  tx: Tx,
  { account: { uid }, code }: { account: AccountRow; code: CodeRow },
  { visitor, now }: { visitor: Visitor; now: Date },
): Transactional<void> {
  yield* removeCodes(tx, { uid, purpose: 'RECOVER_EMAIL' })
  yield* removeFactorsMadeSince(tx, { uid, instant: code.createdAt })
  yield* endSessions(tx, { uid, now })
  yield* recordEvent(tx, { uid, kind: 'email_change_reversed', visitor, now })
}
