import { Hono } from 'hono'
import type { AppEnv } from '#server/http/context.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { limitByAddress } from '#server/http/rate-limit.ts'
import { mountAccounts } from './accounts.routes.ts'
import { type IdentityLimits, mountCodes } from './codes.routes.ts'
import { SECURE_TOKEN, TOOLKIT } from './identity.protocol.ts'
import type { IdentityService } from './identity.service.ts'
import { refusal } from './operation.routes.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/users.ts'
import { mountSecondFactors } from './second-factors.routes.ts'
import { mountSessions, SIGN_UP_PATH } from './sessions.routes.ts'
import { PROJECT_ID } from './tokens.ts'
import { createDeviceCookie } from './device-cookie.routes.ts'

type IdentityRoutesOptions = {
  /** Our own origin. */
  publicUrl: () => string
  /** Called when an email is waiting to be sent, or an owner's data to be erased. */
  wakeJobs: () => void
  limits?: IdentityLimits
}

/**
 * The part of the Identity Toolkit protocol that firebase/auth needs for accounts with a password and an authenticator
 * app, at the paths used by its `connectAuthEmulator`. The rest of the protocol (other providers, text messages) is
 * refused with the protocol's own codes.
 */
export function identityRoutes(identity: IdentityService, options: IdentityRoutesOptions) {
  const { publicUrl, wakeJobs, limits } = options
  const app = new Hono<AppEnv>()

  app.onError((error, c) => {
    if (error instanceof AppError && error.status === 429) return refusal(c, 'TOO_MANY_ATTEMPTS_TRY_LATER')
    throw error
  })
  if (limits) app.use(SIGN_UP_PATH, limitByAddress(limits.signUp))

  const device = createDeviceCookie(publicUrl)
  mountSessions(app, identity, { wakeJobs, device })
  mountAccounts(app, identity, { wakeJobs, limits, device })
  mountSecondFactors(app, identity, { wakeJobs, limits, device })
  mountCodes(app, identity, { wakeJobs, limits, device })

  app.get(`${TOOLKIT}/v1/projects`, (c) =>
    c.json({ projectId: PROJECT_ID, authorizedDomains: [new URL(publicUrl()).hostname] }),
  )
  app.get(`${TOOLKIT}/v2/passwordPolicy`, (c) => c.json(PASSWORD_POLICY))
  app.get(`${TOOLKIT}/v2/recaptchaConfig`, (c) => c.json(RECAPTCHA_CONFIG))

  app.all(`${TOOLKIT}/*`, (c) => refusal(c, 'OPERATION_NOT_ALLOWED'))
  app.all(`${SECURE_TOKEN}/*`, (c) => refusal(c, 'OPERATION_NOT_ALLOWED'))
  return app
}

const PASSWORD_POLICY = {
  customStrengthOptions: { minPasswordLength: MIN_PASSWORD_LENGTH, maxPasswordLength: MAX_PASSWORD_LENGTH },
  allowedNonAlphanumericCharacters: [],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
}

// The SDK requires a key, and reads the part after the last slash.
const RECAPTCHA_CONFIG = {
  recaptchaKey: `projects/${PROJECT_ID}/keys/none`,
  recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
}
