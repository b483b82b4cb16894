import { bool, int, json, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'

/** When answers are approved automatically. A workspace without a row approves none. */
export const approvalRules = table('approval_rules', {
  workspaceId: string('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  isOn: bool('is_on').notNull(),
  needsPayment: bool('needs_payment').notNull(),
  minLength: int('min_length').notNull(),
  reviewWords: json<string[]>('review_words').notNull(),
})
