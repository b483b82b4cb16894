import { type Context, Hono, type MiddlewareHandler } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '#server/http/context.ts'
import { TOKEN_LIFETIME_SECONDS } from '#server/identity/id-tokens.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { type Account, toSeconds } from './identity.domain.ts'
import type { IdentityService, IdentitySession } from './identity.service.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './passwords.ts'
import { PROJECT_ID } from './tokens.ts'

const TOOLKIT = '/identitytoolkit.googleapis.com'
const SECURE_TOKEN = '/securetoken.googleapis.com'

const EXPIRES_IN = String(TOKEN_LIFETIME_SECONDS)

// The SDK sends more than we read, so unknown fields are let through. The messages are the protocol's own codes.
const required = (code: string) => z.string(code).min(1, code)
const SignIn = z.object(
  {
    email: required('MISSING_EMAIL').max(254, 'INVALID_EMAIL').pipe(z.email('INVALID_EMAIL')),
    password: required('MISSING_PASSWORD'),
  },
  'INVALID_ARGUMENT',
)
const LookUp = z.object({ idToken: required('MISSING_ID_TOKEN') }, 'INVALID_ARGUMENT')
const Refresh = z.object({
  grant_type: z.literal('refresh_token', 'INVALID_GRANT_TYPE'),
  refresh_token: required('MISSING_REFRESH_TOKEN'),
})

/**
 * The part of the Identity Toolkit protocol that firebase/auth needs to sign in, refresh and look up, at the paths that its
 * `connectAuthEmulator` asks for. Accounts are made through our own sign-up only, because it checks names and addresses.
 * `limit` guards signing in, which costs a hash each time.
 */
export function identityRoutes(identity: IdentityService, { limit }: { limit?: MiddlewareHandler<AppEnv> } = {}) {
  const app = new Hono<AppEnv>()
  const signInPath = `${TOOLKIT}/v1/accounts:signInWithPassword`

  app.onError((error, c) => {
    if (error instanceof AppError && error.status === 429) return refusal(c, 'TOO_MANY_ATTEMPTS_TRY_LATER')
    throw error
  })
  if (limit) app.use(signInPath, limit)

  app.post(signInPath, async (c) => {
    const input = SignIn.safeParse(await readJson(c))
    if (!input.success) return refusal(c, codeOf(input.error))
    const result = await identity.signIn({ ...input.data, address: c.get('address') })
    return 'refused' in result ? refusal(c, result.refused) : c.json(signInAnswer(result))
  })

  app.post(`${TOOLKIT}/v1/accounts:lookup`, async (c) => {
    const input = LookUp.safeParse(await readJson(c))
    if (!input.success) return refusal(c, codeOf(input.error))
    const result = await identity.lookUp(input.data.idToken)
    return 'refused' in result ? refusal(c, result.refused) : c.json(lookUpAnswer(result))
  })

  app.post(`${SECURE_TOKEN}/v1/token`, async (c) => {
    const input = Refresh.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())))
    if (!input.success) return refusal(c, codeOf(input.error))
    const result = await identity.refresh(input.data.refresh_token)
    return 'refused' in result ? refusal(c, result.refused) : c.json(refreshAnswer(result))
  })

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

// The SDK refuses an answer without a key, and reads the part after the last slash.
const RECAPTCHA_CONFIG = {
  recaptchaKey: `projects/${PROJECT_ID}/keys/none`,
  recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
}

function signInAnswer({ account, idToken, refreshToken }: IdentitySession) {
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: account.uid,
    email: account.email,
    ...nameOf(account),
    idToken,
    refreshToken,
    expiresIn: EXPIRES_IN,
  }
}

function lookUpAnswer(account: Account) {
  const { email } = account
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId: account.uid,
        email,
        emailVerified: account.isEmailVerified,
        ...nameOf(account),
        createdAt: String(account.createdAt.getTime()),
        lastLoginAt: String(account.lastLoginAt.getTime()),
        passwordUpdatedAt: account.passwordUpdatedAt.getTime(),
        validSince: String(toSeconds(account.validSince)),
        providerUserInfo: [{ providerId: 'password', email, federatedId: email, rawId: email, ...nameOf(account) }],
      },
    ],
  }
}

function refreshAnswer({ account, idToken, refreshToken }: IdentitySession) {
  return {
    id_token: idToken,
    access_token: idToken,
    expires_in: EXPIRES_IN,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: account.uid,
    project_id: PROJECT_ID,
  }
}

const nameOf = ({ displayName }: Account) => (displayName === null ? {} : { displayName })

async function readJson(c: Context<AppEnv>): Promise<unknown> {
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const codeOf = (error: z.ZodError) => error.issues[0]?.message ?? 'INVALID_ARGUMENT'

function refusal(c: Context<AppEnv>, code: string): Response {
  const errors = [{ message: code, reason: 'invalid', domain: 'global' }]
  return c.json({ error: { code: 400, message: code, errors } }, 400)
}
