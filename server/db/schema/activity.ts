import { type ActivityChange, ACTIVITY_KINDS, ACTOR_KINDS } from '#shared/activity.ts'
import { index, instant, int, json, oneOf, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'
import { testimonials } from './testimonials.ts'

/** What members did in a workspace. Rows are added and removed, never changed. */
export const activity = table(
  'activity',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', ACTIVITY_KINDS).notNull(),
    actor: oneOf('actor', ACTOR_KINDS).notNull(),
    /** Of a member. There may be no such account any more. */
    actorUserId: string('actor_user_id'),
    /** As it was at that time, so that it stays readable when the member is gone. */
    actorName: string('actor_name'),
    testimonialId: string('testimonial_id').references(() => testimonials.id, { onDelete: 'set null' }),
    /** What it was done to, such as the name of a widget or the address of a member; nothing about clients. */
    subject: string('subject'),
    changes: json<ActivityChange[]>('changes'),
    /** How many rows, of an import for example. */
    count: int('count'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('activity_newest').on(t.workspaceId, t.at, t.id),
    index('activity_testimonial').on(t.testimonialId),
    index('activity_at').on(t.at),
  ],
)
