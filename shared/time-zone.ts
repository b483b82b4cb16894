import * as z from 'zod'

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** IANA name, like `Europe/Berlin`. */
export const TimeZone = z
  .string({ error: 'Time zone is required.' })
  .max(64)
  .refine(isTimeZone, 'Time zone must be an IANA name, like Europe/Berlin.')
