import { mailboxOf } from '#server/kernel/mailbox.ts'

/** How an entry is stored: a whole domain as `@example.com`, or the mailbox an address belongs to. */
export const patternOf = (entry: string) => (entry.startsWith('@') ? entry : mailboxOf(entry))

/** Every entry that would match an address: itself, its domain, and each parent domain. */
export function patternsThatHold(address: string): string[] {
  const mailbox = mailboxOf(address)
  const labels = mailbox.slice(mailbox.lastIndexOf('@') + 1).split('.')
  return [mailbox, ...labels.map((_, index) => `@${labels.slice(index).join('.')}`)]
}
