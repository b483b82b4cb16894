import type { Tx, Transactional } from '#server/db/database.ts'
import { hashSecret, newSecret } from '#server/kernel/tokens.ts'
import { refusalOf, sessionStart } from './identity.domain.ts'
import type { AccountRow } from './identity.repository.ts'
import { findSignIn, insertSignIn, removeSignInsExpiredBefore, type SignInRow } from './sign-ins.repository.ts'

const MINUTE_MS = 60 * 1000
const LIFETIME_MS: Record<SignInRow['kind'], number> = { pending: 10 * MINUTE_MS, custom: MINUTE_MS }

type Place = Pick<SignInRow, 'network' | 'deviceHash'>

/** Returns the secret that finishes the sign-in, in the same place. */
export function* beginSignIn(
  tx: Tx,
  {
    kind,
    method,
    account: { uid, validSince },
    place,
    now,
  }: Pick<SignInRow, 'kind' | 'method'> & { account: AccountRow; place: Place; now: Date },
): Transactional<string> {
  const token = newSecret()
  yield* removeSignInsExpiredBefore(tx, now)
  yield* insertSignIn(tx, {
    tokenHash: hashSecret(token),
    kind,
    uid,
    method,
    ...place,
    authenticatedAt: sessionStart({ validSince, now }),
    expiresAt: new Date(now.getTime() + LIFETIME_MS[kind]),
  })
  return token
}

/**
 * A sign-in that can be finished here and now. Undefined when it expired, began elsewhere, or the account was disabled or
 * its sessions ended since.
 */
export function* findOpenSignIn(
  tx: Tx,
  { kind, token, place, now }: { kind: SignInRow['kind']; token: string; place: Place; now: Date },
): Transactional<{ signIn: SignInRow; account: AccountRow } | undefined> {
  const found = yield* findSignIn(tx, { tokenHash: hashSecret(token), kind })
  if (!found) return undefined
  const { signIn, account } = found
  const isSamePlace =
    signIn.network === place.network && (signIn.deviceHash === null || signIn.deviceHash === place.deviceHash)
  if (!isSamePlace || signIn.expiresAt <= now) return undefined
  return refusalOf(account, signIn.authenticatedAt) ? undefined : found
}
