import * as z from 'zod'
import { WIDGET_SORTS } from './constants.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { FeedItem, WidgetKind } from './widgets.ts'

/** How many testimonials a widget can have pinned, and how many moved by hand below them. */
export const PINNED_MAX = 50
export const MOVED_MAX = 200

const PublicId = z.string().max(64)

/**
 * Which testimonials a widget shows first, by their public ids: pinned ones, then those moved by hand. All others follow
 * as the widget sorts them. Ids of testimonials that aren't public now keep their position.
 */
export const WidgetOrder = z.strictObject({ pinnedIds: z.array(PublicId), movedIds: z.array(PublicId) })
export type WidgetOrder = z.infer<typeof WidgetOrder>

/** Pinned ones come first, then those moved by hand, then those that the widget sorts. */
export const ORDER_GROUPS = ['pinned', 'moved', 'sorted'] as const
export type OrderGroup = (typeof ORDER_GROUPS)[number]

/** How much of a text the order's page shows, in characters. */
export const BEGINNING_MAX = 280

/** A testimonial as the widget shows it, with the beginning of its excerpt or text. */
export const OrderedTestimonial = FeedItem.pick({
  id: true,
  author: true,
  company: true,
  rating: true,
  text: true,
  photo: true,
}).extend({ service: z.string().nullable(), group: z.enum(ORDER_GROUPS) })
export type OrderedTestimonial = z.infer<typeof OrderedTestimonial>

const Count = z.number().int().min(0)

export const WidgetOrderDetails = z.strictObject({
  widget: z.strictObject({
    id: z.string(),
    name: z.string(),
    kind: WidgetKind,
    wallUrl: z.string(),
    /** How many a wall shows at first. */
    pageSize: z.number().int(),
  }),
  /** How it sorts what nobody moved. */
  sort: z.enum(WIDGET_SORTS),
  /** Testimonials that clients share and this widget doesn't show, by the reason. */
  notShown: z.strictObject({
    waiting: Count,
    rejected: Count,
    /** By the widget's own filters, its maximum, and what it hides. */
    leftOut: Count,
  }),
  /** What visitors see, in this order. */
  items: z.array(OrderedTestimonial),
})
export type WidgetOrderDetails = z.infer<typeof WidgetOrderDetails>

export const getWidgetOrder = defineEndpoint({
  method: 'GET',
  path: '/goodword/widget/:id/order',
  access: 'viewer',
  summary: 'Read what a widget shows, in its order',
  response: WidgetOrderDetails,
  errors: ['widgets.not_found'],
})

const Move = { action: z.literal('move'), id: PublicId }

/**
 * One step. A move names one neighbour, so that two people can move at the same time: the testimonial joins the
 * neighbour's group. `pin` adds it at the end of the pinned ones. `release` and `release-moved` let the widget sort it,
 * or all that were moved by hand.
 */
export const OrderChange = z.union(
  [
    z.strictObject({ ...Move, before: PublicId }),
    z.strictObject({ ...Move, after: PublicId }),
    z.strictObject({ action: z.literal('pin'), id: PublicId }),
    z.strictObject({ action: z.literal('release'), id: PublicId }),
    z.strictObject({ action: z.literal('release-moved') }),
  ],
  'Say which testimonial to move before or after which other one, to pin, or to release.',
)
export type OrderChange = z.infer<typeof OrderChange>

/** Changes the order at once; every page that shows the widget follows within a minute. Answers with the new order. */
export const changeWidgetOrder = defineEndpoint({
  method: 'POST',
  path: '/goodword/widget/:id/order',
  access: 'editor',
  summary: 'Move, pin or release a testimonial in a widget',
  body: OrderChange,
  response: WidgetOrder,
  errors: ['widgets.not_found', 'widgets.not_shown', 'widgets.order_full'],
})
