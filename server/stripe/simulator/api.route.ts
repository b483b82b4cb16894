import type { Work } from '#server/db/database.ts'
import type { Books } from './books.ts'
import type { Fields } from './stripe-wire.ts'

/** A call of Stripe's API that the stand-in answers. `id` is what stands for `:id` in its path. */
export type ApiCall = { books: Books; id: string; fields: Fields; url: string }

export type ApiRoute = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  answer: (call: ApiCall) => Work<unknown>
}
