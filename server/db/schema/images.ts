import { sql } from 'drizzle-orm'
import { index, instant, int, oneOf, string, table, uniqueIndex } from '../columns.ts'
import { workspaces } from './accounts.ts'
import { testimonials } from './testimonials.ts'

/**
 * Pictures: a client's for a request, or an organisation's, which has none. Files lie under the row's id; what is public
 * is served under `publicKey`, which goes when the picture leaves the public and is new when it comes back.
 */
export const images = table(
  'images',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    testimonialId: string('testimonial_id').references(() => testimonials.id, { onDelete: 'cascade' }),
    /** Made by the browser that uploads. */
    uploadId: string('upload_id').notNull(),
    /** `fetching` is still to come from the bucket; `refused` came and was no picture that we take. */
    state: oneOf('state', ['fetching', 'ready', 'refused']).notNull(),
    /** Where the bucket keeps it until it was fetched. */
    sourceUrl: string('source_url'),
    publicKey: string('public_key').unique(),
    /** Hash of the uploaded bytes. */
    contentHash: string('content_hash'),
    /** Of the upright picture, in pixels. */
    width: int('width'),
    height: int('height'),
    /** All variants together. */
    bytes: int('bytes').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Since when it belongs to an answer or an organisation; null while it was only uploaded. */
    attachedAt: instant('attached_at'),
  },
  (t) => [
    index('images_workspace').on(t.workspaceId),
    index('images_testimonial').on(t.testimonialId),
    index('images_unattached')
      .on(t.createdAt)
      .where(sql`${t.attachedAt} is null`),
    uniqueIndex('images_one_an_answer')
      .on(t.testimonialId)
      .where(sql`${t.attachedAt} is not null and ${t.testimonialId} is not null`),
    uniqueIndex('images_one_an_organisation')
      .on(t.workspaceId)
      .where(sql`${t.attachedAt} is not null and ${t.testimonialId} is null`),
    uniqueIndex('images_upload').on(t.workspaceId, t.uploadId),
  ],
)
