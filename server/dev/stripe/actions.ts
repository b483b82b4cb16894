import { createAccountActions } from './actions.accounts.ts'
import { createBillingActions } from './actions.billing.ts'
import type { InStore } from './actions.store.ts'
import { createEventActions } from './actions.events.ts'
import { createMoneyBackActions } from './actions.money-back.ts'

/** What people do on Stripe's pages, each in one transaction. Fails with `StripeProblem` like an API call. */
export const createActions = (inStore: InStore) => ({
  ...createBillingActions(inStore),
  ...createAccountActions(inStore),
  ...createEventActions(inStore),
  ...createMoneyBackActions(inStore),
})
