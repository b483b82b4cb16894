import { getFormSettings } from '#shared/form-settings.ts'
import { Button } from '../../../components/button.tsx'
import { useTrack } from '../../../lib/analytics/use-analytics.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { SettingsLayout } from '../settings.layout.tsx'
import { SettingsLoading } from '../settings.loading.tsx'
import { ClientForm } from './client-form.form.tsx'
export function ClientFormPage() {
  useTrack('Settings form viewed')
  const { data: user } = useCurrentUser()
  const { data: settings, error, isValidating, mutate } = useEndpoint(getFormSettings, {})
  return (
    <SettingsLayout title="Client form">
      {user && settings ? (
        <ClientForm user={user} settings={settings} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
      ) : error ? (
        <div className="justify-start gap-12 pad-16 border round-card stack" role="alert">
          <p>Your form’s settings could not be loaded. {messageOf(error)}</p>
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
