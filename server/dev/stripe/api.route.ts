import type { Transactional } from '#server/db/database.ts'
import type { StripeStore } from './store.ts'
import type { Fields } from './stripe-wire.ts'

/** A Stripe API call that the emulator answers. `id` is the value of `:id` in its path. */
export type ApiCall = { store: StripeStore; id: string; fields: Fields; url: string }

export type ApiRoute = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  answer: (call: ApiCall) => Transactional<unknown>
}
