import * as z from 'zod'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { seal, unseal } from '#server/kernel/sealing.ts'
import { continueSession, recheck } from './accounts.service.ts'
import { type Refusal, refuse } from './identity.domain.ts'
import { changeAccount } from './identity.repository.ts'
import { lockAccount, openSession, type Proof } from './open-session.ts'
import { hashRecoveryCode, plainCode } from './recovery-codes.ts'
import type { SecondFactorGuard } from './second-factor-guard.ts'
import {
  findSecondFactorOf,
  insertSecondFactor,
  recordStep,
  removeRecoveryCode,
  removeSecondFactor,
  type SecondFactorRow,
} from './second-factors.repository.ts'
import { recordEvent } from './security-events.service.ts'
import { findFamiliarity, recordSecondFactor } from './sessions.repository.ts'
import type { IdentitySession, SessionsService } from './sessions.service.ts'
import { createSignInLog, type SignInLog } from './sign-in-log.ts'
import { removeSignIn } from './sign-ins.repository.ts'
import { findOpenSignIn } from './sign-ins.service.ts'
import { findStep, newTotpSecret } from './totp.ts'
import type { Visitor } from './visitor.ts'

const ENROLMENT_MS = 10 * 60 * 1000

/** What the browser keeps while an app is set up, sealed. */
const Enrolment = z.object({ uid: z.string(), secret: z.string(), deadline: z.coerce.date() })

export type StartedEnrolment = { secret: string; sessionInfo: string; deadline: Date }

type SecondFactorsDeps = {
  db: Database
  clock: Clock
  hashKey: string
  secondFactorGuard: SecondFactorGuard
  /** Other times the clock would show if it had not been moved. Authenticator apps show codes of the real time. */
  otherTimes: () => readonly Date[]
  sessions: Pick<SessionsService, 'checkRecentToken' | 'issue' | 'lookUp'>
} & SignInLog

/** Authenticator apps (TOTP), and signing in with a code of one or with a recovery code. */
export function createSecondFactorsService(deps: SecondFactorsDeps) {
  const { db, clock, hashKey, secondFactorGuard: guard, otherTimes, sessions } = deps
  const signInLog = createSignInLog(deps)
  const enrolmentSealing = { key: hashKey, purpose: 'enrolment of a second factor' }
  const secretSealing = (id: string) => ({ key: hashKey, purpose: `secret of ${id}` })
  const times = () => [clock.now(), ...otherTimes()]

  function openEnrolment({ uid, sessionInfo }: { uid: string; sessionInfo: string }): string | Refusal {
    const text = unseal(sessionInfo, enrolmentSealing)
    if (text === undefined) return refuse('INVALID_SESSION_INFO')
    const enrolment = Enrolment.parse(JSON.parse(text))
    if (enrolment.uid !== uid) return refuse('INVALID_SESSION_INFO')
    return enrolment.deadline <= clock.now() ? refuse('SESSION_EXPIRED') : enrolment.secret
  }

  /** Uses up a code of the app or a recovery code. Undefined for a wrong one. */
  function* useCode(tx: Tx, factor: SecondFactorRow, text: string): Transactional<Proof | undefined> {
    const { id, uid, sealedSecret, lastStep: after } = factor
    const code = plainCode(text)
    if (/^\d{6}$/.test(code)) {
      const secret = unseal(sealedSecret, secretSealing(id))
      const step = secret === undefined ? undefined : findStep({ secret, code, times: times(), after })
      if (step === undefined) return undefined
      yield* recordStep(tx, { id, lastStep: step })
      return { method: 'totp', secondFactorId: id }
    }
    const isRight = yield* removeRecoveryCode(tx, { uid, codeHash: hashRecoveryCode({ hashKey, uid, code }) })
    return isRight ? { method: 'recovery_code', secondFactorId: id } : undefined
  }

  return {
    /** Returns a new secret for an app. Needs a recent sign-in and a confirmed address. */
    async startEnrolment(idToken: string): Promise<StartedEnrolment | Refusal> {
      const signedIn = await sessions.checkRecentToken(idToken)
      if ('refused' in signedIn) return signedIn
      const { uid, isEmailVerified } = signedIn.account
      if (!isEmailVerified) return refuse('UNVERIFIED_EMAIL', 'Confirm your email address first.')
      if (await db.read((tx) => findSecondFactorOf(tx, uid))) return refuse('SECOND_FACTOR_EXISTS')
      const secret = newTotpSecret()
      const deadline = new Date(clock.now().getTime() + ENROLMENT_MS)
      return { secret, deadline, sessionInfo: seal(JSON.stringify({ uid, secret, deadline }), enrolmentSealing) }
    },

    /** Turns two-factor on when the code is right. Returns new tokens of the same session. */
    async finishEnrolment({
      idToken,
      sessionInfo,
      code,
      displayName,
      visitor,
    }: {
      idToken: string
      sessionInfo: string
      code: string
      displayName: string | null
      visitor: Visitor
    }): Promise<IdentitySession | Refusal> {
      const signedIn = await sessions.checkRecentToken(idToken)
      if ('refused' in signedIn) return signedIn
      const { uid } = signedIn.account
      const secret = openEnrolment({ uid, sessionInfo })
      if (typeof secret !== 'string') return secret
      const step = findStep({ secret, code: plainCode(code), times: times(), after: 0 })
      if (step === undefined) return refuse('INVALID_CODE')
      const now = clock.now()
      const id = newId('mfa')
      const factor = {
        id,
        uid,
        displayName,
        sealedSecret: seal(secret, secretSealing(id)),
        lastStep: step,
        enrolledAt: now,
      }
      const enrolled = await db.transaction(function* (tx) {
        const account = yield* recheck(tx, signedIn)
        if ('refused' in account) return account
        if (!account.isEmailVerified) return refuse('UNVERIFIED_EMAIL', 'Confirm your email address first.')
        if (yield* findSecondFactorOf(tx, uid)) return refuse('SECOND_FACTOR_EXISTS')
        yield* insertSecondFactor(tx, factor)
        yield* recordEvent(tx, { uid, kind: 'two_factor_on', visitor, notice: { to: account.email }, now })
        const proof: Proof = { method: 'totp', secondFactorId: id }
        yield* recordSecondFactor(tx, { id: signedIn.session.id, ...proof })
        return yield* continueSession(tx, { ...signedIn, session: { ...signedIn.session, ...proof } }, now)
      })
      return 'refused' in enrolled ? enrolled : sessions.issue(enrolled)
    },

    /** Turns two-factor off and deletes the recovery codes. Needs a recent sign-in. */
    async withdrawSecondFactor({
      idToken,
      enrolmentId,
      visitor,
    }: {
      idToken: string
      enrolmentId: string
      visitor: Visitor
    }): Promise<IdentitySession | Refusal> {
      const signedIn = await sessions.checkRecentToken(idToken)
      if ('refused' in signedIn) return signedIn
      const now = clock.now()
      const withdrawn = await db.transaction(function* (tx) {
        const account = yield* recheck(tx, signedIn)
        if ('refused' in account) return account
        const { uid, email } = account
        const factor = yield* findSecondFactorOf(tx, uid)
        if (factor?.id !== enrolmentId) return refuse('MFA_ENROLLMENT_NOT_FOUND')
        yield* removeSecondFactor(tx, factor)
        yield* recordEvent(tx, { uid, kind: 'two_factor_off', visitor, notice: { to: email }, now })
        return yield* continueSession(tx, signedIn, now)
      })
      return 'refused' in withdrawn ? withdrawn : sessions.issue(withdrawn)
    },

    /**
     * Opens the session of a sign-in whose password was right. A wrong code leaves the sign-in open, so that the next one
     * can be tried.
     */
    async finishSignIn({
      pendingCredential: token,
      enrolmentId,
      code,
      visitor,
    }: {
      pendingCredential: string
      enrolmentId: string
      code: string
      visitor: Visitor
    }): Promise<IdentitySession | Refusal> {
      const now = clock.now()
      const attemptTo = { kind: 'pending', token, place: visitor, now } as const
      const known = await db.read(function* (tx) {
        const open = yield* findOpenSignIn(tx, attemptTo)
        return open && { ...open, familiarity: yield* findFamiliarity(tx, { uid: open.account.uid, visitor }) }
      })
      if (!known) return refuse('INVALID_MFA_PENDING_CREDENTIAL')
      const { familiarity, account } = known
      const attempt = { uid: account.uid, ...visitor, familiarity }
      if (!(await guard.take(attempt))) {
        signInLog.refused({ account: account.uid, reason: 'too many codes' })
        return refuse('TOO_MANY_ATTEMPTS_TRY_LATER')
      }

      const opened = await db.transaction(function* (tx) {
        yield* lockAccount(tx, account.uid)
        const open = yield* findOpenSignIn(tx, attemptTo)
        if (!open) return refuse('INVALID_MFA_PENDING_CREDENTIAL')
        const { uid, email } = open.account
        const factor = yield* findSecondFactorOf(tx, uid)
        if (factor?.id !== enrolmentId) return refuse('MFA_ENROLLMENT_NOT_FOUND')
        const proof = yield* useCode(tx, factor, code)
        const notice = { to: email }
        if (!proof) {
          yield* recordEvent(tx, { uid, kind: 'wrong_second_factor', visitor, notice, now })
          return refuse('INVALID_CODE')
        }
        yield* removeSignIn(tx, open.signIn.tokenHash)
        yield* changeAccount(tx, uid, { lastLoginAt: now })
        if (proof.method === 'recovery_code') {
          yield* recordEvent(tx, { uid, kind: 'recovery_code_used', visitor, notice, now })
        }
        return yield* openSession(tx, { account: open.account, visitor, proof, now })
      })
      if ('refused' in opened) {
        signInLog.refused({
          account: account.uid,
          reason: opened.refused === 'INVALID_CODE' ? 'wrong code' : 'expired',
        })
        return opened
      }
      await guard.succeed(attempt)
      signInLog.succeeded(opened)
      return sessions.issue(opened)
    },

    /** Opens the session of a sign-in that was proven elsewhere, such as with a passkey. */
    async signInWithCustomToken({
      token,
      visitor,
    }: {
      token: string
      visitor: Visitor
    }): Promise<IdentitySession | Refusal> {
      const now = clock.now()
      const opened = await db.transaction(function* (tx) {
        const open = yield* findOpenSignIn(tx, { kind: 'custom', token, place: visitor, now })
        if (!open) return refuse('INVALID_CUSTOM_TOKEN')
        const { account, signIn } = open
        yield* removeSignIn(tx, signIn.tokenHash)
        yield* changeAccount(tx, account.uid, { lastLoginAt: now })
        return yield* openSession(tx, { account, visitor, proof: { method: signIn.method, secondFactorId: null }, now })
      })
      if ('refused' in opened) return opened
      signInLog.succeeded(opened)
      return sessions.issue(opened)
    },

    /** The account of an ID token, and its authenticator app. */
    async lookUpAll(idToken: string) {
      const account = await sessions.lookUp(idToken)
      if ('refused' in account) return account
      return { account, secondFactor: await db.read((tx) => findSecondFactorOf(tx, account.uid)) }
    },
  }
}
