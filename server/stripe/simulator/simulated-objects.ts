import * as z from 'zod'
import { PlanName } from '#shared/plans.ts'

/** What the stand-in keeps of each kind of thing. */
export const simulatedData = {
  checkout: z.strictObject({
    plan: PlanName.exclude(['free']),
    email: z.string(),
    successUrl: z.string(),
    cancelUrl: z.string(),
    isPaid: z.boolean(),
  }),
  subscription: z.strictObject({
    plan: PlanName.exclude(['free']),
    startedAt: z.number().int(),
    /** Null while it renews itself. */
    endsAt: z.number().int().nullable(),
  }),
  code: z.strictObject({ accountId: z.string(), name: z.string().nullable() }),
}
export type SimulatedKind = keyof typeof simulatedData
export type SimulatedData = { [Kind in SimulatedKind]: z.output<(typeof simulatedData)[Kind]> }
