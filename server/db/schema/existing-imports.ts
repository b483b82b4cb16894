import { EXISTING_IMPORT_STATES, type ExistingRow } from '#shared/existing-import.ts'
import { index, instant, int, json, oneOf, primaryKey, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'
import { testimonials } from './testimonials.ts'

/** Imports of testimonials received elsewhere. They stay, because they say where their testimonials come from. */
export const existingImports = table(
  'existing_imports',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    state: oneOf('state', EXISTING_IMPORT_STATES).notNull(),
    /** Who started it and confirmed that the clients agreed. There may be no such account any more. */
    userId: string('user_id').notNull(),
    memberName: string('member_name'),
    receivedVia: string('received_via').notNull(),
    /** Tags for all of them. */
    tagIds: json<string[]>('tag_ids').notNull(),
    /** Tags that it made. Undoing it deletes those that nothing else needs. */
    madeTagIds: json<string[]>('made_tag_ids').notNull().default([]),
    total: int('total').notNull(),
    received: int('received').notNull().default(0),
    imported: int('imported').notNull().default(0),
    removed: int('removed').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    /** When the last of its testimonials appeared. */
    finishedAt: instant('finished_at'),
    removedByUserId: string('removed_by_user_id'),
  },
  (t) => [index('existing_imports_newest').on(t.workspaceId, t.startedAt)],
)

/** Rows that have arrived and are no testimonials yet. */
export const existingImportRows = table(
  'existing_import_rows',
  {
    importId: string('import_id')
      .notNull()
      .references(() => existingImports.id, { onDelete: 'cascade' }),
    row: int('row').notNull(),
    workspaceId: string('workspace_id').notNull(),
    fields: json<Omit<ExistingRow, 'tags'>>('fields').notNull(),
    tagIds: json<string[]>('tag_ids').notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.importId, t.row] })],
)

/** Which testimonials came with an import. */
export const importedTestimonials = table(
  'imported_testimonials',
  {
    testimonialId: string('testimonial_id')
      .primaryKey()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
    importId: string('import_id')
      .notNull()
      .references(() => existingImports.id, { onDelete: 'cascade' }),
    /** Of the file. */
    row: int('row').notNull(),
    /** Where the original can be read. */
    originalUrl: string('original_url'),
  },
  (t) => [index('imported_testimonials_of_import').on(t.importId, t.row)],
)
