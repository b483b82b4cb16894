import { Secret, TOTP } from 'otpauth'

/** What every authenticator app supports (RFC 6238). */
export const TOTP_PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 }

const SECRET_BYTES = 20
/** How far the clocks may differ, in steps. */
const WINDOW = 1

/** In base32, as apps take it. */
export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32

/**
 * The step of a right code; undefined for a wrong one. Codes of step `after` and earlier ones count as wrong, so that
 * each works once. `times` are the times that our clock may show.
 */
export function findStep({
  secret,
  code,
  times,
  after,
}: {
  secret: string
  code: string
  times: readonly Date[]
  after: number
}): number | undefined {
  const key = Secret.fromBase32(secret)
  for (const time of times) {
    const timestamp = time.getTime()
    const delta = TOTP.validate({ ...TOTP_PARAMETERS, token: code, secret: key, timestamp, window: WINDOW })
    const step = delta === null ? undefined : TOTP.counter({ period: TOTP_PARAMETERS.period, timestamp }) + delta
    if (step !== undefined && step > after) return step
  }
  return undefined
}
