import { Skeleton } from '../../components/skeleton.tsx'
import styles from './settings.module.css'

export function SettingsLoading() {
  return (
    <div className={`gap-16 stack ${styles.loading}`} role="status" aria-label="Loading" aria-busy="true">
      <Skeleton length="long" />
      <Skeleton length="full" />
      <Skeleton length="medium" />
    </div>
  )
}
