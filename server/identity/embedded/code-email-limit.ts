import type { Clock } from '#server/kernel/clock.ts'
import { createAttemptCounter } from './attempt-counter.ts'

const EMAILS_PER_RECIPIENT = 3
const WINDOW_MS = 60 * 60 * 1000

export type CodeEmailLimit = ReturnType<typeof createCodeEmailLimit>

/** How many emails with a code one address gets: three an hour. The first one of a new account doesn't count. */
export const createCodeEmailLimit = ({ clock }: { clock: Clock }) =>
  createAttemptCounter({ clock, free: EMAILS_PER_RECIPIENT, windowMs: WINDOW_MS })
