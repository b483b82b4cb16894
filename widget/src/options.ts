import { WIDGET_FONTS, WIDGET_KINDS, WIDGET_PAGE_SIZE, WIDGET_SORTS, WIDGET_THEMES } from '#shared/constants.ts'
import type { Feed, Font, Kind, Sort, Theme } from './feed.ts'

/** What the attributes of the element ask for, as far as the feed allows it, and for the rest what the owner published. */
export type Options = {
  kind: Kind
  /** Most testimonials to show; Infinity when all. */
  limit: number
  pageSize: number
  /** Least stars, 0 when any. */
  minRating: number
  /** Empty keeps the order of the feed. */
  sort: Sort | ''
  theme: Theme
  font: Font
  /** Custom properties of the look, each a CSS value; those of the host page go before them. */
  look: Record<string, string>
  /** Seconds that a slide stays; 0 never moves by itself. */
  autoplay: number
  hasTools: boolean
  isCounted: boolean
  /** Names the list for assistive technology; empty when the owner gave none. */
  label: string
  /** Language tag for dates; empty when the page names none. */
  lang: string
}

/** The first of the themes, which every plan has. */
const LIGHT_THEMES = 2

type PublishedFeed = Pick<Feed, 'kind' | 'options' | 'allowsDark' | 'allowsTools'>

/** `read` answers what stands in an attribute of the element, null where there is none; `lang` is the language around it. */
export function readOptions(
  { read, lang }: { read: (attribute: string) => string | null; lang: string },
  { kind, options, allowsDark, allowsTools }: PublishedFeed,
): Options {
  return {
    kind: pick(WIDGET_KINDS, read('layout')) || pick(WIDGET_KINDS, kind) || 'wall',
    limit: readCount(read('limit')) || Infinity,
    pageSize: readCount(read('page-size')) || readCount(options.pageSize) || WIDGET_PAGE_SIZE,
    minRating: readCount(read('min-rating')),
    sort: pick(WIDGET_SORTS, read('sort')) ?? '',
    theme:
      pick(allowsDark ? WIDGET_THEMES : WIDGET_THEMES.slice(0, LIGHT_THEMES), read('theme')) ||
      pick(WIDGET_THEMES, options.theme) ||
      'light',
    font: pick(WIDGET_FONTS, options.font) ?? 'page',
    look: readLook(options),
    autoplay: readCount(read('autoplay') ?? options.autoplaySeconds),
    hasTools: allowsTools && options.hasVisitorTools === true,
    isCounted: options.isCounted === true && read('counts') !== 'off',
    label: read('label') ?? (typeof options.label === 'string' ? options.label : ''),
    lang,
  }
}

function readLook({ radius, columnWidth, colors }: Record<string, unknown>): Record<string, string> {
  const look: Record<string, string> = {}
  if (typeof radius === 'number') look.radius = `${radius}px`
  if (typeof columnWidth === 'number') look.column = `${columnWidth}px`
  for (const [name, color] of Object.entries(colors ?? {})) if (typeof color === 'string') look[name] = color
  return look
}

function pick<const Word extends string>(known: readonly Word[], given: unknown): Word | undefined {
  return known.find((word) => word === given)
}

/** A whole number above 0, else 0. */
function readCount(given: unknown): number {
  return Math.max(0, Math.trunc(Number(given)) || 0)
}
