import type { ShownParts } from '#shared/submissions.ts'
import { index, instant, json, oneOf, string, table } from '../columns.ts'
import { testimonials } from './testimonials.ts'

export const consents = table(
  'consents',
  {
    id: string('id').primaryKey(),
    testimonialId: string('testimonial_id')
      .notNull()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
    choice: oneOf('choice', ['public', 'private']).notNull(),
    version: string('version').notNull(),
    wording: string('wording').notNull(),
    wordingHash: string('wording_hash').notNull(),
    locale: string('locale').notNull(),
    /** What the client allowed to be shown with a public testimonial. */
    parts: json<ShownParts>('parts').notNull().default({ name: true, photo: true, company: false, answers: false }),
    /** The client's network address, hashed with our key; empty after the client had everything erased. */
    addressHash: string('address_hash').notNull(),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [index('consents_testimonial').on(t.testimonialId)],
)

/**
 * What an owner confirmed when adding a testimonial received elsewhere. Without it, such a testimonial is never public.
 */
export const attestations = table('attestations', {
  testimonialId: string('testimonial_id')
    .primaryKey()
    .references(() => testimonials.id, { onDelete: 'cascade' }),
  workspaceId: string('workspace_id').notNull(),
  userId: string('user_id').notNull(),
  wording: string('wording').notNull(),
  wordingHash: string('wording_hash').notNull(),
  version: string('version').notNull(),
  givenAt: instant('given_at').notNull(),
})
