import { TAG_COLORS } from '#shared/tag-limits.ts'
import { index, instant, oneOf, primaryKey, string, table, uniqueIndex } from '../columns.ts'
import { workspaces } from './accounts.ts'
import { forms } from './forms.ts'
import { testimonials } from './testimonials.ts'

export const tags = table(
  'tags',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: string('name').notNull(),
    /** The name, folded: two tags of a workspace never differ only in case or accents. */
    foldedName: string('folded_name').notNull(),
    color: oneOf('color', TAG_COLORS).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('tags_name').on(t.workspaceId, t.foldedName)],
)

export const testimonialTags = table(
  'testimonial_tags',
  {
    testimonialId: string('testimonial_id')
      .notNull()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    tagId: string('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.testimonialId, t.tagId] }),
    index('testimonial_tags_tag').on(t.tagId, t.testimonialId),
    index('testimonial_tags_workspace').on(t.workspaceId, t.tagId),
  ],
)

/** Tags that answers through a form get. */
export const formTags = table(
  'form_tags',
  {
    formId: string('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    tagId: string('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.formId, t.tagId] }), index('form_tags_tag').on(t.tagId)],
)
