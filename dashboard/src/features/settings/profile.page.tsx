import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { ProfileForm } from './profile.form.tsx'
import { SettingsLayout } from './settings.layout.tsx'
import { SettingsLoading } from './settings.loading.tsx'

export function ProfilePage() {
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
