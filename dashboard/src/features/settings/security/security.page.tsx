import { getSecurity } from '#shared/security.ts'
import { Button } from '../../../components/button.tsx'
import { useTrack } from '../../../lib/analytics/use-analytics.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { SettingsLayout, SettingsLoading } from '../settings.layout.tsx'
import { ActivitySection } from './activity.section.tsx'
import { SessionsSection } from './sessions.section.tsx'
import { SignInSection } from './sign-in.section.tsx'

export function SecurityPage() {
  useTrack('Settings security viewed')
  const { data: user } = useCurrentUser()
  const { data: security, error, isValidating, mutate } = useEndpoint(getSecurity, {})
  return (
    <SettingsLayout title="Security">
      {user && security ? (
        <>
          <SignInSection user={user} security={security} />
          {security.isManaged && <SessionsSection sessions={security.sessions} />}
          {security.isManaged && <ActivitySection events={security.events} />}
        </>
      ) : error ? (
        <div className="justify-start gap-12 pad-16 border round-card stack" role="alert">
          <p>Your security settings could not be loaded. {messageOf(error)}</p>
          <Button variant="line" size="small" isBusy={isValidating} onClick={() => void mutate()}>
            Try again
          </Button>
        </div>
      ) : (
        <SettingsLoading />
      )}
    </SettingsLayout>
  )
}
