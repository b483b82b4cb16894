import { setImmediate as nextTurn } from 'node:timers/promises'
import * as z from 'zod'
import type { BulkAction, Testimonial } from '#shared/testimonials.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { findEarlierAnswer, rememberAnswer } from '#server/idempotency/idempotency.service.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { findTestimonial } from './testimonials.repository.ts'
import { type TestimonialsService, viewTestimonial } from './testimonials.service.ts'

type Change = {
  workspaceId: string
  action: BulkAction
  ids: readonly string[]
  /** Which revision of the words was read, by the id. */
  revisedAt?: Readonly<Record<string, string | null>> | undefined
  idempotencyKey: string | undefined
}
type One = {
  workspaceId: string
  id: string
  revisedAt?: string | null | undefined
  idempotencyKey: string | undefined
}
type Outcome = { changed: Testimonial[]; failures: Remembered['failures'] }

// By their ids: what is kept must say nothing private.
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

/** One action for several testimonials, each for itself: what is refused for one leaves the others done. */
export function createBulkService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  testimonials: TestimonialsService
}) {
  const { db, clock, hashKey, testimonials } = deps
  const actions: Record<BulkAction, (one: One) => Promise<Testimonial>> = {
    approve: testimonials.approveTestimonial,
    reject: ({ revisedAt: _, ...one }) => testimonials.rejectTestimonial(one),
    resend: ({ revisedAt: _, ...one }) => testimonials.resendTestimonial(one),
  }

  function* showAgain(sql: Sql, { workspaceId }: Change, { changed, failures }: Remembered): Work<Outcome> {
    const shown: Testimonial[] = []
    for (const id of changed) {
      const found = yield* findTestimonial(sql, { workspaceId, id })
      if (found) shown.push(viewTestimonial(found, { hashKey, now: clock.now() }))
    }
    return { changed: shown, failures }
  }

  const findEarlierOutcome = (change: Change) =>
    db.read(function* (sql) {
      const earlier = yield* findEarlierAnswer(sql, repeatableOf(change), Remembered)
      return earlier && (yield* showAgain(sql, change, earlier))
    })

  /** Of two that came at once, both are given the outcome that was first. */
  const rememberOutcome = (change: Change, { changed, failures }: Outcome) =>
    db.transaction(function* (sql) {
      const earlier = yield* findEarlierAnswer(sql, repeatableOf(change), Remembered)
      if (earlier) return yield* showAgain(sql, change, earlier)
      const answer: Remembered = { changed: changed.map(({ id }) => id), failures }
      yield* rememberAnswer(sql, repeatableOf(change), { answer, now: clock.now() })
      return { changed, failures }
    })

  return {
    async changeTestimonials(change: Change): Promise<Outcome> {
      const earlier = await findEarlierOutcome(change)
      if (earlier) return earlier
      const { workspaceId, action, idempotencyKey } = change
      const outcome: Outcome = { changed: [], failures: [] }
      for (const id of new Set(change.ids)) {
        // Whatever else has come in meanwhile is not kept waiting for all of them.
        await nextTurn()
        try {
          // Each remembers for itself too, so that what was broken off can be repeated.
          const revisedAt = change.revisedAt?.[id]
          const one = { workspaceId, id, revisedAt, idempotencyKey: idempotencyKey && `${idempotencyKey}:${id}` }
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
