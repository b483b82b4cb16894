import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { Database } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { dropReminder, planReminder } from './reminder-plans.service.ts'
import { saveRemindersStopped } from './reminders.repository.ts'
import { isOpen } from './testimonials.domain.ts'
import { wrongStatus } from './testimonials.errors.ts'
import { insertEvents } from './testimonials.repository.ts'
import { viewTestimonial } from './testimonial.view.ts'
import { getTestimonial } from './testimonials.service.ts'

export type RemindersService = ReturnType<typeof createRemindersService>

export function createRemindersService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  /** Call it after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}) {
  const { db, clock } = deps
  return {
    /** Throws `testimonials.not_found` (404), and `testimonials.wrong_status` (409) once it is answered. */
    async changeReminders({
      areOn,
      by,
      ...key
    }: {
      workspaceId: string
      by: Actor
      id: string
      areOn: boolean
    }): Promise<Testimonial> {
      const changed = await db.transaction(function* (tx) {
        yield* lockWorkspace(tx, key.workspaceId)
        const now = clock.now()
        const { status, sentAt } = yield* getTestimonial(tx, key)
        if (!isOpen(status)) throw wrongStatus({ status, move: 'remind' })
        if (yield* saveRemindersStopped(tx, key, { areRemindersStopped: !areOn })) {
          const kind = areOn ? 'reminders_resumed' : 'reminders_stopped'
          const { workspaceId, id: testimonialId } = key
          yield* insertEvents(tx, [{ workspaceId, testimonialId, kind, by, at: now }])
        }
        if (!areOn || !sentAt) yield* dropReminder(tx, key)
        else yield* planReminder(tx, key, { emailedAt: sentAt, now })
        return viewTestimonial(yield* getTestimonial(tx, key), { hashKey: deps.hashKey, now })
      })
      deps.wakeJobs()
      return changed
    },
  }
}
