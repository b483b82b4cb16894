import type Sqlite from 'better-sqlite3'
import { searchTextOf } from '#server/testimonials/testimonials.domain.ts'

// To be raised when `searchTextOf` makes something else of the same testimonial.
const VERSION = 1

/** Once for each database and version: a migration cannot fold names as the search does. */
export function refillSearchTexts(raw: Sqlite.Database): void {
  if (Number(raw.pragma('user_version', { simple: true })) >= VERSION) return
  raw.function('search_text_of', { deterministic: true }, (name: string | null, email: string, text: string | null) =>
    searchTextOf({ customerName: name, customerEmail: email, text }),
  )
  const refill = raw.transaction(() => {
    raw.exec('update testimonials set search_text = search_text_of(customer_name, customer_email, text)')
    raw.pragma(`user_version = ${VERSION}`)
  })
  refill.immediate()
}
