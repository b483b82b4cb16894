import { type IncompleteWebhook, listIncompleteWebhooks } from '#server/connections/connections.queries.ts'
import { type DatabasePlace, readProductDatabase } from '#server/db/product-database.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'
import { countUnreadEvents } from '#server/stripe-events/inbox.queries.ts'

const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Checks what arrived from Stripe, in a database that can be read. The server may be running. */
export async function checkStripeEvents(place: DatabasePlace): Promise<Finding[]> {
  const db = await readProductDatabase(place).catch((error: unknown) => {
    if (place.databaseUrl === undefined) throw error
    // The check of PostgreSQL says why it can't be read.
    return undefined
  })
  if (!db) return []
  const since = new Date(systemClock.now().getTime() - DAYS * DAY_MS)
  const { unread, incomplete } = await db
    .read(function* (tx) {
      return { unread: yield* countUnreadEvents(tx, since), incomplete: yield* listIncompleteWebhooks(tx) }
    })
    .finally(() => db.close())
  return [findingOfUnread(unread), ...(incomplete.length === 0 ? [] : [findingOfIncomplete(incomplete)])]
}

const { ok, open } = findingsOf('Stripe, events')

function findingOfUnread(unread: number): Finding {
  if (unread === 0) return ok(`Every signed event of the last ${DAYS} days could be read.`)
  const events = unread === 1 ? '1 signed event' : `${unread} signed events`
  return open(`${events} of the last ${DAYS} days could not be read. Look for “Stripe event” in the log.`)
}

function findingOfIncomplete(incomplete: readonly IncompleteWebhook[]): Finding {
  const types = [...new Set(incomplete.flatMap(({ missing }) => missing))].join(', ')
  const webhooks =
    incomplete.length === 1 ? '1 webhook of an owner lacks' : `${incomplete.length} webhooks of owners lack`
  return open(`${webhooks} event types: ${types}. The owner reads on the Stripe page which to add.`)
}
