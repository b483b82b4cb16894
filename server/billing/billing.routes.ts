import {
  cancelSubscription,
  createCheckoutSession,
  getSubscription,
  openBillingPortal,
  reinstateSubscription,
} from '#shared/billing.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { SubscriptionsService } from './subscriptions.service.ts'

export function mountBilling(
  { onOwner }: Mount,
  subscriptions: SubscriptionsService,
  limits: { checkout: RateLimiter },
): void {
  onOwner(getSubscription)(({ owner }) => subscriptions.getSubscription(owner.userId))

  onOwner(createCheckoutSession)(async ({ owner, body, request }) => {
    await limits.checkout.consume(owner.userId)
    const { idempotencyKey } = request
    return subscriptions.createCheckout({ buyer: owner, priceId: body.priceId, idempotencyKey })
  })

  onOwner(cancelSubscription)(({ owner }) => subscriptions.cancel(owner.userId))

  onOwner(openBillingPortal)(({ owner }) => subscriptions.openPortal(owner.userId))

  onOwner(reinstateSubscription)(({ owner }) => subscriptions.reinstate(owner.userId))
}
