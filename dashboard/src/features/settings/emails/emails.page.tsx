import { type EmailSettings, getEmailSettings, type SendingDomain } from '#shared/emails.ts'
import { Button } from '../../../components/button.tsx'
import { useTrack } from '../../../lib/analytics/use-analytics.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { SettingsLayout } from '../settings.layout.tsx'
import { SettingsLoading } from '../settings.loading.tsx'
import { EmailsView } from './emails.view.tsx'
export function EmailSettingsPage() {
  useTrack('Settings emails viewed')
  const { data: user } = useCurrentUser()
  const { data: settings, error, isValidating, mutate } = useEndpoint(getEmailSettings, {})
  const show = (saved: EmailSettings) => void mutate(saved, { revalidate: false })
  const showDomain = (domain: SendingDomain | null) => {
    void mutate((before) => before && { ...before, domain }, {
      revalidate: domain?.status !== settings?.domain?.status,
    })
  }
  return (
    <SettingsLayout title="Emails">
      {user && settings ? (
        <EmailsView user={user} settings={settings} onChanged={show} onDomain={showDomain} />
      ) : error ? (
        <div className="justify-start gap-12 pad-16 border round-card stack" role="alert">
          <p>Your email settings could not be loaded. {messageOf(error)}</p>
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
