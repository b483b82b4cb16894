import { index, instant, int, primaryKey, string, table, uniqueIndex } from '../columns.ts'
import { forms } from './forms.ts'
import { testimonials } from './testimonials.ts'

/** Forms that give each client a code of their own. */
export const formCodeLists = table('form_code_lists', {
  formId: string('form_id')
    .primaryKey()
    .references(() => forms.id, { onDelete: 'cascade' }),
  workspaceId: string('workspace_id').notNull(),
  /** What the codes are for. */
  label: string('label').notNull(),
})

/** Codes of forms. One that was given stays, so that nobody else gets it. */
export const formCodes = table(
  'form_codes',
  {
    formId: string('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    code: string('code').notNull(),
    workspaceId: string('workspace_id').notNull(),
    /** They are given in this order. */
    position: int('position').notNull(),
    givenAt: instant('given_at'),
    /** As it was then. */
    givenLabel: string('given_label'),
    /** Whose client got it; null also when that is erased. */
    testimonialId: string('testimonial_id').references(() => testimonials.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.formId, t.code] }),
    index('form_codes_next').on(t.formId, t.givenAt, t.position),
    uniqueIndex('form_codes_one_a_client').on(t.testimonialId),
  ],
)
