import { useEffect } from 'react'
import { StripeBanner } from '../../../components/stripe-banner.tsx'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { browserStorage } from '../../../lib/browser-storage.ts'
import styles from './stripe-banner.place.module.css'

const LINKED_STORAGE_KEY = 'goodword.stripe-linked'

/** Holds the banner's place until the user is known, so that the list does not jump. */
export function StripeBannerPlace() {
  const { data: user } = useCurrentUser()
  const isLinked = user && user.connectedStripeAccountId !== undefined
  useEffect(() => {
    if (isLinked) browserStorage.setItem(LINKED_STORAGE_KEY, 'yes')
    else if (isLinked === false) browserStorage.removeItem(LINKED_STORAGE_KEY)
  }, [isLinked])

  if (user) return <StripeBanner />
  return browserStorage.getItem(LINKED_STORAGE_KEY) ? null : (
    <div className={`below-32 ${styles.place}`} aria-hidden="true" />
  )
}
