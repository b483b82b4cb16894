import { Skeleton } from '../../components/skeleton.tsx'
import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { ProfileForm } from './profile.form.tsx'
import { SettingsLayout } from './settings.layout.tsx'
import styles from './settings.module.css'

export function ProfilePage() {
  const { data: user, mutate } = useCurrentUser()
  return (
    <SettingsLayout title="Profile">
      {user ? <ProfileForm user={user} onSaved={(saved) => void mutate(saved, { revalidate: false })} /> : <Loading />}
    </SettingsLayout>
  )
}

function Loading() {
  return (
    <div className={styles.loading} role="status" aria-label="Loading" aria-busy="true">
      <Skeleton length="long" />
      <Skeleton length="full" />
      <Skeleton length="medium" />
    </div>
  )
}
