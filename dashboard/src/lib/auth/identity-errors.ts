/** The code of a failure of the identity service or of our server, such as `auth/wrong-password`. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

// A service that does not reveal which addresses it knows answers invalid-credential in place of the other two.
const wrongCredentials: unknown[] = ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential']

export const hasWrongCredentials = (error: unknown) => wrongCredentials.includes(codeOf(error))

const weakPasswordCodes: unknown[] = ['auth/weak-password', 'auth/password-does-not-meet-requirements']

export const isWeakPassword = (error: unknown) => weakPasswordCodes.includes(codeOf(error))

/** Why the service refuses a new password, as the service says it. Undefined when it gives no reason. */
export function weakPasswordReason(error: unknown): string | undefined {
  if (codeOf(error) !== 'auth/weak-password' || !(error instanceof Error)) return undefined
  // The SDK puts the service's sentence between its own name and the code.
  const reason = /^Firebase: (.* .*?)\.? \(auth\/weak-password\)\.$/.exec(error.message)?.[1]
  return reason && `${reason}.`
}
