import type { Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '#server/http/context.ts'
import { TOKEN_LIFETIME_SECONDS } from '#server/identity/id-tokens.ts'
import {
  accountAddress,
  address,
  codeOf,
  DisplayName,
  IdToken,
  lookUpAnswer,
  NewPassword,
  required,
  SECURE_TOKEN,
  signInAnswer,
  signUpAnswer,
  TOOLKIT,
} from './identity.protocol.ts'
import type { IdentityService } from './identity.service.ts'
import { operation, refusal } from './operation.routes.ts'
import type { IdentitySession } from './sessions.service.ts'
import { PROJECT_ID } from './tokens.ts'
import type { DeviceCookie } from './device-cookie.routes.ts'

export const SIGN_UP_PATH = `${TOOLKIT}/v1/accounts:signUp`
const SIGN_IN_PATH = `${TOOLKIT}/v1/accounts:signInWithPassword`

// Without address and password, signUp requests an anonymous account; with a token, it adds a password to one. Neither
// is supported.
const SignUp = z
  .looseObject({}, 'INVALID_ARGUMENT')
  .refine((body) => body['idToken'] === undefined, { error: 'OPERATION_NOT_ALLOWED', abort: true })
  .refine((body) => body['email'] !== undefined || body['password'] !== undefined, {
    error: 'ADMIN_ONLY_OPERATION',
    abort: true,
  })
  .pipe(
    z.object({
      email: required('MISSING_EMAIL').pipe(accountAddress('INVALID_EMAIL')),
      password: NewPassword,
      displayName: DisplayName.optional(),
    }),
  )

const SignIn = z.object(
  { email: required('MISSING_EMAIL').pipe(address('INVALID_EMAIL')), password: required('MISSING_PASSWORD') },
  'INVALID_ARGUMENT',
)
const LookUp = z.object({ idToken: IdToken }, 'INVALID_ARGUMENT')
const Refresh = z.object({
  grant_type: z.literal('refresh_token', 'INVALID_GRANT_TYPE'),
  refresh_token: required('MISSING_REFRESH_TOKEN'),
})

/** Sign-up, sign-in, lookup and refresh. `wakeJobs` sends the notice about a new device. */
export function mountSessions(
  app: Hono<AppEnv>,
  identity: IdentityService,
  { wakeJobs, device }: { wakeJobs: () => void; device: DeviceCookie },
): void {
  app.post(
    SIGN_UP_PATH,
    operation({
      input: SignUp,
      run: ({ displayName, ...account }, c) =>
        identity.signUp({ ...account, displayName: displayName ?? '', visitor: device.readOrCreate(c) }),
      answer: signUpAnswer,
    }),
  )
  app.post(
    SIGN_IN_PATH,
    operation({
      input: SignIn,
      run: (input, c) =>
        identity.signIn({ ...input, deviceCookie: device.read(c).deviceHash, visitor: device.readOrCreate(c) }),
      answer(result) {
        setImmediate(wakeJobs)
        return signInAnswer(result)
      },
    }),
  )
  app.post(
    `${TOOLKIT}/v1/accounts:lookup`,
    operation({ input: LookUp, run: ({ idToken }) => identity.lookUpAll(idToken), answer: lookUpAnswer }),
  )
  app.post(`${SECURE_TOKEN}/v1/token`, async (c) => {
    const input = Refresh.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())))
    if (!input.success) return refusal(c, codeOf(input.error))
    const result = await identity.refresh({ refreshToken: input.data.refresh_token, visitor: device.read(c) })
    return 'refused' in result ? refusal(c, result.refused) : c.json(refreshAnswer(result))
  })
}

function refreshAnswer({ account, idToken, refreshToken }: IdentitySession) {
  return {
    id_token: idToken,
    access_token: idToken,
    expires_in: String(TOKEN_LIFETIME_SECONDS),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: account.uid,
    project_id: PROJECT_ID,
  }
}
