import type { Config } from '#server/config/config.ts'

/** Whether payments go through the stand-in for Stripe, which production never has. */
export const hasStripeStandIn = ({ isProduction }: Pick<Config, 'isProduction'>): boolean => !isProduction
