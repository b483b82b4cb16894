import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as z from 'zod'
import type { BulkAction } from '#shared/testimonial-decisions.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { findEarlierAnswer, rememberAnswer } from '#server/idempotency/idempotency.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { findTestimonial } from './testimonials.queries.ts'
import { viewTestimonial } from './testimonial.view.ts'
import type { TestimonialsService } from './testimonials.service.ts'

type Change = {
  workspaceId: string
  by: Actor
  /** For approving: publishes although a sign-off is needed. */
  needsNoSignOff: boolean
  action: BulkAction
  ids: readonly string[]
  /** The revision that was read, by id. */
  revisedAt?: Readonly<Record<string, string | null>> | undefined
  idempotencyKey: string | undefined
}
type One = {
  workspaceId: string
  by: Actor
  needsNoSignOff: boolean
  id: string
  revisedAt?: string | null | undefined
  idempotencyKey: string | undefined
}
type Outcome = { changed: Testimonial[]; failures: Remembered['failures'] }

// Stored by id: what is kept must be nothing private.
const Remembered = z.object({
  changed: z.array(z.string()),
  failures: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
})
type Remembered = z.infer<typeof Remembered>

const repeatableOf = ({ workspaceId, action, ids, idempotencyKey }: Change) => ({
  scope: `change-testimonials:${workspaceId}`,
  key: idempotencyKey,
  request: { action, ids },
})

export type BulkService = ReturnType<typeof createBulkService>

/** Does the same to several testimonials, each separately: one that fails doesn't affect the others. */
export function createBulkService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  testimonials: TestimonialsService
}) {
  const { db, clock, hashKey, testimonials } = deps
  const actions: Record<BulkAction, (one: One) => Promise<Testimonial>> = {
    approve: testimonials.approveTestimonial,
    reject: ({ revisedAt: _, needsNoSignOff: __, ...one }) => testimonials.rejectTestimonial(one),
    resend: ({ revisedAt: _, needsNoSignOff: __, ...one }) => testimonials.resendTestimonial(one),
  }

  function* showAgain(tx: Tx, { workspaceId }: Change, { changed, failures }: Remembered): Transactional<Outcome> {
    const shown: Testimonial[] = []
    for (const id of changed) {
      const found = yield* findTestimonial(tx, { workspaceId, id })
      if (found) shown.push(viewTestimonial(found, { hashKey, now: clock.now() }))
    }
    return { changed: shown, failures }
  }

  const findEarlierOutcome = (change: Change) =>
    db.read(function* (tx) {
      const earlier = yield* findEarlierAnswer(tx, repeatableOf(change), Remembered)
      return earlier && (yield* showAgain(tx, change, earlier))
    })

  /** Two simultaneous calls both get the outcome of the first. */
  const rememberOutcome = (change: Change, { changed, failures }: Outcome) =>
    db.transaction(function* (tx) {
      yield* lockWorkspace(tx, change.workspaceId)
      const earlier = yield* findEarlierAnswer(tx, repeatableOf(change), Remembered)
      if (earlier) return yield* showAgain(tx, change, earlier)
      const answer: Remembered = { changed: changed.map(({ id }) => id), failures }
      yield* rememberAnswer(tx, repeatableOf(change), { answer, now: clock.now() })
      return { changed, failures }
    })

  return {
    async changeTestimonials(change: Change): Promise<Outcome> {
      const earlier = await findEarlierOutcome(change)
      if (earlier) return earlier
      const { workspaceId, by, needsNoSignOff, action, idempotencyKey } = change
      const outcome: Outcome = { changed: [], failures: [] }
      for (const id of new Set(change.ids)) {
        // Lets other requests be answered in between.
        await nextTurn()
        try {
          // Each item is also idempotent, so that an interrupted call can be repeated.
          const revisedAt = change.revisedAt?.[id]
          const key = idempotencyKey && `${idempotencyKey}:${id}`
          const one = { workspaceId, by, needsNoSignOff, id, revisedAt, idempotencyKey: key }
          outcome.changed.push(await actions[action](one))
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          outcome.failures.push({ id, code: error.code, message: error.message })
        }
      }
      return rememberOutcome(change, outcome)
    },
  }
}
