import type { PlanName } from '#shared/plans.ts'
import { defaultWidgetOptions, type FeedItem, type WidgetFeed, type WidgetOptions } from '#shared/widgets.ts'

const escapeAttribute = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** Address of a widget's testimonials as a page of ours. */
export const wallUrl = ({ publicUrl, slug }: { publicUrl: string; slug: string }) =>
  `${publicUrl}/wall/${encodeURIComponent(slug)}`

/** The lines to paste into a page: the script, and where the widget stands with what is shown until it is there. */
export function embedCode(input: { publicUrl: string; widgetId: string; slug: string | null }): string {
  const origin = escapeAttribute(input.publicUrl)
  const wall = escapeAttribute(wallUrl({ publicUrl: input.publicUrl, slug: input.slug ?? input.widgetId }))
  return [
    `<script async src="${origin}/widget.js"></script>`,
    `<goodword-widget widget="${escapeAttribute(input.widgetId)}"><a href="${wall}">Read our reviews</a></goodword-widget>`,
  ].join('\n')
}

/** An average rating to one decimal; null stays null. */
export const roundedAverage = (average: number | null) => (average === null ? null : Math.round(average * 10) / 10)

/** What of a widget a plan allows. */
export function allowancesOf(plan: PlanName) {
  const isPaid = plan !== 'free'
  return { darkThemes: isPaid, visitorTools: isPaid, colors: isPaid, unbranded: isPaid }
}
export type Allowances = ReturnType<typeof allowancesOf>

export const readOptions = (stored: Partial<WidgetOptions>): WidgetOptions => ({ ...defaultWidgetOptions, ...stored })

/** The options as they take effect: a page that was dark stays readable on any ground, and the line comes back. */
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

/** The part of the options that a feed tells. */
export function feedOptions(options: WidgetOptions): WidgetFeed['options'] {
  const { theme, font, radius, columnWidth, colors, pageSize } = options
  const { autoplaySeconds, label, hasVisitorTools, isCounted } = options
  return { theme, font, radius, columnWidth, colors, pageSize, autoplaySeconds, label, hasVisitorTools, isCounted }
}

/** Which of the public testimonials (newest first) a widget shows, in its order, and whether good ratings had a better chance. */
export function chooseItems(
  all: FeedItem[],
  { hiddenIds, minRating, sort, limit, featuredId }: WidgetOptions,
): { items: FeedItem[]; isSelected: boolean } {
  const hidden = new Set(hiddenIds)
  const chosen = all.filter(({ id, rating }) => !hidden.has(id) && (rating ?? 0) >= minRating)
  if (sort === 'oldest') chosen.reverse()
  if (sort === 'highest') chosen.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
  const featured = chosen.findIndex(({ id }) => id === featuredId)
  if (featured > 0) chosen.unshift(...chosen.splice(featured, 1))
  const items = limit === null ? chosen : chosen.slice(0, limit)
  const isPicked = chosen.length < all.length || (sort === 'highest' && items.length < chosen.length)
  return { items, isSelected: isPicked }
}

const PICTURE_MIN_WIDTH = 480
const PICTURE_MIN_RATIO = 1.2
const PICTURE_WIDTH = 512

/** How large a picture is served that is wide enough to stand above the words; null for one that suits a small round. */
export function pictureSizeOf({ width, height }: { width: number | null; height: number | null }) {
  if (!width || !height || width < PICTURE_MIN_WIDTH || width / height < PICTURE_MIN_RATIO) return null
  const served = Math.min(width, PICTURE_WIDTH)
  return { width: served, height: Math.max(1, Math.round((height * served) / width)) }
}
