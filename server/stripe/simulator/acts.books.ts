import type { Work } from '#server/db/database.ts'
import { type Books, booksOf, get } from './books.ts'
import type { Subscription } from './kept-objects.ts'
import { findAnywhere } from './kept-objects.repository.ts'
import { passTime } from './subscribing.ts'

/** Does work in the books, as one transaction. */
export type InBooks = <T>(work: (books: Books) => Work<T>, of?: { accountId?: string | null }) => Promise<T>

/** The same in the books of whoever has an object. */
export const inBooksOf =
  (inBooks: InBooks) =>
  <T>(
    kind: 'invoice' | 'checkout.session' | 'subscription' | 'billing_portal.session',
    id: string,
    work: (books: Books) => Work<T>,
  ): Promise<T> =>
    inBooks(function* (ours) {
      const found = yield* findAnywhere(ours.sql, { kind, id })
      return yield* work(booksOf(ours, found?.accountId ?? null))
    })

/** The same with a subscription, as it is by now. */
export const withSubscription =
  (inBooks: InBooks) =>
  (id: string, work: (books: Books, subscription: Subscription) => Work<Subscription>): Promise<Subscription> =>
    inBooksOf(inBooks)('subscription', id, function* (books) {
      return yield* work(books, yield* passTime(books, yield* get(books, 'subscription', { id })))
    })
