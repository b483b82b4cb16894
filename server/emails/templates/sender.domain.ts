import { fullName } from '#shared/users.ts'
import { emailSafeName } from '#server/kernel/safe-text.ts'

/** How an email names the owner and the organisation. */
export function senderNames(owner: { firstName: string; lastName: string; organisationName: string | null }): {
  ownerName: string
  /** The organisation, or the owner when there is none. */
  senderName: string
} {
  const personName = emailSafeName(fullName(owner))
  const senderName = emailSafeName(owner.organisationName ?? '') || personName || 'Someone'
  return { ownerName: personName || senderName, senderName }
}

/** The sender's name as clients see it. `own` is the owner's custom name, if the plan includes it. */
export const fromName = (
  { ownerName, productName }: { ownerName: string; productName: string },
  own: string | null,
): string => emailSafeName(own ?? '') || `${ownerName} via ${productName}`
