import type { ShareImageContent } from '#shared/share-image.ts'
import type { Language } from '#shared/languages.ts'
import { translatedBy } from '#shared/widget-messages/translated-by.ts'
import type { FeedItem } from '#shared/widgets.ts'
import type { Database, Transactional, Tx } from '#server/db/database.ts'
import { type Variant, variantName } from '#server/images/images.domain.ts'
import type { ImagesService } from '#server/images/images.service.ts'
import { createQueue } from '#server/kernel/queue.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import { listConsents } from '#server/testimonials/history.queries.ts'
import { findShareImageSource } from '#server/testimonials/share-image.service.ts'
import { getWorkspaceSender } from '#server/accounts/accounts.service.ts'
import { readShown } from './feed-items.service.ts'
import { createKept } from './kept.ts'
import type { DrawProofImage } from './proof-image.ts'
import { inLanguage } from './translated-items.ts'
import { nameOf } from './widgets.domain.ts'
import { nothingIfNotFound, proofNotFound } from './widgets.errors.ts'
import { findProven } from './widgets.repository.ts'
import { readWalls } from './widgets.service.ts'

/** How a testimonial was collected, for anyone to read. Null when no longer known. */
export type Proof = {
  /** Of its page. */
  address: string
  /** The language of the page. */
  language: Language
  item: FeedItem
  owner: string
  /** Everybody who answered received a code. */
  isRewarded: boolean
  /** Who translated what is shown, as a sentence; null for what the client wrote. */
  translatedBy: string | null
  wallUrl: string | null
  paidAt: Date
  askedAt: Date | null
  answeredAt: Date
  agreedAt: Date | null
  changedAt: Date | null
}

/** The preview image for links to the page of a proof: PNG. */
type LinkImage = { png: Buffer; etag: string }

const IMAGES_MAX = 200
const LOGO: Variant = { size: 192, format: 'webp' }

export type ProofService = ReturnType<typeof createProofService>

type Content = { publicId: string; content: ShareImageContent }

/** Proofs of public testimonials that were requested after a payment we saw, and answered through our email. */
export function createProofService(deps: {
  db: Database
  publicUrl: () => string
  images: Pick<ImagesService, 'parseImageUrl' | 'findPublic'>
  drawProofImage: DrawProofImage
}) {
  const { db, publicUrl, images } = deps
  const kept = createKept<Content, LinkImage>({
    nameOf: ({ publicId }) => publicId,
    keyOf: JSON.stringify,
    max: IMAGES_MAX,
  })
  const inTurn = createQueue(1)

  async function draw(content: ShareImageContent): Promise<LinkImage> {
    const png = await deps.drawProofImage({ content, logo: await readLogo(content.brand.logoUrl) })
    return { png, etag: `"${contentHash(png.toString('base64'))}"` }
  }

  async function readLogo(logoUrl: string | null): Promise<Uint8Array | null> {
    const reference = logoUrl && images.parseImageUrl(logoUrl)
    if (!reference || reference.kind !== 'public') return null
    const found = images.findPublic(reference.publicKey, variantName(LOGO))
    const logo = await found.then(({ read }) => read()).catch(nothingIfNotFound)
    return logo ? logo.bytes : null
  }

  /** What nobody can see any more isn't kept either. */
  async function readOrForget(publicId: string): Promise<Content> {
    try {
      const content = await db.read((tx) => readContent(tx, publicId))
      return { publicId, content }
    } catch (error) {
      kept.forget(publicId)
      throw error
    }
  }

  return {
    /** Throws `widgets.proof_not_found` (404), whatever the reason. */
    getImage: (publicId: string): Promise<LinkImage> =>
      kept.find(
        () => readOrForget(publicId),
        ({ content }) => inTurn(() => draw(content)),
      ),

    /** For a visitor who reads this language. Throws `widgets.proof_not_found` (404), whatever the reason. */
    getProof: ({ publicId, language }: { publicId: string; language: Language }): Promise<Proof> =>
      db.read(function* (tx) {
        const proven = yield* findProven(tx, publicId)
        if (!proven) throw proofNotFound()
        const { workspaceId, testimonialId } = proven
        const consents = yield* listConsents(tx, { workspaceId, testimonialId })
        const agreed = consents.findLast(({ choice, withdrawnAt }) => choice === 'public' && withdrawnAt === null)
        const owner = nameOf(yield* getWorkspaceSender(tx, workspaceId))
        const shown = yield* readShown(tx, { workspaceId, publicId, publicUrl: publicUrl() })
        const item = inLanguage(shown, { language, owner })
        const [wall] = yield* readWalls(tx, { workspaceId, publicUrl: publicUrl() })
        return {
          address: new URL(`/proof/${publicId}`, publicUrl()).href,
          language,
          item,
          owner,
          isRewarded: shown.item.origin === 'Received a code for answering',
          translatedBy: item.original === null ? null : translatedBy({ owner, from: item.originalLanguage, language }),
          wallUrl: wall?.url ?? null,
          paidAt: proven.paidAt,
          askedAt: proven.sentAt,
          answeredAt: proven.submittedAt,
          agreedAt: agreed?.givenAt ?? null,
          changedAt: proven.revisedAt,
        }
      }),
  }
}

/** Only what the page shows, in the words of the author. */
function* readContent(tx: Tx, publicId: string): Transactional<ShareImageContent> {
  const proven = yield* findProven(tx, publicId)
  const source = proven && (yield* findShareImageSource(tx, { workspaceId: proven.workspaceId, publicId }))
  if (!source) throw proofNotFound()
  const { testimonial, brand } = source
  return { testimonial: { ...testimonial, date: null, verified: null, photoUrl: null }, brand }
}
