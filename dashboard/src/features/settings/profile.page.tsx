import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { ProfileForm } from './profile.form.tsx'
import { useTrack } from '../../lib/analytics/use-analytics.ts'
import { SettingsLayout } from './settings.layout.tsx'
import { SettingsLoading } from './settings.loading.tsx'

export function ProfilePage() {
  useTrack('Settings profile viewed')
  const { data: user, mutate } = useCurrentUser()
  return (
    <SettingsLayout title="Profile">
      {user ? (
        <ProfileForm user={user} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
      ) : (
        <SettingsLoading />
      )}
    </SettingsLayout>
  )
}
