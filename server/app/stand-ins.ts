import type { Config } from '#server/config/config.ts'

/** Whether payments go through the stand-in for Stripe, which production never has. */
export const hasStripeStandIn = ({ isProduction }: Pick<Config, 'isProduction'>): boolean => !isProduction

/** Whether mails can be read at `/dev/outbox`: where they are kept instead of sent, and not in production. */
export const hasOutboxReader = ({
  isProduction,
  mail,
}: {
  isProduction: boolean
  mail: { service: string }
}): boolean => !isProduction && mail.service === 'outbox'
