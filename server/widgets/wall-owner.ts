import type { Accent } from '#shared/submissions.ts'
import type { HostedPage, WidgetOptions } from '#shared/widgets.ts'
import { getWorkspace, getWorkspaceSender } from '#server/accounts/accounts.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { getOrganisationImagePath } from '#server/images/attached-images.service.ts'
import { accentOf } from '#server/theme/accent.ts'
import { nameOf } from './widgets.domain.ts'

/** Whose a hosted page is, and what they add to it. */
export type WallOwner = {
  title: string
  /** The organisation's image, as a path; null without one. */
  logoPath: string | null
  /** The owner's own colour; null for none. */
  accent: Accent | null
  /** What the testimonials are about, for search engines; null for nothing. */
  subject: WidgetOptions['structuredData']
  page: HostedPage
}

/** What a hosted page shows besides a feed: whose it is, and what these options add. */
export function* readWallOwner(
  tx: Tx,
  { workspaceId, options }: { workspaceId: string; options: WidgetOptions },
): Transactional<WallOwner> {
  const { accentColor } = yield* getWorkspace(tx, workspaceId)
  return {
    title: nameOf(yield* getWorkspaceSender(tx, workspaceId)),
    logoPath: yield* getOrganisationImagePath(tx, workspaceId),
    accent: accentColor === null ? null : accentOf(accentColor),
    subject: options.structuredData,
    page: options.hostedPage,
  }
}
