import { Fragment, type ReactNode, useEffect } from 'react'
import { useModal } from '../components/modal.tsx'
import { useAuth } from '../lib/auth/use-auth.ts'
import { useCurrentUser } from '../lib/auth/use-current-user.ts'
import { IdentityFailure } from './identity-failure.tsx'
import { OwnerHeader } from './owner-header.tsx'

/** Begins anew for each owner, so that nothing typed or unfolded by one is there for the next. */
export function OwnerFrame({ children }: { children: ReactNode }) {
  const { getVisit } = useAuth()
  const { close } = useModal()
  const visit = getVisit()
  const { data: user, error } = useCurrentUser()
  // A dialog stands outside of the pages.
  useEffect(() => close, [visit, close])
  if (error && !user) return <IdentityFailure />
  return (
    <Fragment key={visit}>
      <OwnerHeader user={user} />
      {children}
    </Fragment>
  )
}
