import type { Transactional } from '#server/db/database.ts'
import { type StripeStore, storeOf, get } from './store.ts'
import type { Subscription } from './kept-objects.ts'
import { findAnywhere } from './kept-objects.repository.ts'
import { passTime } from './subscribing.ts'

/** Changes the emulator's data in one transaction. */
export type InStore = <T>(
  work: (store: StripeStore) => Transactional<T>,
  of?: { accountId?: string | null },
) => Promise<T>

/** The same in the data of the account that owns an object. */
export const inStoreOf =
  (inStore: InStore) =>
  <T>(
    kind: 'invoice' | 'checkout.session' | 'subscription' | 'billing_portal.session',
    id: string,
    work: (store: StripeStore) => Transactional<T>,
  ): Promise<T> =>
    inStore(function* (ours) {
      const found = yield* findAnywhere(ours.tx, { kind, id })
      return yield* work(storeOf(ours, found?.accountId ?? null))
    })

/** The same with a subscription, in its current state. */
export const withSubscription =
  (inStore: InStore) =>
  (
    id: string,
    work: (store: StripeStore, subscription: Subscription) => Transactional<Subscription>,
  ): Promise<Subscription> =>
    inStoreOf(inStore)('subscription', id, function* (store) {
      return yield* work(store, yield* passTime(store, yield* get(store, 'subscription', { id })))
    })
