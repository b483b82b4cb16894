import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'

/** Reads an event that came in, and does what follows from it. */
export const createReceiving = (): JobHandler<JobPayloads['stripe.receive']> => ({ run: async () => {} })

/** Looks at Stripe for events of linked accounts that never came in. */
export const createCatchingUp = (): JobHandler<JobPayloads['stripe.catch-up']> => ({ run: async () => {} })
