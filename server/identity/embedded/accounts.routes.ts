import type { Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '#server/http/context.ts'
import type { IdentityLimits } from './codes.routes.ts'
import type { Account, Refusal } from './identity.domain.ts'
import {
  accountAddress,
  DisplayName,
  IdToken,
  NewPassword,
  required,
  TOOLKIT,
  updateAnswer,
} from './identity.protocol.ts'
import type { IdentityService } from './identity.service.ts'
import { createAccountLimit, operation } from './operation.routes.ts'
import type { DeviceCookie } from './device-cookie.routes.ts'
import type { IdentitySession } from './sessions.service.ts'
import type { Visitor } from './visitor.ts'

const nothing = (code: string) => z.union([z.null(), z.literal(''), z.tuple([])], code).optional()

const ByCode = z.object({ by: z.literal('code'), oobCode: required('MISSING_OOB_CODE') })
// Fields that only the server may set are left out, so they are never read.
const ByToken = z.object({
  by: z.literal('token'),
  idToken: IdToken,
  displayName: DisplayName.optional(),
  email: accountAddress('INVALID_EMAIL').optional(),
  password: NewPassword.optional(),
  deleteAttribute: z.array(z.enum(['DISPLAY_NAME', 'PHOTO_URL'], 'OPERATION_NOT_ALLOWED')).default([]),
  // We keep no photo, so it is accepted and dropped: the name that comes with it must not be lost.
  photoUrl: z.string().max(2048, 'INVALID_PHOTO_URL').nullable().optional(),
  deleteProvider: nothing('OPERATION_NOT_ALLOWED'),
})

/** A code needs no token: the SDK sends both kinds of change to the same path. */
const Update = z
  .looseObject({}, 'INVALID_ARGUMENT')
  .transform((body) => ({ ...body, by: body['oobCode'] === undefined ? 'token' : 'code' }))
  .pipe(z.discriminatedUnion('by', [ByCode, ByToken]))

const Delete = z.object({ idToken: IdToken }, 'INVALID_ARGUMENT')

/** Changes that account owners make. `wakeJobs` is called after the answer to a deletion was sent. */
export function mountAccounts(
  app: Hono<AppEnv>,
  identity: IdentityService,
  { wakeJobs, limits, device }: { wakeJobs: () => void; limits: IdentityLimits | undefined; device: DeviceCookie },
): void {
  const limitByAccount = createAccountLimit(identity, limits?.credentials)

  function change(input: z.output<typeof ByToken>, visitor: Visitor): Promise<Account | IdentitySession | Refusal> {
    const { idToken, email, password } = input
    const displayName = input.deleteAttribute.includes('DISPLAY_NAME') ? null : input.displayName
    if (email !== undefined || password !== undefined) {
      return limitByAccount(input, () => identity.changeCredentials({ idToken, displayName, email, password, visitor }))
    }
    return displayName === undefined ? identity.lookUp(idToken) : identity.rename({ idToken, displayName })
  }

  app.post(
    `${TOOLKIT}/v1/accounts:update`,
    operation({
      input: Update,
      run: (input, c) =>
        input.by === 'code' ? identity.applyCode(input.oobCode, device.read(c)) : change(input, device.read(c)),
      answer(result) {
        setImmediate(wakeJobs)
        return updateAnswer(result)
      },
    }),
  )
  app.post(
    `${TOOLKIT}/v1/accounts:delete`,
    operation({
      input: Delete,
      run: ({ idToken }) => identity.deleteOwnAccount(idToken),
      answer() {
        setImmediate(wakeJobs)
        return { kind: 'identitytoolkit#DeleteAccountResponse' }
      },
    }),
  )
}
