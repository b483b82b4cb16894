import type { ReactNode } from 'react'
import { useCurrentUser } from '../lib/auth/use-current-user.ts'
import { IdentityFailure } from './identity-failure.tsx'
import { OwnerHeader } from './owner-header.tsx'

export function OwnerFrame({ children }: { children: ReactNode }) {
  const { data: user, error } = useCurrentUser()
  if (error && !user) return <IdentityFailure />
  return (
    <>
      <OwnerHeader user={user} />
      {children}
    </>
  )
}
