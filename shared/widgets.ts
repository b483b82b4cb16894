import * as z from 'zod'
import { WIDGET_KINDS } from './constants.ts'
import { defineEndpoint } from './http/endpoint.ts'

const WidgetKindName = z.enum(WIDGET_KINDS)

/** One testimonial as anybody may see it. Nothing here identifies the client beyond what the client chose to publish. */
export const FeedItem = z.strictObject({
  /** Public id of the testimonial; not the id of its request. */
  id: z.string(),
  /** Empty where the client does not want to be named. */
  author: z.string(),
  /** What the author does, and for whom, where the client allows it. */
  role: z.string().nullable(),
  company: z.string().nullable(),
  /** Stars, 1 to 5, or null. */
  rating: z.number().int().min(1).max(5).nullable(),
  text: z.string(),
  /** Day of the answer, `YYYY-MM-DD` in UTC. */
  date: z.iso.date(),
  /** Absolute address of the author's picture, 192 px on its longer side, as WebP; the same with `.jpg` as JPEG. */
  imageUrl: z.url().nullable(),
  /** Questions of the owner that the client answered and lets be shown. */
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
})
export type FeedItem = z.infer<typeof FeedItem>

/** What a widget shows: `GET /w/:id.json`. */
export const WidgetFeed = z.strictObject({
  /** Version of this shape. A widget that does not know it keeps its fallback. */
  version: z.literal(1),
  kind: WidgetKindName,
  /** Address of the same testimonials as a page of ours. */
  wallUrl: z.url(),
  summary: z.strictObject({
    /** Testimonials in this feed. */
    shown: z.number().int().min(0),
    /** Testimonials that clients shared in public, shown or not. */
    shared: z.number().int().min(0),
    /** Average rating of all shared ones that have a rating, to one decimal; null when none has. */
    average: z.number().min(1).max(5).nullable(),
    /** True as soon as a shared testimonial is not shown because the owner rejected or hid it. */
    isSelected: z.boolean(),
  }),
  /** Show the line that names Goodword. */
  isBranded: z.boolean(),
  /** Newest first. */
  items: z.array(FeedItem),
})
export type WidgetFeed = z.infer<typeof WidgetFeed>

export const Widget = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: WidgetKindName,
  /** The two lines to paste into a page. */
  embedCode: z.string(),
})
export type Widget = z.infer<typeof Widget>

export const listWidgets = defineEndpoint({
  method: 'GET',
  path: '/goodword/widget/list',
  access: 'owner',
  summary: 'List widgets with the code to embed them',
  response: z.strictObject({ items: z.array(Widget) }),
})
