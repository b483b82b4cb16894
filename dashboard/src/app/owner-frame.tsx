import { Fragment, type ReactNode, useEffect } from 'react'
import { useModal } from '../components/modal.tsx'
import { useToast } from '../components/toast.tsx'
import { useIdentify } from '../lib/analytics/use-identify.ts'
import { useAuth } from '../lib/auth/use-auth.ts'
import { useCurrentUser } from '../lib/auth/use-current-user.ts'
import { IdentityFailure } from './identity-failure.tsx'
import { OwnerHeader } from './owner-header.tsx'

/** Begins anew for each owner, so that nothing typed, unfolded or asked by one is there for the next. */
export function OwnerFrame({ children }: { children: ReactNode }) {
  const { getVisit } = useAuth()
  const { data: user, error } = useCurrentUser()
  useIdentify(user)
  if (error && !user) return <IdentityFailure />
  return (
    <Fragment key={getVisit()}>
      <LastWords />
      <OwnerHeader user={user} />
      {children}
    </Fragment>
  )
}

/** A dialog and a toast stand outside of the frame: those that are left open are closed when the frame goes. */
function LastWords() {
  const { close } = useModal()
  const { dismiss } = useToast()
  useEffect(() => close, [close])
  useEffect(() => dismiss, [dismiss])
  return null
}
