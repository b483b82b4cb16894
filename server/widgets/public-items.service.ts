import { setImmediate as nextTurn } from 'node:timers/promises'
import { isLanguage } from '#shared/languages.ts'
import { FeedItem } from '#shared/widgets.ts'
import type { Snapshot, Tx, Transactional } from '#server/db/database.ts'
import { publicImagePath } from '#server/images/images.domain.ts'
import { readSummary, type Sorted } from './feed-summary.service.ts'
import { type ImportedOrigin, listImported, listPublic, type PublicTestimonialRow } from './feed.repository.ts'
import { type FeedOrigin, isImported, originIn, type Translatable } from './translated-items.ts'
import { photoSizeOf } from './widgets.domain.ts'
import { proofNotFound } from './widgets.errors.ts'
import { findPublicTestimonial } from './widgets.repository.ts'

/** Whole testimonials that are read in one turn of the event loop. */
const ITEMS_PAGE = 25

type Shown = {
  publicUrl: string
  hasWidePhotos: boolean
  /** By public id, what visitors may read of it. */
  services?: ReadonlyMap<string, string | null>
  imported?: ImportedOrigin | undefined
}

/** Public testimonials in this order, in pages. */
export async function* readItems(
  snapshot: Pick<Snapshot, 'read'>,
  { workspaceId, ids, ...shown }: { workspaceId: string; ids: readonly string[] } & Omit<Shown, 'imported'>,
): AsyncGenerator<Translatable[]> {
  for (let start = 0; start < ids.length; start += ITEMS_PAGE) {
    const publicIds = ids.slice(start, start + ITEMS_PAGE)
    const { rows, imported } = await snapshot.read(function* (tx) {
      const page = { workspaceId, publicIds }
      return { rows: yield* listPublic(tx, page), imported: yield* listImported(tx, page) }
    })
    const found = new Map(rows.map((row) => [row.publicId, row]))
    yield publicIds.flatMap((id) => {
      const row = found.get(id)
      return row ? [toTranslatable(row, { ...shown, imported: imported.get(id) })] : []
    })
    await nextTurn()
  }
}

/** All public testimonials of a workspace as its members see them, newest first, in pages. */
export async function* readShownItems(
  snapshot: Pick<Snapshot, 'read'>,
  of: { workspaceId: string; publicUrl: string },
): AsyncGenerator<(FeedItem & Sorted)[]> {
  const { shown } = await readSummary(snapshot, of.workspaceId)
  const sorted = new Map(shown.map((each) => [each.id, each]))
  for await (const page of readItems(snapshot, { ...of, hasWidePhotos: false, ids: [...sorted.keys()] })) {
    yield page.map(({ item }) => {
      const { service = null, tagIds = [] } = sorted.get(item.id) ?? {}
      return { ...item, service, tagIds }
    })
  }
}

/** A public testimonial and its translations. Throws `widgets.proof_not_found` (404). */
export function* readShown(
  tx: Tx,
  { publicUrl, ...key }: { workspaceId: string; publicId: string; publicUrl: string },
): Transactional<Translatable> {
  const row = yield* findPublicTestimonial(tx, key)
  if (!row) throw proofNotFound()
  return toTranslatable(row, { publicUrl, hasWidePhotos: false })
}

function toTranslatable(row: PublicTestimonialRow, shown: Shown): Translatable {
  const origin = originOf(row, shown)
  return {
    item: FeedItem.parse({
      ...toItem(row, shown),
      origin: originIn('en', origin),
      originalUrl: isImported(origin) ? origin.originalUrl : null,
    }),
    origin,
    translations: new Map(row.translations.map(({ language, text }) => [language, text])),
  }
}

function originOf({ isByOwner, isRewarded }: PublicTestimonialRow, { imported }: Shown): FeedOrigin | null {
  if (isByOwner) return imported ?? 'Added by the owner'
  return isRewarded ? 'Received a code for answering' : null
}

function toItem(
  row: PublicTestimonialRow,
  { publicUrl, hasWidePhotos, services }: Shown,
): Omit<FeedItem, 'origin' | 'originalUrl'> {
  const {
    publicId,
    author,
    role,
    company,
    rating,
    text,
    excerpt,
    highlight,
    reply,
    submittedAt,
    answers,
    imageKey,
    isVerified,
    isByOwner,
  } = row
  const photoSize = hasWidePhotos && photoSizeOf({ width: row.imageWidth, height: row.imageHeight })
  const imageUrl = (size: 192 | 512) => imageKey && publicUrl + publicImagePath(imageKey, { size, format: 'webp' })
  const photoUrl = imageUrl(512)
  return {
    id: publicId,
    author,
    role,
    company,
    rating,
    text,
    original: null,
    originalLanguage: null,
    excerpt,
    highlight,
    reply,
    date: submittedAt.toISOString().slice(0, 10),
    imageUrl: imageUrl(192),
    photo: photoUrl && photoSize ? { url: photoUrl, ...photoSize } : null,
    isVerified,
    isByOwner,
    service: services?.get(publicId) ?? null,
    answers,
    language: isLanguage(row.language) ? row.language : null,
  }
}
