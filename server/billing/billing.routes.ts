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
  { onMember }: Mount,
  subscriptions: SubscriptionsService,
  limits: { checkout: RateLimiter },
): void {
  onMember(getSubscription)(({ member }) => subscriptions.getSubscription(member.userId))

  onMember(createCheckoutSession)(async ({ member, body, request }) => {
    await limits.checkout.consume(member.userId)
    const { idempotencyKey } = request
    return subscriptions.createCheckout({ buyer: member, priceId: body.priceId, idempotencyKey })
  })

  onMember(cancelSubscription)(({ member }) => subscriptions.cancel(member.userId))

  onMember(openBillingPortal)(({ member }) => subscriptions.openPortal(member.userId))

  onMember(reinstateSubscription)(({ member }) => subscriptions.reinstate(member.userId))
}
