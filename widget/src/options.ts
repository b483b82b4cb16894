import { WIDGET_FONTS, WIDGET_KINDS, WIDGET_PAGE_SIZE, WIDGET_THEMES } from '#shared/constants.ts'
import { type Feed, type Font, type Kind, readText, type Theme } from './feed.ts'

/**
 * The options from the element's attributes, as far as the feed allows them, and otherwise those the owner published.
 */
export type Options = {
  kind: Kind
  /** Maximum number of testimonials; Infinity for all. */
  limit: number
  pageSize: number
  /** Minimum stars, 0 for any. */
  minRating: number
  /** Empty keeps the order of the feed. */
  /** An unknown one is the feed's own order. */
  sort: string
  theme: Theme
  font: Font
  /** Custom properties of the look, each a CSS value; those of the host page take precedence. */
  appearance: Record<string, string>
  /** Seconds per slide; 0 never moves automatically. */
  autoplay: number
  hasTools: boolean
  isCounted: boolean
  /** Names the list for assistive technology; empty when the owner gave no name. */
  label: string
  /** Language tag for dates; empty when the page names none. */
  lang: string
}

/** The first of the themes, which every plan has. */
const LIGHT_THEMES = 2

type PublishedFeed = Pick<Feed, 'kind' | 'options' | 'allowsDark' | 'allowsTools'>

/**
 * `read` returns the value of an attribute of the element, null where there is none; `lang` is the language around
 * it, and `languages` those that the visitor reads.
 */
export type OptionSource = { read: (attribute: string) => string | null; lang: string; languages: readonly string[] }

export function readOptions(
  { read, lang }: Omit<OptionSource, 'languages'>,
  { kind, options, allowsDark, allowsTools }: PublishedFeed,
): Options {
  return {
    kind: pick(WIDGET_KINDS, read('layout')) || pick(WIDGET_KINDS, kind) || 'wall',
    limit: readCount(read('limit')) || Infinity,
    pageSize: readCount(read('page-size')) || readCount(options.pageSize) || WIDGET_PAGE_SIZE,
    minRating: readCount(read('min-rating')),
    sort: read('sort') ?? '',
    theme:
      pick(allowsDark ? WIDGET_THEMES : WIDGET_THEMES.slice(0, LIGHT_THEMES), read('theme')) ||
      pick(WIDGET_THEMES, options.theme) ||
      'light',
    font: pick(WIDGET_FONTS, options.font) ?? 'page',
    appearance: readAppearance(options),
    autoplay: readCount(read('autoplay') ?? options.autoplaySeconds),
    hasTools: allowsTools && options.hasVisitorTools === true,
    isCounted: options.isCounted === true && read('counts') !== 'off',
    label: read('label') ?? readText(options.label),
    lang,
  }
}

function readAppearance({ radius, columnWidth, colors }: Record<string, unknown>): Record<string, string> {
  const appearance: Record<string, string> = {}
  if (typeof radius === 'number') appearance.radius = `${radius}px`
  if (typeof columnWidth === 'number') appearance.column = `${columnWidth}px`
  for (const [name, color] of Object.entries(colors ?? {})) if (typeof color === 'string') appearance[name] = color
  return appearance
}

function pick<const Token extends string>(known: readonly Token[], given: unknown): Token | undefined {
  return known.find((word) => word === given)
}

/** A whole number above 0, else 0. */
function readCount(given: unknown): number {
  return Math.max(0, Number(given) | 0)
}
