import { LANGUAGES } from '#shared/languages.ts'
import { bool, instant, oneOf, primaryKey, string, table } from '../columns.ts'
import { testimonials } from './testimonials.ts'

/** A testimonial in other languages, as a member translated it. The public view has those that are not outdated. */
export const testimonialTranslations = table(
  'testimonial_translations',
  {
    testimonialId: string('testimonial_id')
      .notNull()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
    language: oneOf('language', LANGUAGES).notNull(),
    text: string('text').notNull(),
    /** When it was last written or kept. */
    translatedAt: instant('translated_at').notNull(),
    /** The client changed the words since, so nobody sees the translation. */
    isOutdated: bool('is_outdated').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.testimonialId, t.language] })],
)
