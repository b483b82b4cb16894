import { sql } from '#server/db/sql.ts'
import { SUGGESTION_STATES } from '#shared/spelling-suggestions.ts'
import { index, instant, oneOf, string, table, uniqueIndex } from '../columns.ts'
import { testimonials } from './testimonials.ts'

/** How members suggest to spell a testimonial. Only the client can accept it. */
export const spellingSuggestions = table(
  'spelling_suggestions',
  {
    id: string('id').primaryKey(),
    testimonialId: string('testimonial_id')
      .notNull()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
    /** The whole testimonial as it would be spelt. */
    text: string('text').notNull(),
    state: oneOf('state', SUGGESTION_STATES).notNull(),
    /** Of whoever suggested it. There may be no such account any more. */
    userId: string('user_id').notNull(),
    /** As it was at that time. */
    authorName: string('author_name').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the client answered. */
    answeredAt: instant('answered_at'),
  },
  (t) => [
    index('spelling_suggestions_newest').on(t.testimonialId, t.createdAt),
    uniqueIndex('spelling_suggestions_one_open')
      .on(t.testimonialId)
      .where(sql`"state" = 'open'`),
  ],
)
