import type { Transactional } from '#server/db/database.ts'
import type { InStore } from './actions.store.ts'
import { type StripeStore, storeOf, queueDelivery, readSwitches, save, sendEvents } from './store.ts'
import type { Delivery, StripeEventObject, Switches } from './kept-objects.ts'
import { findAnywhere, listAllKept } from './kept-objects.repository.ts'
import { problem } from './stripe-wire.ts'

export type SentEvent = { event: StripeEventObject; deliveries: Delivery[] }

/** Controls the delivery of events. */
export function createEventActions(inStore: InStore) {
  return {
    /** The newest events of all accounts, with their deliveries. */
    listEvents: ({ max = 30 }: { max?: number } = {}): Promise<SentEvent[]> =>
      inStore(function* (store) {
        const deliveries = yield* listAllKept(store.tx, { kind: 'delivery' })
        const events = yield* listAllKept(store.tx, { kind: 'event', max })
        return events.map(({ object: event }) => ({
          event,
          deliveries: deliveries.map(({ object }) => object).filter(({ eventId }) => eventId === event.id),
        }))
      }),

    /** Sends an event to its webhook again. */
    sendAgain: (eventId: string) =>
      inStore(function* (store) {
        const found = yield* findAnywhere(store.tx, { kind: 'event', id: eventId })
        if (!found) throw problem(`No such event: '${eventId}'`)
        yield* sendEvents(store, [found.object])
        return found.object
      }),

    readSwitches: (): Promise<Switches> => inStore(({ tx }) => readSwitches(tx)),

    /** Changes how events are delivered from now on. Held events are sent once nothing is held any more. */
    setSwitches: (change: Partial<Pick<Switches, 'sendsTwice' | 'reverses' | 'isHolding'>>): Promise<Switches> =>
      inStore(function* (store) {
        const before = yield* readSwitches(store.tx)
        const switches = yield* save(store, { ...before, ...change })
        if (before.isHolding && !switches.isHolding) yield* releaseWithheld(store, switches)
        return switches
      }),

    /** Drops held events, as if we had been unreachable for longer than Stripe retries. */
    dropWithheld: () =>
      inStore(function* (store) {
        for (const delivery of yield* listWithheld(store))
          yield* save(store, { ...delivery, status: 0, isWithheld: false })
      }),
  }
}

function* listWithheld(store: StripeStore): Transactional<Delivery[]> {
  const all = yield* listAllKept(store.tx, { kind: 'delivery' })
  return all.map(({ object }) => object).filter(({ isWithheld }) => isWithheld)
}

function* releaseWithheld(store: StripeStore, { reverses }: Switches): Transactional<void> {
  const newestFirst = yield* listWithheld(store)
  const inTurn = reverses ? newestFirst : newestFirst.toReversed()
  for (const delivery of inTurn) {
    yield* save(storeOf(store, null), { ...delivery, isWithheld: false })
    yield* queueDelivery(store, delivery.id)
  }
}
