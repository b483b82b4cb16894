import type { Clock } from '#server/kernel/clock.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import { createAttemptCounter } from './attempt-counter.ts'

const RULES = { free: 3, windowMs: 60 * 60 * 1000 }

export type CodeEmailLimit = ReturnType<typeof createCodeEmailLimit>

/** How many emails with a code one address gets: three an hour. The first one of a new account doesn't count. */
export function createCodeEmailLimit({ memory, clock }: { memory: SharedMemory; clock: Clock }) {
  const counter = createAttemptCounter({ memory, name: 'code emails', clock })
  return {
    isOpen: (email: string): Promise<boolean> => counter.areOpen([{ key: [email], rules: RULES }]),
    /** Counts an email. False, without counting, when there were enough. */
    take: (email: string): Promise<boolean> => counter.take({ key: [email], rules: RULES }),
  }
}
