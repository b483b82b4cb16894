import { WIDGET_NARROW_KINDS } from '#shared/constants.ts'
import { fullName } from '#shared/users.ts'
import type { PlanName } from '#shared/plans.ts'
import {
  defaultWidgetOptions,
  isOfCards,
  type WidgetFeed,
  type WidgetHeights,
  type WidgetKind,
  type WidgetOptions,
} from '#shared/widgets.ts'

const escapeAttribute = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** URL of our hosted page with a widget's testimonials. */
export const wallUrl = ({ publicUrl, slug }: { publicUrl: string; slug: string }) =>
  `${publicUrl}/wall/${encodeURIComponent(slug)}`

/** The lines to paste into a page: the script, the reserved space, and the element with fallback content. */
export function embedCode(input: {
  publicUrl: string
  widgetId: string
  kind: WidgetKind
  slug: string | null
  heights: WidgetHeights | null
  /** Without it, the unpinned script, which changes with every release. */
  script?: { path: string; integrity: string }
}): string {
  const { publicUrl, widgetId, kind, slug, heights, script } = input
  const origin = escapeAttribute(publicUrl)
  // So that the file of the layout is not loaded only after the feed, which decides what is shown.
  const hint = isOfCards(kind) ? '' : ` kind="${kind}"`
  const wall = escapeAttribute(wallUrl({ publicUrl, slug: slug ?? widgetId }))
  // "Trusted by" may come before it. A line of the page is as high as it is, so nothing is reserved.
  const isInSentence = kind === 'text'
  return [
    script
      ? `<script async src="${origin}/${script.path}" integrity="${script.integrity}" crossorigin="anonymous"></script>`
      : `<script async src="${origin}/widget.js"></script>`,
    ...(heights && !isInSentence ? [`<style>${spaceRules({ widgetId, kind, heights })}</style>`] : []),
    `<goodword-widget widget="${escapeAttribute(widgetId)}"${hint}><a href="${wall}">${isInSentence ? 'our clients' : 'Read our reviews'}</a></goodword-widget>`,
  ].join('\n')
}

const NARROW_MAX_PX = 600
const MEDIUM_MAX_PX = 1000

/** A script that hasn't run by then is blocked, or its server is down. */
const SCRIPT_PATIENCE_SECONDS = 10

/** All of the width that a parent has, also one that centres it. A badge and a row of faces are as wide as their content. */
const FULL_WIDTH = 'width:-moz-available;width:-webkit-fill-available;'

/**
 * Reserves the widget's space for each page width, so that nothing below it moves when it loads. Without a script there
 * is only a link, and nothing is reserved.
 */
function spaceRules(input: { widgetId: string; kind: WidgetKind; heights: WidgetHeights }): string {
  const { widgetId, kind, heights } = input
  const element = `goodword-widget[widget="${widgetId}"]`
  const height = (px: number) => `${element}{min-height:${px}px}`
  return [
    `${element}{display:block;${WIDGET_NARROW_KINDS.includes(kind) ? '' : FULL_WIDTH}min-height:${heights.narrow}px}`,
    `@media(min-width:${NARROW_MAX_PX + 1}px){${height(heights.medium)}}`,
    `@media(min-width:${MEDIUM_MAX_PX + 1}px){${height(heights.wide)}}`,
    `@media(scripting:none){${height(0)}}`,
    `${element}:not(:defined){animation:goodword-blocked 0s ${SCRIPT_PATIENCE_SECONDS}s forwards!important}`,
    '@keyframes goodword-blocked{to{min-height:0}}',
  ].join('')
}

// Names that our own paths use or may use, and names that could be mistaken for us.
const RESERVED_SLUGS = new Set(
  `about abuse account admin api app assets billing blog contact dashboard demo dev docs example examples faq feed goodword
  help home image images index legal login logout mail new null official pricing privacy proof reviews root security
  settings sign-in sign-up static status stripe submit support system team terms test testimonial testimonials undefined
  unsubscribe wall walls widget widgets www`.split(/\s+/),
)

/** Whether this can't be used as the last part of a URL. */
export const isReservedSlug = (slug: string) => RESERVED_SLUGS.has(slug)

/** Who shows a workspace's testimonials, as visitors read it. */
export const nameOf = (owner: { organisationName: string | null; firstName: string; lastName: string }): string =>
  owner.organisationName ?? fullName(owner)

/** An average rating to one decimal; null stays null. */
export const roundedAverage = (average: number | null) => (average === null ? null : Math.round(average * 10) / 10)

/** What a plan allows for widgets. */
export function allowancesOf(plan: PlanName) {
  const isPaid = plan !== 'free'
  return { darkThemes: isPaid, visitorTools: isPaid, colors: isPaid, unbranded: isPaid }
}
export type Allowances = ReturnType<typeof allowancesOf>

export const readOptions = (stored: Partial<WidgetOptions>): WidgetOptions => ({
  ...defaultWidgetOptions,
  ...stored,
  colors: { ...defaultWidgetOptions.colors, ...stored.colors },
  hostedPage: { ...defaultWidgetOptions.hostedPage, ...stored.hostedPage },
})

/** The options that differ from the defaults, which is what is stored. */
export function changedOptions(options: WidgetOptions): Partial<WidgetOptions> {
  const given: Record<string, unknown> = defaultWidgetOptions
  const changed = Object.entries(options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(given[name]),
  )
  return Object.fromEntries(changed)
}

/**
 * The options that apply: without dark themes it stays readable on any background, and the "Goodword" line is shown.
 */
export function allowedOptions(options: WidgetOptions, allows: Allowances): WidgetOptions {
  const isDark = options.theme === 'dark' || options.theme === 'auto'
  return {
    ...options,
    theme: isDark && !allows.darkThemes ? 'plain' : options.theme,
    colors: allows.colors ? options.colors : defaultWidgetOptions.colors,
    hasVisitorTools: options.hasVisitorTools && allows.visitorTools,
    isBranded: options.isBranded || !allows.unbranded,
  }
}

/** The part of the options that a feed contains. */
export function feedOptions(options: WidgetOptions): WidgetFeed['options'] {
  const { theme, font, radius, columnWidth, colors, pageSize } = options
  const { autoplaySeconds, label, hasVisitorTools, isCounted } = options
  return { theme, font, radius, columnWidth, colors, pageSize, autoplaySeconds, label, hasVisitorTools, isCounted }
}

const IMAGE_MIN_WIDTH = 480
const IMAGE_MIN_RATIO = 1.2
const IMAGE_WIDTH = 512

/**
 * The size at which a photo is served if it is wide enough to be shown above the text; null for one that is only used
 * as an avatar.
 */
export function photoSizeOf({ width, height }: { width: number | null; height: number | null }) {
  if (!width || !height || width < IMAGE_MIN_WIDTH || width / height < IMAGE_MIN_RATIO) return null
  const served = Math.min(width, IMAGE_WIDTH)
  return { width: served, height: Math.max(1, Math.round((height * served) / width)) }
}
