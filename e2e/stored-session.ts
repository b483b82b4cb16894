/** What the identity service answers to a sign-in. */
export type Session = { localId: string; email: string; idToken: string; refreshToken: string }

export const SESSION_KEY = 'firebase:authUser:embedded:[DEFAULT]'

/** The session in the form in which the sign-in SDK stores it in the browser. */
export function asStoredSession({ localId, email, idToken, refreshToken }: Session, now: number): string {
  return JSON.stringify({
    uid: localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: 'embedded',
    appName: '[DEFAULT]',
  })
}
