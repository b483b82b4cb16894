import type { PlanName } from '#shared/plans.ts'
import { type FeedItem, WidgetFeed, type WidgetKind, type WidgetOptions } from '#shared/widgets.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import { publicImagePath } from '#server/images/images.domain.ts'
import {
  allowancesOf,
  allowedOptions,
  chooseItems,
  feedOptions,
  pictureSizeOf,
  roundedAverage,
  wallUrl,
} from './widgets.domain.ts'
import { proofNotFound } from './widgets.errors.ts'
import {
  findPublicTestimonial,
  listPublicTestimonials,
  type PublicTestimonialRow,
  summarizeShared,
} from './widgets.repository.ts'

/** What a feed is made of: a widget as it was published, or a draft of it. */
export type FeedSource = {
  workspaceId: string
  kind: WidgetKind
  options: WidgetOptions
  /** Last part of the hosted page's address. */
  wall: string
  plan: PlanName
  publicUrl: string
}

/** The feed at this moment, as far as the plan allows it. */
export function* readFeed(sql: Sql, source: FeedSource): Work<WidgetFeed> {
  const { workspaceId, kind, plan, publicUrl } = source
  const all = yield* readShownItems(sql, source)
  const { shared, rejected, afterPayment, average } = yield* summarizeShared(sql, workspaceId)
  const allows = allowancesOf(plan)
  const options = allowedOptions(source.options, allows)
  const { items, isSelected } = chooseItems(all, options)
  const content = {
    version: 1,
    kind,
    wallUrl: wallUrl({ publicUrl, slug: source.wall }),
    summary: {
      shown: items.length,
      shared,
      afterPayment,
      average: roundedAverage(average),
      isSelected: isSelected || rejected > 0,
    },
    isBranded: options.isBranded,
    allows: { darkThemes: allows.darkThemes, visitorTools: allows.visitorTools },
    options: feedOptions(options),
    items,
  }
  return WidgetFeed.parse({ ...content, revision: contentHash(JSON.stringify(content)) })
}

/** Everything of a workspace that anybody may see, newest first. */
export function* readShownItems(
  sql: Sql,
  { workspaceId, publicUrl }: { workspaceId: string; publicUrl: string },
): Work<FeedItem[]> {
  const rows = yield* listPublicTestimonials(sql, workspaceId)
  return rows.map((row) => toItem(row, publicUrl))
}

/** One that anybody may see. Throws `widgets.proof_not_found` (404). */
export function* readShownItem(
  sql: Sql,
  { publicUrl, ...key }: { workspaceId: string; publicId: string; publicUrl: string },
): Work<FeedItem> {
  const row = yield* findPublicTestimonial(sql, key)
  if (!row) throw proofNotFound()
  return toItem(row, publicUrl)
}

function toItem(row: PublicTestimonialRow, publicUrl: string): FeedItem {
  const { publicId, author, role, company, rating, text, submittedAt, answers, imageKey, isVerified, isByOwner } = row
  const pictureSize = pictureSizeOf({ width: row.imageWidth, height: row.imageHeight })
  const imageUrl = (size: 192 | 512) => imageKey && publicUrl + publicImagePath(imageKey, { size, format: 'webp' })
  const pictureUrl = imageUrl(512)
  return {
    id: publicId,
    author,
    role,
    company,
    rating,
    text,
    date: submittedAt.toISOString().slice(0, 10),
    imageUrl: imageUrl(192),
    picture: pictureUrl && pictureSize ? { url: pictureUrl, ...pictureSize } : null,
    isVerified,
    isByOwner,
    answers,
  }
}
