import fc from 'fast-check'
import { test } from 'vitest'
import type { ClientsStep } from '#server/testing/life-model/client.ts'
import type { OwnersStep } from '#server/testing/life-model/owner.ts'
import { openLife, openProduct, type Step } from '#server/testing/life-run.ts'

const slot = fc.nat({ max: 2 })
const words = fc.constantFrom('One.', 'Two.', 'Three.')
const ownersStep: fc.Arbitrary<OwnersStep> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('edit'), isAutoSend: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'send' } as const) },
  { weight: 6, arbitrary: fc.constant({ kind: 'approve' } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'reject' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('reopen'), from: fc.constantFrom('approved', 'rejected') }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'remove' } as const) },
)
const clientsStep: fc.Arbitrary<ClientsStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('submit'),
      words,
      isPrivate: fc.boolean(),
      isNameShown: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('revise'), words }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('show'), isPrivate: fc.boolean(), isNameShown: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'withdraw' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'decline' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'unsubscribe' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'erase' } as const) },
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ by: fc.constant('owner'), slot, does: ownersStep }) },
  { weight: 11, arbitrary: fc.record({ by: fc.constant('client'), slot, does: clientsStep }) },
  {
    weight: 2,
    arbitrary: fc.record({
      by: fc.constant('owner of many'),
      action: fc.constantFrom('approve', 'reject', 'resend'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ by: fc.constant('creator'), isAutoSend: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ by: fc.constant('mailer'), isTaken: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      by: fc.constant('mail service'),
      slot,
      tells: fc.constantFrom('delayed', 'delivered', 'bounced', 'complained'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ by: fc.constant('payer'), plan: fc.constantFrom('free', 'pro', 'studio') }) },
)

// Most of what matters happens to words that are public.
const begin: Step[] = [
  { by: 'creator', isAutoSend: false },
  { by: 'creator', isAutoSend: true },
  { by: 'client', slot: 0, does: { kind: 'submit', words: 'One.', isPrivate: false, isNameShown: true } },
  { by: 'owner', slot: 0, does: { kind: 'approve' } },
]

// A time-out is there to end a test that hangs, and this one does three thousand things.
const TIMEOUT_MS = 300_000

test(
  'whatever owner, client, mailer, mail service and plan do in whatever order, all is as the rules have it and nothing else is public',
  async () => {
    const product = await openProduct()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const life = await openLife(product)
        for (const given of begin) await life.take(given)
        for (const given of steps) {
          await life.take(given)
          await life.check()
        }
        await life.checkPages()
      }),
      { numRuns: 200 },
    )
  },
  TIMEOUT_MS,
)
