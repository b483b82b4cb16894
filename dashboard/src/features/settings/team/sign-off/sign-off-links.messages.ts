import type { SignOffLink } from '#shared/sign-off.ts'
import { fullDate } from '../../../../lib/dates.ts'

/** Until when a link works, or why it doesn't. */
export function linkMessage({ status, expiresAt }: Pick<SignOffLink, 'status' | 'expiresAt'>): string {
  switch (status) {
    case 'active':
      return `Works until ${fullDate(expiresAt)}`
    case 'expired':
      return `Expired on ${fullDate(expiresAt)}`
    case 'revoked':
      return 'Revoked'
    case 'off':
      return 'Off: your plan has no sign-off links'
  }
}
