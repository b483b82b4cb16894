import { TOTP } from 'otpauth'
import * as z from 'zod'
import { EMAIL, setUpIdentity, TOOLKIT } from './test-identity.ts'

const Started = z.object({ totpSessionInfo: z.object({ sharedSecretKey: z.string(), sessionInfo: z.string() }) })
const Tokens = z.object({ idToken: z.string(), refreshToken: z.string() })
const Pending = z.object({
  mfaPendingCredential: z.string(),
  mfaInfo: z.tuple([z.object({ mfaEnrollmentId: z.string() })]),
})

export type Place = { address?: string; device?: string }

const headersOf = ({ address = '192.0.2.1', device }: Place) => ({
  'x-test-address': address,
  ...(device && { cookie: `__Host-device=${device}` }),
})

/** An account with an authenticator app, in a world that has gone 30 seconds further since. */
export async function setUpTwoFactor() {
  const world = setUpIdentity()
  const { clock, post, changeAccount, createAccount, signIn, trySignIn } = world
  const { uid } = await createAccount()
  await changeAccount({ isEmailVerified: true })
  const { idToken } = await signIn({ device: 'notebook' })

  const call = (operation: string, body: object, place: Place = {}) =>
    post(`${TOOLKIT}/v2/accounts/${operation}`, JSON.stringify(body), headersOf(place))
  const { totpSessionInfo } = Started.parse(
    (await call('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })).body,
  )
  const secret = totpSessionInfo.sharedSecretKey
  const code = (stepsAhead = 0) =>
    new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + stepsAhead * 30_000 })
  const totpVerificationInfo = { sessionInfo: totpSessionInfo.sessionInfo, verificationCode: code() }
  const enrolled = Tokens.parse((await call('mfaEnrollment:finalize', { idToken, totpVerificationInfo })).body)
  clock.advance({ seconds: 30 })

  const enterPassword = async (place: Place = {}) => Pending.parse((await trySignIn(place)).body)
  const enterCode = (
    { mfaPendingCredential, mfaInfo: [{ mfaEnrollmentId }] }: z.output<typeof Pending>,
    verificationCode: string,
    place: Place = {},
  ) => {
    const body = { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo: { verificationCode } }
    return call('mfaSignIn:finalize', body, place)
  }
  return {
    ...world,
    uid,
    email: EMAIL,
    secret,
    idToken: enrolled.idToken,
    call,
    code,
    enterPassword,
    enterCode,
    /** Enters the password and a code in one place. */
    tryBoth: async (verificationCode: string, place: Place = {}) =>
      enterCode(await enterPassword(place), verificationCode, place),
  }
}
