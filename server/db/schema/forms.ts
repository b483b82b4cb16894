import { bool, json, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'

/** What the form asks clients for besides the testimonial. Without a row: nothing. */
export const formSettings = table('form_settings', {
  workspaceId: string('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  asksCompany: bool('asks_company').notNull(),
  asksRole: bool('asks_role').notNull(),
  questions: json<{ id: string; text: string }[]>('questions').notNull(),
})
