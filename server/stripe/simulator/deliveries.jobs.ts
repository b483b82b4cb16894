import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'

/** Posts an event of the stand-in to our webhook, signed, as Stripe would. */
export const createSimulatedDelivery = (): JobHandler<JobPayloads['stripe.deliver-simulated']> => ({
  run: async () => {},
})
