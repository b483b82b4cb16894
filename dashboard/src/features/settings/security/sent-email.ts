import { useState } from 'react'
import * as z from 'zod'
import type { CurrentUser } from '#shared/users.ts'
import { useMinute } from '../../../lib/use-clock.ts'
import { type KeyValueStorage, sessionMemory } from '../../../lib/browser-storage.ts'

const STORAGE_KEY = 'sentEmail'
/** How long the link in the email works. */
const LIFETIME_MS = 24 * 60 * 60 * 1000

const SentEmail = z.object({ userId: z.string(), newEmail: z.string(), sentAt: z.number() })

type Owner = Pick<CurrentUser, 'id' | 'email'>

/** The new email that this tab sent a link to, while the owner has not opened it; undefined when there is none. */
export function readSentEmail(
  { id, email }: Owner,
  { storage, now }: { storage: KeyValueStorage; now: Date },
): string | undefined {
  const stored = SentEmail.safeParse(parseJson(storage.getItem(STORAGE_KEY)))
  if (!stored.success) return undefined
  const { userId, newEmail, sentAt } = stored.data
  const isOver = now.getTime() - sentAt > LIFETIME_MS || newEmail.toLowerCase() === email.toLowerCase()
  return userId === id && !isOver ? newEmail : undefined
}

/**
 * The server tells which email waits only after the link was sent, and an outside identity service never does. So this
 * tab remembers what it asked for.
 */
export function useSentEmail(owner: Owner) {
  const now = useMinute()
  const [, setChanges] = useState(0)
  const change = (stored: string | null) => {
    if (stored === null) sessionMemory.removeItem(STORAGE_KEY)
    else sessionMemory.setItem(STORAGE_KEY, stored)
    setChanges((changes) => changes + 1)
  }
  return {
    newEmail: readSentEmail(owner, { storage: sessionMemory, now }),
    remember: (newEmail: string) => change(JSON.stringify({ userId: owner.id, newEmail, sentAt: Date.now() })),
    forget: () => change(null),
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
