import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { FeedItem, WidgetHeights, WidgetKind, WidgetOptions } from './widgets.ts'

/** Widgets of one workspace, whatever the plan. */
export const WIDGETS_MAX = 50

/** What an owner calls a widget. */
export const WidgetName = z.string().trim().min(1, 'Enter a name.').max(60, 'A name can have 60 characters at most.')

/** Last part of the hosted page's address. Widget ids are not taken by it. */
const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Enter at least 3 characters.')
  .max(60, 'An address can have 60 characters at most.')
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Use small letters, digits and single hyphens, like feldmann-studio.')

export const Widget = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: WidgetKind,
  /** The lines to paste into a page: the script, the space it needs, the widget. */
  embedCode: z.string(),
  /** Address of the hosted page. */
  wallUrl: z.string(),
  /** When its options were last published; null while it is as it was made. */
  publishedAt: z.iso.datetime().nullable(),
  /** The site on which it was last looked at, and when; null when nobody saw it yet. */
  seenOn: z.strictObject({ site: z.string(), at: z.iso.datetime() }).nullable(),
})
export type Widget = z.infer<typeof Widget>

/** What of a widget the plan allows now. */
const Allowance = z.strictObject({
  darkThemes: z.boolean(),
  visitorTools: z.boolean(),
  colors: z.boolean(),
  unbranded: z.boolean(),
})

export const WidgetDetails = z.strictObject({
  widget: Widget,
  slug: z.string().nullable(),
  options: WidgetOptions,
  heights: WidgetHeights.nullable(),
  allows: Allowance,
  /** Everything that may be shown, newest first, hidden here or not. */
  testimonials: z.array(FeedItem.pick({ id: true, author: true, rating: true, text: true, date: true })),
})
export type WidgetDetails = z.infer<typeof WidgetDetails>

export const listWidgets = defineEndpoint({
  method: 'GET',
  path: '/goodword/widget/list',
  access: 'owner',
  summary: 'List widgets with the code to embed them',
  response: z.strictObject({ items: z.array(Widget) }),
})

export const createWidget = defineEndpoint({
  method: 'POST',
  path: '/goodword/widget/create',
  access: 'owner',
  summary: 'Make a widget',
  body: z.strictObject({ name: WidgetName, kind: WidgetKind }),
  response: Widget,
  status: 201,
  errors: ['widgets.too_many'],
})

export const getWidget = defineEndpoint({
  method: 'GET',
  path: '/goodword/widget/:id',
  access: 'owner',
  summary: 'Read a widget with everything that the studio edits',
  response: WidgetDetails,
  errors: ['widgets.not_found'],
})

/**
 * From then on this script, and the parts that it asks for by their hashes, are answered unchanged for as long as the
 * installation lives.
 */
export const pinWidget = defineEndpoint({
  method: 'GET',
  path: '/goodword/widget/:id/pinned',
  access: 'owner',
  summary: 'Read the code of a widget with the script of today pinned by its hash',
  response: Widget.pick({ embedCode: true }),
  errors: ['widgets.not_found', 'request.not_built'],
})

/** What is published of a widget, all of it. */
export const WidgetPublication = z.strictObject({
  name: WidgetName,
  kind: WidgetKind,
  slug: Slug.nullable(),
  options: WidgetOptions,
  heights: WidgetHeights.nullable(),
  /** When what this replaces was published, null where nothing was. Where it is given, nothing newer is replaced. */
  replaces: z.iso.datetime().nullable().optional(),
})

/** Replaces everything at once; every page that shows it follows within a minute. `heights` is what the preview measured. */
export const publishWidget = defineEndpoint({
  method: 'PUT',
  path: '/goodword/widget/:id',
  access: 'owner',
  summary: 'Publish a widget',
  body: WidgetPublication,
  maxBodyBytes: 128 * 1024,
  response: WidgetDetails,
  errors: ['widgets.not_found', 'widgets.slug_taken', 'widgets.published_meanwhile'],
})

/** Pages that show it fall back to what stands inside the element. The last widget of a workspace stays. */
export const deleteWidget = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/widget/:id',
  access: 'owner',
  summary: 'Delete a widget',
  errors: ['widgets.not_found', 'widgets.last_one'],
})

/**
 * Keeps a draft for a quarter of an hour under an id of its own, which the real widget takes like any other: its feed is
 * `/w/:previewId.json`. Nothing is counted and nothing published.
 */
export const previewWidget = defineEndpoint({
  method: 'POST',
  path: '/goodword/widget/:id/preview',
  access: 'owner',
  summary: 'Look at a widget before it is published',
  body: z.strictObject({ kind: WidgetKind, options: WidgetOptions }),
  maxBodyBytes: 128 * 1024,
  response: z.strictObject({ previewId: z.string() }),
  errors: ['widgets.not_found'],
})

const Count = z.number().int().min(0)

/** What was counted, by day of UTC and by site. A view is a widget that came into sight; a click is one inside it. */
export const WidgetFigures = z.strictObject({
  views: Count,
  clicks: Count,
  /** Each day of the period, oldest first, the empty ones too. */
  days: z.array(z.strictObject({ day: z.iso.date(), views: Count, clicks: Count })),
  /** Most views first. `site` is a host name, `other` for those beyond the first hundred of a day. */
  sites: z.array(z.strictObject({ site: z.string(), views: Count, clicks: Count, lastSeenAt: z.iso.datetime() })),
})
export type WidgetFigures = z.infer<typeof WidgetFigures>

export const getWidgetFigures = defineEndpoint({
  method: 'GET',
  path: '/goodword/widget/:id/figures',
  access: 'owner',
  summary: 'Read how often a widget was seen and clicked, and where',
  query: z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) }),
  response: WidgetFigures,
  errors: ['widgets.not_found'],
})

/** What a widget tells of itself: `POST /w/:id/count`, without cookies, answered 204 whatever becomes of it. */
export const WidgetCount = z.strictObject({ kind: z.enum(['view', 'click']) })
export type WidgetCount = z.infer<typeof WidgetCount>
