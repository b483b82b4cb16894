type Stripes = { billing: unknown; link: unknown }

/** Whether payments go through the stand-in for Stripe: where Stripe is not set up at all, and never in production. */
export const hasStripeStandIn = ({ isProduction, stripe }: { isProduction: boolean; stripe: Stripes }): boolean =>
  !isProduction && !stripe.billing && !stripe.link

/** Whether mails can be read at `/dev/outbox`: where they are kept instead of sent, and not in production. */
export const hasOutboxReader = ({
  isProduction,
  mail,
}: {
  isProduction: boolean
  mail: { service: string }
}): boolean => !isProduction && mail.service === 'outbox'
