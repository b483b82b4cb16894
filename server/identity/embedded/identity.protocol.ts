import * as z from 'zod'
import { isAliasedEmail } from '#shared/users.ts'
import { TOKEN_LIFETIME_SECONDS } from '#server/identity/id-tokens.ts'
import { type Account, toSeconds } from './identity.domain.ts'
import type { SecondFactorRow } from './second-factors.repository.ts'
import type { StartedEnrolment } from './second-factors.service.ts'
import type { IdentitySession, PendingSignIn } from './sessions.service.ts'
import { TOTP_PARAMETERS } from './totp.ts'

/**
 * The Identity Toolkit protocol: fields as firebase/auth sends them, the protocol's own codes as messages, and answers
 * as it reads them. The SDK sends more than we read, so unknown fields are accepted.
 */
export const TOOLKIT = '/identitytoolkit.googleapis.com'
export const SECURE_TOKEN = '/securetoken.googleapis.com'

// As long as our own sign-up's first and last name with a space between.
const NAME_MAX_LENGTH = 401

export const required = (code: string) => z.string(code).min(1, code)

/** In lower case. `code` is the error for an invalid one. */
export const address = (code: string) =>
  z
    .string(code)
    .max(254, code)
    .pipe(z.email(code))
    .transform((email) => email.toLowerCase())

/** An address that an account can have: not an aliased one. */
export const accountAddress = (code: string) => address(code).refine((email) => !isAliasedEmail(email), code)

/** Its rules are checked where the account is known. */
export const NewPassword = required('MISSING_PASSWORD')

/** Null for none. */
export const DisplayName = z
  .string('INVALID_DISPLAY_NAME')
  .transform((name) => name.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .max(NAME_MAX_LENGTH, 'INVALID_DISPLAY_NAME')
      .regex(/^\P{Cc}*$/u, 'INVALID_DISPLAY_NAME'),
  )
  .transform((name) => name || null)
  .nullable()

export const IdToken = required('MISSING_ID_TOKEN')

export const codeOf = (error: z.ZodError) => error.issues[0]?.message ?? 'INVALID_ARGUMENT'

/** An error as the SDK reads it: `CODE`, or `CODE : sentence`. */
export function errorAnswer(message: string, status = 400) {
  return { error: { code: status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }
}

const isIdentityPath = (path: string) => path.startsWith(`${TOOLKIT}/`) || path.startsWith(`${SECURE_TOKEN}/`)

/**
 * The body of an error on a path of the identity service, such as a request that is too large; undefined on other
 * paths. Without this shape the SDK says that the network failed.
 */
export function identityErrorBody(
  path: string,
  { code, status, message }: { code: string; status: number; message: string },
) {
  if (!isIdentityPath(path)) return undefined
  if (status === 429) return errorAnswer('TOO_MANY_ATTEMPTS_TRY_LATER', status)
  return errorAnswer(`${code.replace(/[^a-z]+/gi, '_').toUpperCase()} : ${message}`, status)
}

const nameOf = ({ displayName }: Account) => (displayName === null ? {} : { displayName })

const providersOf = (account: Account) => {
  const { email } = account
  return [{ providerId: 'password', email, federatedId: email, rawId: email, ...nameOf(account) }]
}

const tokensOf = ({ idToken, refreshToken }: Pick<IdentitySession, 'idToken' | 'refreshToken'>) => ({
  idToken,
  refreshToken,
  expiresIn: String(TOKEN_LIFETIME_SECONDS),
})

const whoOf = (account: Account) => ({ localId: account.uid, email: account.email, ...nameOf(account) })

const secondFactorOf = ({ id, displayName, enrolledAt }: SecondFactorRow) => ({
  mfaEnrollmentId: id,
  ...(displayName !== null && { displayName }),
  enrolledAt: enrolledAt.toISOString(),
  totpInfo: {},
})

export const tokensAnswer = ({ idToken, refreshToken }: IdentitySession) => ({ idToken, refreshToken })

export function signUpAnswer(session: IdentitySession) {
  return { kind: 'identitytoolkit#SignupNewUserResponse', ...whoOf(session.account), ...tokensOf(session) }
}

/** Tokens, or what the second factor needs. */
export function signInAnswer(signIn: IdentitySession | PendingSignIn) {
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    ...whoOf(signIn.account),
    registered: true,
    ...('pendingCredential' in signIn
      ? { mfaPendingCredential: signIn.pendingCredential, mfaInfo: [secondFactorOf(signIn.secondFactor)] }
      : tokensOf(signIn)),
  }
}

export function customSignInAnswer(session: IdentitySession) {
  return { kind: 'identitytoolkit#VerifyCustomTokenResponse', ...tokensOf(session), isNewUser: false }
}

/** Of an app that is being set up. */
export function enrolmentAnswer({ secret, sessionInfo, deadline }: StartedEnrolment) {
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: TOTP_PARAMETERS.digits,
      hashingAlgorithm: TOTP_PARAMETERS.algorithm,
      periodSec: TOTP_PARAMETERS.period,
      sessionInfo,
      finalizeEnrollmentTime: deadline.toISOString(),
    },
  }
}

export function lookUpAnswer({
  account,
  secondFactor,
}: {
  account: Account
  secondFactor: SecondFactorRow | undefined
}) {
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId: account.uid,
        email: account.email,
        emailVerified: account.isEmailVerified,
        ...nameOf(account),
        createdAt: String(account.createdAt.getTime()),
        lastLoginAt: String(account.lastLoginAt.getTime()),
        passwordUpdatedAt: account.passwordUpdatedAt.getTime(),
        validSince: String(toSeconds(account.validSince)),
        providerUserInfo: providersOf(account),
        ...(secondFactor && { mfaInfo: [secondFactorOf(secondFactor)] }),
      },
    ],
  }
}

/** Includes tokens if the change made the caller's invalid. */
export function updateAnswer(change: Account | IdentitySession) {
  const isSession = 'account' in change
  const account = isSession ? change.account : change
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    email: account.email,
    emailVerified: account.isEmailVerified,
    ...nameOf(account),
    providerUserInfo: providersOf(account),
    ...(isSession && tokensOf(change)),
  }
}
