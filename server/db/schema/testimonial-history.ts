import { ACTOR_KINDS } from '#shared/activity.ts'
import { TESTIMONIAL_EVENT_KINDS } from '#shared/testimonial-details.ts'
import { bool, index, instant, int, json, oneOf, string, table } from '../columns.ts'
import { sql } from '#server/db/sql.ts'
import { testimonials } from './testimonials.ts'

/** What the overview counts as work. Its index holds nothing else, and all that is counted. */
export const isWorkSql = sql`("kind" in ('queued', 'approved', 'rejected', 'added'))`

/** History of a testimonial. Rows are added, and removed with their testimonial, but never changed. */
export const testimonialEvents = table(
  'testimonial_events',
  {
    id: string('id').primaryKey(),
    testimonialId: string('testimonial_id')
      .notNull()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
    kind: oneOf('kind', TESTIMONIAL_EVENT_KINDS).notNull(),
    actor: oneOf('actor', ACTOR_KINDS).notNull(),
    /** Of a member. There may be no such account any more. */
    actorUserId: string('actor_user_id'),
    /** As it was at that time; null for what an owner did before names were kept. */
    actorName: string('actor_name'),
    at: instant('at').notNull(),
    /** It happened to many at once, which the activity of the workspace has one line for. */
    isOneOfMany: bool('is_one_of_many').notNull().default(false),
  },
  (t) => [
    index('testimonial_events_history').on(t.testimonialId, t.workspaceId, t.at),
    index('testimonial_events_newest').on(t.workspaceId, t.at, t.id),
    index('testimonial_events_work')
      .on(t.workspaceId, t.at, t.kind, t.actor, t.actorUserId, t.actorName)
      .where(isWorkSql),
  ],
)

/** `isPrivate`: the question said that only members read the answer. */
export type RecordedAnswer = { questionId: string; question: string; answer: string; isPrivate?: true | undefined }

/** Earlier versions of clients' testimonials. Rows are added and removed, never changed. */
export const testimonialVersions = table(
  'testimonial_versions',
  {
    id: string('id').primaryKey(),
    testimonialId: string('testimonial_id')
      .notNull()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
    customerName: string('customer_name').notNull(),
    rating: int('rating'),
    text: string('text').notNull(),
    company: string('company'),
    role: string('role'),
    answers: json<RecordedAnswer[]>('answers').notNull(),
    writtenAt: instant('written_at').notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (t) => [index('testimonial_versions_history').on(t.testimonialId, t.workspaceId, t.replacedAt)],
)
