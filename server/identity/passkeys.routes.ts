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
  { onMember, onPublic }: Mount,
  passkeys: PasskeysService,
  limiters: Pick<RateLimiters, 'credentials' | 'passkeySignIn'>,
): void {
  onMember(listPasskeys)(({ session }) => passkeys.listPasskeys(session))

  onMember(startPasskey)(async ({ session }) => {
    await limiters.credentials.consume(session.uid)
    return passkeys.startPasskey(session)
  })

  onMember(addPasskey)(async ({ session, body }) => {
    await limiters.credentials.consume(session.uid)
    return passkeys.addPasskey(session, body)
  })

  onMember(renamePasskey)(({ session, params, body }) => passkeys.renamePasskey(session, { ...params, ...body }))

  onMember(removePasskey)(async ({ session, params }) => passkeys.removePasskey(session, params.id))

  onPublic(startPasskeySignIn)(async ({ request }) => {
    await limiters.passkeySignIn.consume(request.address)
    return passkeys.startSignIn()
  })

  onPublic(signInWithPasskey)(async ({ request, body }) => {
    await limiters.passkeySignIn.consume(request.address)
    return passkeys.signIn({ ...body, network: request.address })
  })
}
