import * as z from 'zod'
import { ActivityChange } from './workspace-activity.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { WidgetOrder } from './widget-order.ts'
import { FeedItem, WidgetHeights, WidgetKind, WidgetOptions } from './widgets.ts'

/** Maximum number of widgets in a workspace, on every plan. */
export const WIDGETS_MAX = 50

/** The owner's name for a widget. */
export const WidgetName = z.string().trim().min(1, 'Enter a name.').max(60, 'A name can be at most 60 characters long.')

/** Last part of the hosted page's URL. Widget ids can't be used. */
const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Enter at least 3 characters.')
  .max(60, 'An address can be at most 60 characters long.')
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Use lowercase letters, digits and single hyphens, like feldmann-studio.')

export const Widget = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: WidgetKind,
  /** The lines to paste into a page: the script, reserved space and the widget. */
  embedCode: z.string(),
  /** URL of the hosted page. */
  wallUrl: z.string(),
  /** When its options were last published; null while it is unchanged. */
  publishedAt: z.iso.datetime().nullable(),
  /** The site on which it was last seen, and when; null if never. */
  seenOn: z.strictObject({ site: z.string(), at: z.iso.datetime() }).nullable(),
})
export type Widget = z.infer<typeof Widget>

/** What the plan allows for widgets. */
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
  order: WidgetOrder,
  allows: Allowance,
  /** A testimonial that its client made public was rejected: every widget then says that the owner chose. */
  hasRejected: z.boolean(),
  /** Everything that can be shown, newest first, including what this widget hides. */
  testimonials: z.array(
    FeedItem.pick({ id: true, author: true, rating: true, text: true, date: true }).extend({
      service: z.string().nullable(),
      tagIds: z.array(z.string()),
    }),
  ),
})
export type WidgetDetails = z.infer<typeof WidgetDetails>

export const listWidgets = defineEndpoint({
  method: 'GET',
  path: '/goodword/widget/list',
  access: 'viewer',
  summary: 'List widgets with the code to embed them',
  response: z.strictObject({ items: z.array(Widget) }),
})

const WIDGET_PLACES_MAX = 100

/** A widget that would show some of the testimonials if the owner approves them. */
export const WidgetPlace = Widget.pick({ id: true, name: true, kind: true, wallUrl: true, seenOn: true }).extend({
  /** Those of the given testimonials that it would show. */
  testimonialIds: z.array(z.string()),
})
export type WidgetPlace = z.infer<typeof WidgetPlace>

/**
 * Reads which widgets show these testimonials once they are approved, as their filters, limits and hidden testimonials
 * are now. Widgets that would show none of them are left out, and so are testimonials that their clients don't share.
 */
export const listWidgetPlaces = defineEndpoint({
  method: 'POST',
  path: '/goodword/widget/places',
  access: 'viewer',
  worksFrozen: true,
  summary: 'Read where testimonials appear once they are approved',
  body: z.strictObject({ testimonialIds: z.array(z.string().max(64)).min(1).max(WIDGET_PLACES_MAX) }),
  response: z.strictObject({ items: z.array(WidgetPlace) }),
})

export const createWidget = defineEndpoint({
  method: 'POST',
  path: '/goodword/widget/create',
  access: 'editor',
  summary: 'Create a widget',
  body: z.strictObject({ name: WidgetName, kind: WidgetKind }),
  response: Widget,
  status: 201,
  errors: ['widgets.too_many'],
})

export const getWidget = defineEndpoint({
  method: 'GET',
  path: '/goodword/widget/:id',
  access: 'viewer',
  summary: 'Read a widget with everything that the editor changes',
  response: WidgetDetails,
  errors: ['widgets.not_found'],
})

/**
 * Pins today's script. From then on, this script and the parts it loads by hash are served unchanged for as long as the
 * installation exists.
 */
export const pinWidget = defineEndpoint({
  method: 'GET',
  path: '/goodword/widget/:id/pinned',
  access: 'viewer',
  summary: 'Read the code of a widget with today’s script pinned by its hash',
  response: Widget.pick({ embedCode: true }),
  errors: ['widgets.not_found', 'request.not_built'],
})

/** Everything that is published of a widget. */
export const WidgetPublication = z.strictObject({
  name: WidgetName,
  kind: WidgetKind,
  slug: Slug.nullable(),
  options: WidgetOptions,
  heights: WidgetHeights.nullable(),
  /** When the version this replaces was published, null if never. If given, a newer version is not replaced. */
  replaces: z.iso.datetime().nullable().optional(),
})

/**
 * Replaces everything at once; every page that shows the widget follows within a minute. `heights` are those measured
 * by the preview.
 */
export const publishWidget = defineEndpoint({
  method: 'PUT',
  path: '/goodword/widget/:id',
  access: 'editor',
  summary: 'Publish a widget',
  body: WidgetPublication,
  maxBodyBytes: 128 * 1024,
  response: WidgetDetails,
  errors: ['widgets.not_found', 'widgets.slug_taken', 'widgets.published_meanwhile'],
})

/** How many earlier versions of a widget are kept. */
export const WIDGET_VERSIONS_MAX = 20

/** What was published of a widget before, without the address of its page. */
export const WidgetVersion = z.strictObject({
  name: WidgetName,
  kind: WidgetKind,
  /** What the widget hides is what it hides now. */
  options: WidgetOptions,
  publishedAt: z.iso.datetime(),
  /** What differs from the version that is published now (`before`), as the editor names it. */
  changes: z.array(ActivityChange),
})
export type WidgetVersion = z.infer<typeof WidgetVersion>

export const listWidgetVersions = defineEndpoint({
  method: 'GET',
  path: '/goodword/widget/:id/versions',
  access: 'viewer',
  summary: 'List the earlier versions of a widget',
  response: z.strictObject({ items: z.array(WidgetVersion) }),
  errors: ['widgets.not_found'],
})

/** Pages that show it fall back to the content inside the element. A workspace's last widget can't be deleted. */
export const deleteWidget = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/widget/:id',
  access: 'editor',
  summary: 'Delete a widget',
  errors: ['widgets.not_found', 'widgets.last_one'],
})

/**
 * Keeps a draft for fifteen minutes under an id of its own, which works like a widget's: its feed is
 * `/w/:previewId.json`. It is neither counted nor published.
 */
export const previewWidget = defineEndpoint({
  method: 'POST',
  path: '/goodword/widget/:id/preview',
  access: 'viewer',
  worksFrozen: true,
  summary: 'Preview a widget before it is published',
  body: z.strictObject({
    kind: WidgetKind,
    options: WidgetOptions,
    /** Shows marked examples while there is no testimonial to show. */
    hasExamples: z.boolean().default(false),
  }),
  maxBodyBytes: 128 * 1024,
  response: z.strictObject({ previewId: z.string() }),
  errors: ['widgets.not_found'],
})

const Count = z.number().int().min(0)

/** Counts by day (UTC) and site. A view is a widget that scrolled into sight; a click is a click inside it. */
export const WidgetFigures = z.strictObject({
  views: Count,
  clicks: Count,
  /** Every day of the period, oldest first, including empty ones. */
  days: z.array(z.strictObject({ day: z.iso.date(), views: Count, clicks: Count })),
  /** Most views first. `site` is a host name, or `other` for those beyond the first hundred of a day. */
  sites: z.array(z.strictObject({ site: z.string(), views: Count, clicks: Count, lastSeenAt: z.iso.datetime() })),
})
export type WidgetFigures = z.infer<typeof WidgetFigures>

export const getWidgetFigures = defineEndpoint({
  method: 'GET',
  path: '/goodword/widget/:id/figures',
  access: 'viewer',
  summary: 'Read how often a widget was seen and clicked, and where',
  query: z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) }),
  response: WidgetFigures,
  errors: ['widgets.not_found'],
})

/** What a widget reports about itself: `POST /w/:id/count`, without cookies, always answered 204. */
export const WidgetCount = z.strictObject({ kind: z.enum(['view', 'click']) })
export type WidgetCount = z.infer<typeof WidgetCount>
