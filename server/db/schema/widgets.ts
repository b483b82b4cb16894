import { index, instant, oneOf, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'

export const widgets = table(
  'widgets',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', ['wall', 'carousel', 'badge', 'single', 'marquee']).notNull(),
    name: string('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('widgets_workspace').on(t.workspaceId)],
)
