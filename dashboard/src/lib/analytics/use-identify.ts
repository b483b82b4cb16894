import { useEffect } from 'react'
import { type CurrentUser, fullName } from '#shared/users.ts'
import { useAnalytics } from './use-analytics.ts'

/** Identifies the signed-in user as soon as it is known. */
export function useIdentify(user: CurrentUser | undefined) {
  const { identify } = useAnalytics()
  useEffect(() => {
    if (user) identify({ id: user.id, name: fullName(user), email: user.email })
  }, [identify, user])
}
