import { Fragment, type ReactNode } from 'react'
import { useAuth } from '../lib/auth/use-auth.ts'
import { useCurrentUser } from '../lib/auth/use-current-user.ts'
import { IdentityFailure } from './identity-failure.tsx'
import { OwnerHeader } from './owner-header.tsx'

/** Begins anew for each owner, so that nothing typed or unfolded by one is there for the next. */
export function OwnerFrame({ children }: { children: ReactNode }) {
  const { getVisit } = useAuth()
  const { data: user, error } = useCurrentUser()
  if (error && !user) return <IdentityFailure />
  return (
    <Fragment key={getVisit()}>
      <OwnerHeader user={user} />
      {children}
    </Fragment>
  )
}
