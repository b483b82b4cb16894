import type { Language } from '#shared/languages.ts'
import type { Wall } from './feed.service.ts'
import type { CountedFilter } from './wall-filters.domain.ts'

/** A wall at one of its two addresses. */
export type PlacedWall = Wall & {
  /** The address of the page for everybody: at the owner's domain if there is one. */
  address: string
  /** Our origin, for the page at the owner's domain; empty for the one here. */
  home: string
  /** What visitors can narrow the page down to. */
  filters: readonly CountedFilter[]
  /** The one of these that this page is narrowed down to; null for none. */
  filter: CountedFilter | null
  language: Language
  /** Whether the address of the page says that language, so that its links have to say it too. */
  isLanguageGiven: boolean
  /** Whether it is a draft in its owner's editor. */
  isPreview: boolean
}
