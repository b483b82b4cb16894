import * as z from 'zod'
import {
  WIDGET_CARD_KINDS,
  WIDGET_FONTS,
  WIDGET_KINDS,
  WIDGET_PAGE_SIZE,
  WIDGET_SORTS,
  WIDGET_THEMES,
} from './constants.ts'
import { clearableLine, httpsAddress } from './fields.ts'
import { LANGUAGES } from './languages.ts'
import { TAGS_MAX } from './tag-limits.ts'

export const WidgetKind = z.enum(WIDGET_KINDS)
export type WidgetKind = z.infer<typeof WidgetKind>

/** Whether a layout shows all testimonials as cards, in pages, with the visitors' search. */
export const isOfCards = (kind: WidgetKind): boolean => WIDGET_CARD_KINDS.includes(kind)

const Color = z.string().regex(/^#[\da-f]{6}$/, 'Enter a colour as # and six hex digits, like #8c2a6b.')

/** What decides how a widget looks, in the feed and in the editor. Custom properties on the host page override it. */
const look = {
  theme: z.enum(WIDGET_THEMES),
  font: z.enum(WIDGET_FONTS),
  /** Of cards and buttons, in CSS pixels. */
  radius: z.number().int().min(0).max(32),
  /** Minimum width of a column or slide, in CSS pixels. */
  columnWidth: z.number().int().min(200).max(480),
  /** Null uses the theme's colour. */
  colors: z.strictObject({
    accent: Color.nullable(),
    text: Color.nullable(),
    card: Color.nullable(),
    border: Color.nullable(),
    star: Color.nullable(),
  }),
  /** Cards per page of the wall. */
  pageSize: z.number().int().min(3).max(48),
  /** Seconds per slide of the carousel; 0 turns autoplay off. */
  autoplaySeconds: z.number().int().min(0).max(30),
  /** Names the list for assistive technology; empty when the owner set none. */
  label: z.string().trim().max(80),
  /** Visitors can search and filter. */
  hasVisitorTools: z.boolean(),
  /** Views and clicks are counted, without cookies or addresses. */
  isCounted: z.boolean(),
}

/** One public testimonial. It identifies the client only as far as the client chose. */
export const FeedItem = z.strictObject({
  /** The testimonial's public id, which differs from the request's id. */
  id: z.string(),
  /** Empty when the client doesn't want to be named. */
  author: z.string(),
  /** The author's role and company, if the client allows it. */
  role: z.string().nullable(),
  company: z.string().nullable(),
  /** Stars, 1 to 5, or null. */
  rating: z.number().int().min(1).max(5).nullable(),
  /** Everything that the author wrote, or the owner's translation of it into the language of the page. */
  text: z.string(),
  /** What the author wrote, where `text` and `excerpt` are a translation; else null. */
  original: z.string().nullable(),
  /** Null where nobody knows it, and without an original. */
  originalLanguage: z.enum(LANGUAGES).nullable(),
  /** What to show at first, as the owner chose: whole sentences of `text`, with "…" where others are left out. Or null. */
  excerpt: z.string().nullable(),
  /** A phrase of what is shown that stands out, at its first place; or null. */
  highlight: z.string().nullable(),
  /** The owner's reply, as plain text with line breaks; or null. */
  reply: z.string().nullable(),
  /** The language of `text`: that of the form in which the client answered; null when nobody knows it. */
  language: z.enum(LANGUAGES).nullable(),
  /** Day of the answer, `YYYY-MM-DD` in UTC. */
  date: z.iso.date(),
  /** URL of the author's photo, 192 px on its longer side, as WebP; the same URL with `.jpg` gives JPEG. */
  imageUrl: z.url().nullable(),
  /**
   * The same photo to show above the text, if the owner wants that and it is wide enough: at most 512 px wide, with its
   * actual size.
   */
  photo: z
    .strictObject({ url: z.url(), width: z.number().int().positive(), height: z.number().int().positive() })
    .nullable(),
  /** Requested after a payment, and answered through the link in our email. `/proof/:id` on our origin explains it. */
  isVerified: z.boolean(),
  /** The owner received it elsewhere and added it. Never verified. */
  isByOwner: z.boolean(),
  /**
   * What to say of where it comes from, besides that it is verified: in English, one of the widget's own sentences, or one
   * that names a service and a day; in the language of the page where the sentence is part of neither. Or null.
   */
  origin: z.string().nullable(),
  /** Where the original can be read, if it was imported from elsewhere: always https. Or null. */
  originalUrl: z.url().nullable(),
  /** What the client bought, if the widget lets visitors filter by it; else null. */
  service: z.string().nullable(),
  /** The owner's questions that the client answered and allows to be shown. */
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
})
export type FeedItem = z.infer<typeof FeedItem>

/** What a widget shows: `GET /w/:id.json`. Older feeds may lack fields that were added later. */
export const WidgetFeed = z.strictObject({
  /** Version of this format. A widget that doesn't know it keeps its fallback content. */
  version: z.literal(1),
  kind: WidgetKind,
  /** Changes whenever anything else in the feed changes. */
  revision: z.string(),
  /** URL of our hosted page with the same testimonials. */
  wallUrl: z.url(),
  summary: z.strictObject({
    /** The organisation, or the person, who shows them. */
    owner: z.string(),
    /** Testimonials in this feed. */
    shown: z.number().int().min(0),
    /** Testimonials that clients made public, shown here or not. */
    shared: z.number().int().min(0),
    /** How many of these have a rating. */
    rated: z.number().int().min(0),
    /** How many of the public ones were requested after a payment. */
    afterPayment: z.number().int().min(0),
    /** Average rating of all public ones that have a rating, to one decimal; null when none has. */
    average: z.number().min(1).max(5).nullable(),
    /** True when a public testimonial is left out because the owner rejected or hid it, or because of its rating. */
    isSelected: z.boolean(),
  }),
  /** Show who collected the testimonials. */
  isBranded: z.boolean(),
  /** Who collected them: the name of the product in this installation. */
  productName: z.string(),
  /** What attributes of the element may turn on under the plan; anything else is ignored. */
  allows: z.strictObject({ darkThemes: z.boolean(), visitorTools: z.boolean() }),
  /** The options that the owner published, limited to what the plan allows. */
  options: z.strictObject(look),
  /**
   * The widget's own sentences by their English. With `?lang=` of a page in another language: all of them in it, and `lang`,
   * its tag. In English: those that say something else because only some testimonials have stars.
   */
  translation: z.record(z.string(), z.string()).optional(),
  /** In the owner's chosen order. */
  items: z.array(FeedItem),
})
export type WidgetFeed = z.infer<typeof WidgetFeed>

/** Types for which Google shows stars. Reviews of one's own business are not among them. */
export const STRUCTURED_TYPES = ['Product', 'Course', 'Event', 'SoftwareApplication'] as const

const Site = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(\*\.)?([a-z\d]([a-z\d-]*[a-z\d])?\.)*[a-z\d]([a-z\d-]*[a-z\d])?(:\d{1,5})?$/, {
    message: 'Enter the name of a site, like feldmann.studio or *.feldmann.studio.',
  })

/** How many services one widget can show only, or leave out. */
const SERVICES_MAX = 50

/** How many testimonials one widget can hide. */
export const HIDDEN_MAX = 1000

const WidgetTagIds = z.array(z.string().max(64)).max(TAGS_MAX)
const WidgetServices = z.array(z.string().max(200)).max(SERVICES_MAX, `There can be at most ${SERVICES_MAX} services.`)

/** How the hosted page shows everything: as the widget's layouts of the same name, or as a list in large letters. */
export const HOSTED_LAYOUTS = ['wall', 'grid', 'list', 'large'] as const
export type HostedLayout = (typeof HOSTED_LAYOUTS)[number]

/** How the hosted page shows the testimonials, and what it has besides them, in the owner's words. */
export const HostedPage = z.strictObject({
  /** Below the heading; null for none. */
  sentence: clearableLine('The sentence'),
  /** Below the sentence, like "Book a first call"; null for none. */
  button: z
    .strictObject({
      label: z
        .string()
        .trim()
        .min(1, 'Enter what the button says.')
        .max(40, 'A button can have at most 40 characters.')
        .regex(/^\P{Cc}*$/u, 'A button must be a single line of text.'),
      url: httpsAddress,
    })
    .nullable(),
  /** The owner's own site; null for none. */
  siteUrl: httpsAddress.nullable(),
  /** Public id of the testimonial that comes first, in large letters. Null, or one that the page doesn't show, for none. */
  leadId: z.string().max(64).nullable(),
  /** Of the other testimonials, whatever layout the widget itself has. */
  layout: z.enum(HOSTED_LAYOUTS).default('wall'),
  /** Our `/sitemap.xml` names the page, unless it is at the owner's domain, which has a sitemap of its own. */
  isInSitemap: z.boolean().default(false),
})
export type HostedPage = z.infer<typeof HostedPage>

/** Everything that the editor changes. Options that the plan doesn't include are kept, and apply once it does. */
export const WidgetOptions = z.strictObject({
  ...look,
  sort: z.enum(WIDGET_SORTS),
  /** Maximum number of testimonials to show; null for all. */
  limit: z.number().int().min(1).max(500).nullable(),
  /** Minimum number of stars; 0 includes those without a rating. */
  minRating: z.number().int().min(0).max(5),
  /** Ids of tags, of which a testimonial must have one; empty for all. Never in the feed. */
  onlyTagIds: WidgetTagIds,
  /** Ids of tags, of which a testimonial must have none. */
  withoutTagIds: WidgetTagIds,
  /** Services, of which a testimonial must have one; empty for all. Never in the feed. */
  onlyServices: WidgetServices,
  /** Services that a testimonial must not have. */
  withoutServices: WidgetServices,
  /** Visitors who can search and filter can choose a service too, so they see the names of services. */
  hasServiceFilter: z.boolean().default(false),
  /** Public ids of testimonials that this widget hides. */
  hiddenIds: z.array(z.string().max(64)).max(HIDDEN_MAX),
  /** Public id of the testimonial in a `single` widget. Null or an unknown id means the first one. */
  featuredId: z.string().max(64).nullable(),
  /** On walls, show photos that are wide enough above the text. Otherwise every photo is a small round one. */
  hasWidePhotos: z.boolean(),
  /** Show who collected the testimonials. Only paid plans can turn it off. */
  isBranded: z.boolean(),
  /**
   * Host names of sites that may show it: `*.` before one includes its subdomains; add a port if it isn't the default.
   * Empty for all.
   */
  allowedSites: z.array(Site).max(50, 'There can be at most 50 sites.'),
  /**
   * What the testimonials are about, for search engines, on the hosted page and in ready-made HTML; null for nothing.
   */
  structuredData: z
    .strictObject({ type: z.enum(STRUCTURED_TYPES), name: z.string().trim().min(1).max(120) })
    .nullable(),
  hostedPage: HostedPage,
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
  onlyTagIds: [],
  withoutTagIds: [],
  onlyServices: [],
  withoutServices: [],
  hasServiceFilter: false,
  hiddenIds: [],
  featuredId: null,
  hasWidePhotos: false,
  isBranded: false,
  allowedSites: [],
  structuredData: null,
  hostedPage: { sentence: null, button: null, siteUrl: null, leadId: null, layout: 'wall', isInSitemap: false },
}

/** A widget's height in CSS pixels on pages up to 600, up to 1000 and above 1000 pixels wide. */
export const WidgetHeights = z.strictObject({
  narrow: z.number().int().min(0).max(20_000),
  medium: z.number().int().min(0).max(20_000),
  wide: z.number().int().min(0).max(20_000),
})
export type WidgetHeights = z.infer<typeof WidgetHeights>
