import { listPasskeys } from '#shared/passkeys.ts'
import { getSecurity } from '#shared/security.ts'
import { getTwoFactor } from '#shared/two-factor.ts'
import type { CurrentUser } from '#shared/users.ts'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { useTrack } from '../../../lib/analytics/use-analytics.ts'
import type { IdentityUser } from '../../../lib/auth/identity.ts'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { SettingsLayout, SettingsLoading, SettingsSection } from '../settings.layout.tsx'
import { ActivitySection } from './activity.section.tsx'
import { PasskeysSection } from './passkeys/passkeys.section.tsx'
import { SessionsSection } from './sessions.section.tsx'
import { SignInSection } from './sign-in.section.tsx'
import { TwoFactorSection } from './two-factor/two-factor.section.tsx'

export function SecurityPage() {
  useTrack('Settings security viewed')
  const auth = useAuth()
  const { data: user } = useCurrentUser()
  const { data: security, error, isValidating, mutate } = useEndpoint(getSecurity, {})
  return (
    <SettingsLayout tab="/settings/security">
      {user && security && auth.status === 'signedIn' ? (
        <>
          <SignInSection user={user} security={security} identityUser={auth.user} />
          <SecondFactors user={user} isManaged={security.isManaged} identityUser={auth.user} />
          {security.isManaged && <SessionsSection sessions={security.sessions} identityUser={auth.user} />}
          {security.isManaged && <ActivitySection events={security.events} />}
        </>
      ) : error ? (
        <LoadFailure what="Your security settings" {...{ error, isValidating, mutate }} />
      ) : (
        <SettingsLoading />
      )}
    </SettingsLayout>
  )
}

type SecondFactorsProps = { user: CurrentUser; isManaged: boolean; identityUser: IdentityUser }

/** What else the owner signs in with. Another identity service has no passkeys here. */
function SecondFactors({ user, isManaged, identityUser }: SecondFactorsProps) {
  const input = isManaged ? {} : null
  const { data: twoFactor, error: twoFactorError } = useEndpoint(getTwoFactor, input)
  const { data: passkeys, error: passkeysError } = useEndpoint(listPasskeys, input)
  const error = twoFactorError ?? passkeysError
  if (error) {
    return (
      <SettingsSection title="Two-factor and passkeys" width="page">
        <p role="alert">They could not be loaded. {messageOf(error)} Reload the page to try again.</p>
      </SettingsSection>
    )
  }
  if (isManaged && !(twoFactor && passkeys)) return <SettingsLoading />
  return (
    <>
      <TwoFactorSection
        identityUser={identityUser}
        isEmailConfirmed={user.isEmailVerified || identityUser.isEmailVerified}
        twoFactor={twoFactor}
      />
      {passkeys && <PasskeysSection identityUser={identityUser} passkeys={passkeys.items} />}
    </>
  )
}
