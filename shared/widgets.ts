import * as z from 'zod'
import { WIDGET_FONTS, WIDGET_KINDS, WIDGET_PAGE_SIZE, WIDGET_SORTS, WIDGET_THEMES } from './constants.ts'

export const WidgetKind = z.enum(WIDGET_KINDS)
export type WidgetKind = z.infer<typeof WidgetKind>

const Color = z.string().regex(/^#[\da-f]{6}$/, 'Enter a colour as # and six digits, like #8c2a6b.')

/** What decides the look of a widget, in the feed and in the studio. Custom properties of the host page override it. */
const look = {
  theme: z.enum(WIDGET_THEMES),
  font: z.enum(WIDGET_FONTS),
  /** Of cards and buttons, in CSS pixels. */
  radius: z.number().int().min(0).max(32),
  /** Least width of a column or slide, in CSS pixels. */
  columnWidth: z.number().int().min(200).max(480),
  /** Null takes the theme's own. */
  colors: z.strictObject({
    accent: Color.nullable(),
    text: Color.nullable(),
    card: Color.nullable(),
    border: Color.nullable(),
    star: Color.nullable(),
  }),
  /** Cards of a page of the wall. */
  pageSize: z.number().int().min(3).max(48),
  /** Seconds that a slide of the carousel stays; 0 never moves by itself. */
  autoplaySeconds: z.number().int().min(0).max(30),
  /** Names the list for assistive technology; empty when the owner gave none. */
  label: z.string().trim().max(80),
  /** Visitors can search and filter. */
  hasVisitorTools: z.boolean(),
  /** Views and clicks are counted, without cookies or addresses. */
  isCounted: z.boolean(),
}

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
  /** The same picture where it is wide enough to stand above the words: at most 512 px wide, and its size as it is served. */
  picture: z
    .strictObject({ url: z.url(), width: z.number().int().positive(), height: z.number().int().positive() })
    .nullable(),
  /** Asked for after a payment, and answered by the link of a mail: `/proof/:id` of our origin tells how. */
  isVerified: z.boolean(),
  /** The owner received these words elsewhere and added them. Never verified. */
  isByOwner: z.boolean(),
  /** Questions of the owner that the client answered and lets be shown. */
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
})
export type FeedItem = z.infer<typeof FeedItem>

/** What a widget shows: `GET /w/:id.json`. Whatever was added since the first widget may be missing in an older feed. */
export const WidgetFeed = z.strictObject({
  /** Version of this shape. A widget that does not know it keeps its fallback. */
  version: z.literal(1),
  kind: WidgetKind,
  /** Changes with anything else in the feed. */
  revision: z.string(),
  /** Address of the same testimonials as a page of ours. */
  wallUrl: z.url(),
  summary: z.strictObject({
    /** Testimonials in this feed. */
    shown: z.number().int().min(0),
    /** Testimonials that clients shared in public, shown or not. */
    shared: z.number().int().min(0),
    /** How many of the shared ones were asked for after a payment. */
    afterPayment: z.number().int().min(0),
    /** Average rating of all shared ones that have a rating, to one decimal; null when none has. */
    average: z.number().min(1).max(5).nullable(),
    /** True as soon as a shared testimonial is not shown because the owner rejected or hid it, or by its rating. */
    isSelected: z.boolean(),
  }),
  /** Show the line that names Goodword. */
  isBranded: z.boolean(),
  /** What the plan allows an attribute of the element to ask for; what goes beyond is ignored. */
  allows: z.strictObject({ darkThemes: z.boolean(), visitorTools: z.boolean() }),
  /** What the owner published, as far as the plan allows it. */
  options: z.strictObject(look),
  /** In the order that the owner chose. */
  items: z.array(FeedItem),
})
export type WidgetFeed = z.infer<typeof WidgetFeed>

/** Kinds of things that Google shows stars for; reviews of one's own business are not among them. */
export const STRUCTURED_TYPES = ['Product', 'Course', 'Event', 'SoftwareApplication'] as const

const Site = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(\*\.)?([a-z\d]([a-z\d-]*[a-z\d])?\.)*[a-z\d]([a-z\d-]*[a-z\d])?(:\d{1,5})?$/, {
    message: 'Enter the name of a site, like feldmann.studio or *.feldmann.studio.',
  })

/** Testimonials that one widget can leave out by hand. */
export const HIDDEN_MAX = 1000

/** Everything that the studio edits. Options beyond the plan are kept and take effect once the plan allows them. */
export const WidgetOptions = z.strictObject({
  ...look,
  sort: z.enum(WIDGET_SORTS),
  /** Most testimonials to show; null for all. */
  limit: z.number().int().min(1).max(500).nullable(),
  /** Least stars; 0 shows those without a rating too. */
  minRating: z.number().int().min(0).max(5),
  /** Public ids of testimonials that this widget leaves out. */
  hiddenIds: z.array(z.string().max(64)).max(HIDDEN_MAX),
  /** Public id of the testimonial of a `single`; null, and one that is gone, for the first one. */
  featuredId: z.string().max(64).nullable(),
  /** Show the line that names Goodword; only the paid plans can leave it out. */
  isBranded: z.boolean(),
  /** Sites that may show it: their names, `*.` before one for all below it, a port where it is not the usual. Empty for all. */
  allowedSites: z.array(Site).max(50, 'There can be 50 sites at most.'),
  /** What the testimonials are about, told to search engines on the hosted page and in finished HTML; null tells nothing. */
  structuredData: z
    .strictObject({ type: z.enum(STRUCTURED_TYPES), name: z.string().trim().min(1).max(120) })
    .nullable(),
})
export type WidgetOptions = z.infer<typeof WidgetOptions>

export const defaultWidgetOptions: WidgetOptions = {
  theme: 'light',
  font: 'page',
  radius: 10,
  columnWidth: 280,
  colors: { accent: null, text: null, card: null, border: null, star: null },
  pageSize: WIDGET_PAGE_SIZE,
  autoplaySeconds: 0,
  label: '',
  hasVisitorTools: false,
  isCounted: true,
  sort: 'newest',
  limit: null,
  minRating: 0,
  hiddenIds: [],
  featuredId: null,
  isBranded: false,
  allowedSites: [],
  structuredData: null,
}

/** How high a widget stands, in CSS pixels, on pages up to 600, up to 1000 and above 1000 pixels wide. */
export const WidgetHeights = z.strictObject({
  narrow: z.number().int().min(0).max(20_000),
  medium: z.number().int().min(0).max(20_000),
  wide: z.number().int().min(0).max(20_000),
})
export type WidgetHeights = z.infer<typeof WidgetHeights>
