import { LANGUAGES } from '#shared/languages.ts'
import { index, instant, oneOf, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'

/** Links with which a person without an account approves and rejects. */
export const signOffLinks = table(
  'sign_off_links',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: string('name').notNull(),
    email: string('email').notNull(),
    /** Of the emails to the person. */
    language: oneOf('language', LANGUAGES).notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    lastDecidedAt: instant('last_decided_at'),
  },
  (t) => [index('sign_off_links_workspace').on(t.workspaceId, t.createdAt)],
)

/** Each email has a token of its own, because only hashes are stored. */
export const signOffTokens = table(
  'sign_off_tokens',
  {
    hash: string('hash').primaryKey(),
    linkId: string('link_id')
      .notNull()
      .references(() => signOffLinks.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('sign_off_tokens_link').on(t.linkId)],
)
