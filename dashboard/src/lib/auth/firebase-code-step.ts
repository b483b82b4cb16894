import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth'
import { codeOf } from './identity-errors.ts'

/** How a sign-in that lacks only a code goes on. Throws any other error. */
export function codeStepOf(auth: Auth, error: unknown): (code: string) => Promise<User> {
  if (codeOf(error) !== 'auth/multi-factor-auth-required') throw error
  // Safe: the SDK's errors with this code are of this type.
  const resolver = getMultiFactorResolver(auth, error as MultiFactorError)
  const app = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID)
  if (!app) throw error
  return async (code) => (await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app.uid, code))).user
}
