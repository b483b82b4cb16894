import { cancelEmailChange, endOtherSessions, endSession, getSecurity, signOut } from '#shared/security.ts'
import type { Mount } from '#server/http/mount.ts'
import type { SecurityService } from './security.service.ts'

export function mountSecurity({ onOwner }: Mount, security: SecurityService): void {
  onOwner(getSecurity)(({ session }) => security.getSecurity(session))

  onOwner(endSession)(async ({ session, params }) => security.endSession(session, params.id))

  onOwner(endOtherSessions)(({ session }) => security.endOtherSessions(session))

  onOwner(cancelEmailChange)(async ({ session }) => security.cancelEmailChange(session))

  onOwner(signOut)(async ({ session }) => security.signOut(session))
}
