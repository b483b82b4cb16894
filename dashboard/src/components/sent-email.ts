import useSWR from 'swr'
import type { CurrentUser } from '#shared/users.ts'
import { useMinute } from '../lib/use-clock.ts'

/** How long the link in the email works. */
const LIFETIME_MS = 24 * 60 * 60 * 1000

type SentEmail = { newEmail: string; sentAt: number }

/** The new email that a link was sent to, while the owner has not opened it; undefined when there is none. */
export function waitingEmail(
  sent: SentEmail | null | undefined,
  { email, now }: { email: string; now: Date },
): string | undefined {
  if (!sent) return undefined
  const isOver = now.getTime() - sent.sentAt > LIFETIME_MS || sent.newEmail.toLowerCase() === email.toLowerCase()
  return isOver ? undefined : sent.newEmail
}

/**
 * The server tells which email waits only after the link was sent, and an outside identity service never does. So the
 * page remembers what it asked for, in the cache that is cleared when the owner signs out.
 */
export function useSentEmail({ id, email }: CurrentUser) {
  const now = useMinute()
  const { data, mutate } = useSWR<SentEmail | null>(['sent-email', id], null)
  const set = (sent: SentEmail | null) => void mutate(sent, { revalidate: false })
  return {
    newEmail: waitingEmail(data, { email, now }),
    remember: (newEmail: string) => set({ newEmail, sentAt: Date.now() }),
    forget: () => set(null),
  }
}
