import { fullName } from '#shared/users.ts'
import { mailSafeName } from '#server/kernel/safe-text.ts'

/** What the owner and the organisation are called in a mail. */
export function senderNames(owner: { firstName: string; lastName: string; organisationName: string | null }): {
  ownerName: string
  /** The organisation, or the owner where there is none. */
  senderName: string
} {
  const personName = mailSafeName(fullName(owner))
  const senderName = mailSafeName(owner.organisationName ?? '') || personName || 'Somebody'
  return { ownerName: personName || senderName, senderName }
}

/** As a client's mail program shows the sender. `own` is what the owner wants to be called, where the plan has it. */
export const fromName = (names: { ownerName: string }, own: string | null): string =>
  mailSafeName(own ?? '') || `${names.ownerName} via Goodword`
