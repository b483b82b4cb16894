import type { PlanName } from '#shared/plans.ts'
import { type FeedItem, WidgetFeed, type WidgetKind, type WidgetOptions } from '#shared/widgets.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import { publicImagePath } from '#server/images/images.domain.ts'
import {
  allowancesOf,
  allowedOptions,
  chooseItems,
  feedOptions,
  photoSizeOf,
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

/** The source of a feed: a published widget, or a draft. */
export type FeedSource = {
  workspaceId: string
  kind: WidgetKind
  options: WidgetOptions
  /** Last part of the hosted page's URL. */
  wall: string
  plan: PlanName
  publicUrl: string
}

/** The current feed, limited to what the plan allows. */
export function* readFeed(tx: Tx, source: FeedSource): Transactional<WidgetFeed> {
  const { workspaceId, kind, plan, publicUrl } = source
  const all = yield* readShownItems(tx, source)
  const { shared, rejected, afterPayment, average } = yield* summarizeShared(tx, workspaceId)
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

/** All public testimonials of a workspace, newest first. */
export function* readShownItems(
  tx: Tx,
  { workspaceId, publicUrl }: { workspaceId: string; publicUrl: string },
): Transactional<FeedItem[]> {
  const rows = yield* listPublicTestimonials(tx, workspaceId)
  return rows.map((row) => toItem(row, publicUrl))
}

/** A public testimonial. Throws `widgets.proof_not_found` (404). */
export function* readShownItem(
  tx: Tx,
  { publicUrl, ...key }: { workspaceId: string; publicId: string; publicUrl: string },
): Transactional<FeedItem> {
  const row = yield* findPublicTestimonial(tx, key)
  if (!row) throw proofNotFound()
  return toItem(row, publicUrl)
}

function toItem(row: PublicTestimonialRow, publicUrl: string): FeedItem {
  const { publicId, author, role, company, rating, text, submittedAt, answers, imageKey, isVerified, isByOwner } = row
  const photoSize = photoSizeOf({ width: row.imageWidth, height: row.imageHeight })
  const imageUrl = (size: 192 | 512) => imageKey && publicUrl + publicImagePath(imageKey, { size, format: 'webp' })
  const photoUrl = imageUrl(512)
  return {
    id: publicId,
    author,
    role,
    company,
    rating,
    text,
    date: submittedAt.toISOString().slice(0, 10),
    imageUrl: imageUrl(192),
    photo: photoUrl && photoSize ? { url: photoUrl, ...photoSize } : null,
    isVerified,
    isByOwner,
    answers,
  }
}
