import { createAccountActs } from './acts.accounts.ts'
import { createBillingActs } from './acts.billing.ts'
import type { InBooks } from './acts.books.ts'
import { createEventActs } from './acts.events.ts'

/** What people do on Stripe's pages, each in one transaction. Refused with `StripeProblem` as a call would be. */
export const createActs = (inBooks: InBooks) => ({
  ...createBillingActs(inBooks),
  ...createAccountActs(inBooks),
  ...createEventActs(inBooks),
})
