import { mailboxOf } from '#server/kernel/mailbox.ts'

/** As an entry is kept: a whole domain as `@example.com`, or the mailbox that an address leads to. */
export const patternOf = (entry: string) => (entry.startsWith('@') ? entry : mailboxOf(entry))

/** Every entry that would hold for an address: itself, its domain, and each domain that this is below of. */
export function patternsThatHold(address: string): string[] {
  const mailbox = mailboxOf(address)
  const labels = mailbox.slice(mailbox.lastIndexOf('@') + 1).split('.')
  return [mailbox, ...labels.map((_, index) => `@${labels.slice(index).join('.')}`)]
}
