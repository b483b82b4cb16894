import { fullName } from '#shared/users.ts'
import { emailSafeName } from '#server/kernel/safe-text.ts'

/** How an email names the person who writes and the organisation. */
export function senderNames(person: { firstName: string; lastName: string; organisationName: string | null }): {
  ownerName: string
  /** The organisation, or the person when there is none. */
  senderName: string
} {
  const personName = emailSafeName(fullName(person))
  const senderName = emailSafeName(person.organisationName ?? '') || personName || 'Someone'
  return { ownerName: personName || senderName, senderName }
}

/** The sender's name as clients see it. `own` is the owner's custom name, if the plan includes it. */
export const fromName = (
  { ownerName, productName }: { ownerName: string; productName: string },
  own: string | null,
): string => emailSafeName(own ?? '') || `${ownerName} via ${productName}`
