import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#shared/passkeys.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiters } from '#server/http/rate-limit.ts'
import type { PasskeysService } from './passkeys.service.ts'

export function mountPasskeys(
  { onOwner, onPublic }: Mount,
  passkeys: PasskeysService,
  limiters: Pick<RateLimiters, 'credentials' | 'passkeySignIn'>,
): void {
  onOwner(listPasskeys)(({ session }) => passkeys.listPasskeys(session))

  onOwner(startPasskey)(async ({ session }) => {
    await limiters.credentials.consume(session.uid)
    return passkeys.startPasskey(session)
  })

  onOwner(addPasskey)(async ({ session, body }) => {
    await limiters.credentials.consume(session.uid)
    return passkeys.addPasskey(session, body)
  })

  onOwner(renamePasskey)(({ session, params, body }) => passkeys.renamePasskey(session, { ...params, ...body }))

  onOwner(removePasskey)(async ({ session, params }) => passkeys.removePasskey(session, params.id))

  onPublic(startPasskeySignIn)(async ({ request }) => {
    await limiters.passkeySignIn.consume(request.address)
    return passkeys.startSignIn()
  })

  onPublic(signInWithPasskey)(async ({ request, body }) => {
    await limiters.passkeySignIn.consume(request.address)
    return passkeys.signIn({ ...body, network: request.address })
  })
}
