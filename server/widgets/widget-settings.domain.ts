import type { ReadableSettings } from '#server/activity/activity.domain.ts'
import type { HostedLayout, WidgetKind, WidgetOptions } from '#shared/widgets.ts'

const kindNames: Record<WidgetKind, string> = {
  wall: 'Wall',
  grid: 'Grid',
  list: 'List',
  carousel: 'Carousel',
  marquee: 'Marquee',
  single: 'Single',
  badge: 'Badge',
  avatars: 'Avatars',
  text: 'In a sentence',
}
const hostedLayoutNames: Record<HostedLayout, string> = {
  wall: kindNames.wall,
  grid: kindNames.grid,
  list: kindNames.list,
  large: 'Large letters',
}
const themeNames: Record<WidgetOptions['theme'], string> = {
  light: 'Light',
  plain: 'Plain',
  dark: 'Dark',
  auto: 'Auto',
}
const fontNames: Record<WidgetOptions['font'], string> = {
  page: 'Page font',
  system: 'System font',
  serif: 'System serif',
}
const orderNames: Record<WidgetOptions['sort'], string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest rated first',
}
const ratingNames = ['Any, or no rating', 'Any rating', '2 stars', '3 stars', '4 stars', '5 stars']

/** A widget's settings as its editor names them. Of single testimonials it says only that one was chosen. */
export const readableWidget = ({
  name,
  kind,
  slug,
  options,
}: {
  name: string
  kind: WidgetKind
  slug: string | null
  options: WidgetOptions
}): ReadableSettings => ({
  Name: name,
  Layout: kindNames[kind],
  Theme: themeNames[options.theme],
  Font: fontNames[options.font],
  Corners: `${options.radius} px`,
  'Column width': `${options.columnWidth} px`,
  'Focus colour': options.colors.accent,
  'Text colour': options.colors.text,
  'Card colour': options.colors.card,
  'Border colour': options.colors.border,
  'Star colour': options.colors.star,
  'Show first': options.pageSize,
  Autoplay: options.autoplaySeconds === 0 ? false : `${options.autoplaySeconds} seconds`,
  'Name for screen readers': options.label,
  'Let visitors search and filter': options.hasVisitorTools,
  'Let visitors filter by service': options.hasServiceFilter,
  'Count views and clicks': options.isCounted,
  Order: orderNames[options.sort],
  Maximum: options.limit ?? 'All',
  'Minimum rating': ratingNames[options.minRating] ?? options.minRating,
  'Only tags': options.onlyTagIds.length === 0 ? 'Any' : options.onlyTagIds.length,
  'Tags to leave out': options.withoutTagIds.length,
  'Only services': options.onlyServices.length === 0 ? 'Any' : options.onlyServices.join(', '),
  'Services to leave out': options.withoutServices.join(', '),
  'Hidden testimonials': options.hiddenIds.length,
  Testimonial: options.featuredId === null ? 'The first one' : 'A chosen one',
  'Show wide photos above the text': options.hasWidePhotos,
  'Say who collected them': options.isBranded,
  'Allowed sites': options.allowedSites.join(', '),
  'Tell search engines': options.structuredData && `${options.structuredData.type}: ${options.structuredData.name}`,
  'Hosted page address': slug,
  'Sentence below the title': options.hostedPage.sentence,
  Button: options.hostedPage.button?.label ?? null,
  'Address the button opens': options.hostedPage.button?.url ?? null,
  'Your website': options.hostedPage.siteUrl,
  'Large quote': options.hostedPage.leadId !== null,
  'Layout of the hosted page': hostedLayoutNames[options.hostedPage.layout],
  'Let search engines find the hosted page': options.hostedPage.isInSitemap,
})
