import { usePageTitle } from '../../lib/page-title.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Button } from '../../components/button.tsx'
import { ErrorScreen } from '../../components/error-screen.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { ProfileForm } from './profile.form.tsx'
import styles from './settings.module.css'

export function ProfilePage() {
  usePageTitle('Profile')
  const { data: user, error, mutate } = useCurrentUser()
  if (error && !user)
    return (
      <ErrorScreen>
        <Button onClick={() => void mutate()}>Try again</Button>
      </ErrorScreen>
    )
  return (
    <>
      <Breadcrumbs items={[{ label: 'Settings', to: '/settings' }, { label: 'Profile' }]} />
      <h1>Profile</h1>
      {user ? <ProfileForm user={user} onSaved={(saved) => void mutate(saved, { revalidate: false })} /> : <Loading />}
    </>
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
