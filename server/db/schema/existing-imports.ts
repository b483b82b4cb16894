import { EXISTING_IMPORT_STATES, type ExistingRow } from '#shared/existing-import.ts'
import { IMPORTED_APPROVAL_STATES } from '#shared/imported-approval.ts'
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

/** The last approval of each import in one go: what a job has to do, and how far it is. */
export const importedApprovals = table('imported_approvals', {
  importId: string('import_id')
    .primaryKey()
    .references(() => existingImports.id, { onDelete: 'cascade' }),
  workspaceId: string('workspace_id').notNull(),
  state: oneOf('state', IMPORTED_APPROVAL_STATES).notNull(),
  /** Who started it. There may be no such account any more. */
  userId: string('user_id').notNull(),
  memberName: string('member_name'),
  /** Only those with this tag, and this service. */
  tagId: string('tag_id'),
  service: string('service'),
  /** What clients changed after it is not approved unread. */
  readAt: instant('read_at').notNull(),
  /** The last row of the file that was decided on. */
  afterRow: int('after_row').notNull().default(0),
  total: int('total').notNull(),
  approved: int('approved').notNull().default(0),
  asked: int('asked').notNull().default(0),
  /** Why it is stopped: a sentence. */
  reason: string('reason'),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at'),
})
