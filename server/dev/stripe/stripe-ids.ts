import { newSecret } from '#server/kernel/tokens.ts'

const RANDOM_CHARACTERS = 20
let made = 0

/** An id that sorts by creation time, as a tie-breaker in lists, and can't be guessed. */
export function newStripeId(prefix: string, now: Date): string {
  made += 1
  const time = now.getTime().toString(36).padStart(9, '0')
  const turn = (made % 36 ** 4).toString(36).padStart(4, '0')
  const random = `${newSecret()}${newSecret()}`.replaceAll(/[-_]/g, '').slice(0, RANDOM_CHARACTERS)
  return `${prefix}_1${time}${turn}${random}`
}

/** Whole seconds, like Stripe's times. */
export const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000)
export const instantOf = (seconds: number) => new Date(seconds * 1000)
