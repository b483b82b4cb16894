import type { Work } from '#server/db/database.ts'
import type { InBooks } from './acts.books.ts'
import { type Books, booksOf, queueDelivery, readSwitches, save, sendEvents } from './books.ts'
import type { Delivery, StripeEventObject, Switches } from './kept-objects.ts'
import { findAnywhere, listAllKept } from './kept-objects.repository.ts'
import { problem } from './stripe-wire.ts'

export type ToldEvent = { event: StripeEventObject; deliveries: Delivery[] }

/** What happens to events on their way. */
export function createEventActs(inBooks: InBooks) {
  return {
    /** The newest events of every account, with what became of them. */
    listEvents: ({ max = 30 }: { max?: number } = {}): Promise<ToldEvent[]> =>
      inBooks(function* (books) {
        const deliveries = yield* listAllKept(books.sql, { kind: 'delivery' })
        const events = yield* listAllKept(books.sql, { kind: 'event', max })
        return events.map(({ object: event }) => ({
          event,
          deliveries: deliveries.map(({ object }) => object).filter(({ eventId }) => eventId === event.id),
        }))
      }),

    /** Sends an event to its webhook once more. */
    sendAgain: (eventId: string) =>
      inBooks(function* (books) {
        const found = yield* findAnywhere(books.sql, { kind: 'event', id: eventId })
        if (!found) throw problem(`No such event: '${eventId}'`)
        yield* sendEvents(books, [found.object])
        return found.object
      }),

    readSwitches: (): Promise<Switches> => inBooks(({ sql }) => readSwitches(sql)),

    /** How events go out from now on. What was held goes out when nothing is held any more. */
    setSwitches: (change: Partial<Pick<Switches, 'sendsTwice' | 'reverses' | 'isHolding'>>): Promise<Switches> =>
      inBooks(function* (books) {
        const before = yield* readSwitches(books.sql)
        const switches = yield* save(books, { ...before, ...change })
        if (before.isHolding && !switches.isHolding) yield* releaseHeld(books, switches)
        return switches
      }),

    /** Forgets what is held: as if we had been away for longer than Stripe tries. */
    dropHeld: () =>
      inBooks(function* (books) {
        for (const delivery of yield* listHeld(books)) yield* save(books, { ...delivery, status: 0, isHeld: false })
      }),
  }
}

function* listHeld(books: Books): Work<Delivery[]> {
  const all = yield* listAllKept(books.sql, { kind: 'delivery' })
  return all.map(({ object }) => object).filter(({ isHeld }) => isHeld)
}

function* releaseHeld(books: Books, { reverses }: Switches): Work<void> {
  const newestFirst = yield* listHeld(books)
  const inTurn = reverses ? newestFirst : newestFirst.toReversed()
  for (const [index, delivery] of inTurn.entries()) {
    yield* save(booksOf(books, null), { ...delivery, isHeld: false })
    yield* queueDelivery(books, { deliveryId: delivery.id, turn: inTurn.length - index })
  }
}
