import { createRecoveryCodes, getTwoFactor } from '#shared/two-factor.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiters } from '#server/http/rate-limit.ts'
import type { TwoFactorService } from './two-factor.service.ts'

export function mountTwoFactor(
  { onMember }: Mount,
  twoFactor: TwoFactorService,
  limiters: Pick<RateLimiters, 'credentials'>,
): void {
  onMember(getTwoFactor)(({ session }) => twoFactor.getTwoFactor(session))

  onMember(createRecoveryCodes)(async ({ session }) => {
    await limiters.credentials.consume(session.uid)
    return twoFactor.createRecoveryCodes(session)
  })
}
