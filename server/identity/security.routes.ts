import { cancelEmailChange, endOtherSessions, endSession, getSecurity, signOut } from '#shared/security.ts'
import type { Mount } from '#server/http/mount.ts'
import type { SecurityService } from './security.service.ts'

export function mountSecurity({ onMember }: Mount, security: SecurityService): void {
  onMember(getSecurity)(({ session }) => security.getSecurity(session))

  onMember(endSession)(async ({ session, params }) => security.endSession(session, params.id))

  onMember(endOtherSessions)(({ session }) => security.endOtherSessions(session))

  onMember(cancelEmailChange)(async ({ session }) => security.cancelEmailChange(session))

  onMember(signOut)(async ({ session }) => security.signOut(session))
}
