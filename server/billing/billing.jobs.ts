import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'
import type { Stripe } from '#server/stripe/gateway.ts'
import { billingNotSetUp } from './billing.errors.ts'
import type { SubscriptionsService } from './subscriptions.service.ts'

/** Checks at the end of a paid period whether it was renewed. */
export const createSubscriptionSync = (deps: {
  subscriptions: Pick<SubscriptionsService, 'syncCustomer'>
}): JobHandler<JobPayloads['billing.sync']> => ({
  run: ({ customerId }) => deps.subscriptions.syncCustomer(customerId),
})

/** Cancels a closed account's subscription at the provider. */
export const createSubscriptionEnd = (deps: {
  stripe: Stripe | undefined
}): JobHandler<JobPayloads['billing.cancel']> => ({
  async run({ customerId }) {
    if (!deps.stripe?.payments) throw billingNotSetUp()
    await deps.stripe.payments.cancelNow(customerId)
  },
})
