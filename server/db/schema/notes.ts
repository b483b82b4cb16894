import { index, instant, string, table } from '../columns.ts'
import { testimonials } from './testimonials.ts'

/** What members write about a testimonial for each other. No client and no visitor may read it. */
export const testimonialNotes = table(
  'testimonial_notes',
  {
    id: string('id').primaryKey(),
    testimonialId: string('testimonial_id')
      .notNull()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
    /** Of the author. There may be no such account any more. */
    userId: string('user_id').notNull(),
    /** As it was at that time, so that it stays readable when the member is gone. */
    authorName: string('author_name').notNull(),
    text: string('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('testimonial_notes_newest').on(t.testimonialId, t.createdAt, t.id)],
)
