import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '#shared/languages.ts'
import type { ShareImageSource } from '#shared/share-image.ts'
import { fullName } from '#shared/users.ts'
import { translatedBy } from '#shared/widget-messages/translated-by.ts'
import { messageIn } from '#shared/widget-messages/message-in.ts'
import type { Database, Transactional, Tx } from '#server/db/database.ts'
import { readBrand } from '#server/forms/forms.service.ts'
import { publicImagePath } from '#server/images/images.domain.ts'
import { findShown } from './share-image.repository.ts'
import { notShown } from './testimonials.errors.ts'
import { getTestimonial } from './testimonials.service.ts'

const inOrder = <Of extends { language: Language }>(translations: readonly Of[]): Of[] =>
  translations.toSorted((a, b) => LANGUAGES.indexOf(a.language) - LANGUAGES.indexOf(b.language))

export type ShareImageService = ReturnType<typeof createShareImageService>

/** The public view decides what an image may show, so an image never says more than a widget would. */
export function createShareImageService({ db }: { db: Database }) {
  return {
    /** Throws `testimonials.not_found` (404) and `testimonials.not_shown` (409). */
    getContent: ({ workspaceId, id }: { workspaceId: string; id: string }): Promise<ShareImageSource> =>
      db.read(function* (tx) {
        const row = yield* getTestimonial(tx, { workspaceId, id })
        const source = yield* findShareImageSource(tx, { workspaceId, publicId: row.publicId })
        if (!source) throw notShown(row)
        return source
      }),
  }
}

/** Undefined when visitors can't see the testimonial. */
export function* findShareImageSource(
  tx: Tx,
  { workspaceId, publicId }: { workspaceId: string; publicId: string },
): Transactional<ShareImageSource | undefined> {
  const shown = yield* findShown(tx, { workspaceId, publicId })
  if (!shown) return undefined
  const { organisationName, logoUrl, accent, ...person } = yield* readBrand(tx, workspaceId)
  const { author, role, company, rating, text, excerpt, highlight, imageKey } = shown
  const name = organisationName ?? fullName(person)
  const verifiedIn = (language: Language) => (shown.isVerified ? messageIn(language, 'Verified client') : null)
  const language = isLanguage(shown.language) ? shown.language : null
  return {
    testimonial: {
      author,
      role,
      company,
      rating,
      text,
      excerpt,
      highlight,
      language,
      date: shown.submittedAt.toISOString().slice(0, 10),
      verified: verifiedIn(language ?? DEFAULT_LANGUAGE),
      photoUrl: imageKey && publicImagePath(imageKey, { size: 512, format: 'webp' }),
      translatedBy: null,
    },
    brand: { name, logoUrl, accent },
    translations: inOrder(shown.translations).map((each) => ({
      ...each,
      verified: verifiedIn(each.language),
      translatedBy: translatedBy({ owner: name, from: language, language: each.language }),
    })),
  }
}
