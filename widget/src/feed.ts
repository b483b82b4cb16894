import type { WIDGET_FONTS, WIDGET_KINDS, WIDGET_THEMES } from '#shared/constants.ts'
import type { Message } from '#shared/widget-messages/messages.ts'
import type { WidgetErrorCode } from './contract.ts'

export type Kind = (typeof WIDGET_KINDS)[number]
export type Theme = (typeof WIDGET_THEMES)[number]
export type Font = (typeof WIDGET_FONTS)[number]

/** A testimonial as the layouts draw it: only strings and numbers, whatever the JSON contained. */
export type Testimonial = {
  id: string
  /** Empty where the client does not want to be named. */
  author: string
  /** Language tag of what the author wrote: that of the page where nobody knows. */
  lang: string
  /** The author's role and company; empty when neither is shown. */
  role: string
  /** Whole stars, 1 to 5; 0 when there is no rating. */
  rating: number
  text: string
  /** Shown in its place until a visitor unfolds the text; or empty. */
  excerpt: string
  /** A phrase that stands out where the text, or its excerpt, has it first; or empty. */
  highlight: string
  /** What the author wrote, where the text is a translation; or empty. */
  original: string
  /** Language tag of the original; empty where nobody knows. */
  originalLang: string
  /** What the owner replied; or empty. */
  reply: string
  /** `YYYY-MM-DD`, or empty when there is no valid date. */
  date: string
  /** A small photo of the author, from the feed's own origin; or empty. */
  image: string
  /** The same photo, wide enough to be shown above the text. */
  photo: { url: string; width: number; height: number } | null
  isVerified: boolean
  /** A sentence of ours on where it comes from, perhaps in the language of the page already; or empty. */
  origin: Message | ''
  /** Where the original can be read; or empty. */
  originalUrl: string
  /** What the client bought, where visitors can filter by it; or empty. */
  service: string
  /** The owner's questions and the author's answers. */
  answers: { question: string; answer: string }[]
}

export type Feed = {
  kind: Kind
  /** Changes with anything in the feed; empty in an older one. */
  revision: string
  /** Address of the wall's own page, or empty. */
  wallUrl: string
  /** Its origin, which also serves photos and proofs; or empty. */
  homeUrl: string
  /** Who shows them. */
  owner: string
  shared: number
  afterPayment: number
  /** To one decimal, or empty. */
  average: `${number}` | ''
  isSelected: boolean
  /** Who collected the testimonials; empty where that is not shown. */
  brand: string
  allowsDark: boolean
  allowsTools: boolean
  /** The options the owner published; the code that reads them fills in what is missing. */
  options: Record<string, unknown>
  /** The widget's own sentences in the language of the page; undefined for English. */
  translation: unknown
  items: Testimonial[]
}

const KNOWN_VERSION = 1
const STARS = [1, 2, 3, 4, 5]

/**
 * Reads the JSON of a feed field by field. An object in place of a text would reach the renderer as a forged node, so
 * each field becomes a plain string or number here. `lang` is the language of the page. Returns `feed_version` for an unknown shape.
 */
export function readFeed(json: unknown, lang: string): Feed | WidgetErrorCode {
  const feed = readRecord(json)
  const { version, summary, items } = feed
  if (typeof version === 'number' && version !== KNOWN_VERSION) return 'feed_version'
  if (version !== KNOWN_VERSION || !isRecord(summary) || !Array.isArray(items)) return 'feed_malformed'
  const average = readNumber(summary.average)
  const [wallUrl = '', homeUrl = ''] = /^(https?:\/\/[^/?#\s]+)\S*$/.exec(readText(feed.wallUrl)) ?? []
  const allows = readRecord(feed.allows)
  return {
    kind: readText(feed.kind) as Kind,
    revision: readText(feed.revision),
    wallUrl,
    homeUrl,
    owner: readText(summary.owner) || 'the owner',
    shared: readNumber(summary.shared),
    afterPayment: readNumber(summary.afterPayment),
    average: average ? (average.toFixed(1) as `${number}`) : '',
    isSelected: Boolean(summary.isSelected),
    brand: feed.isBranded ? readText(feed.productName) : '',
    allowsDark: Boolean(allows.darkThemes),
    allowsTools: Boolean(allows.visitorTools),
    options: readRecord(feed.options),
    translation: feed.translation,
    items: readList(items)
      .map((item) => readTestimonial(item, homeUrl, lang))
      .filter((item) => item.text),
  }
}

function readTestimonial(item: Record<string, unknown>, homeUrl: string, lang: string): Testimonial {
  const date = readText(item.date)
  const readPhoto = (given: unknown) => homeUrl && readUrl(given, homeUrl)
  const { url, width, height } = readRecord(item.photo)
  return {
    id: readText(item.id),
    author: readText(item.author),
    role: [item.role, item.company].map(readText).filter(Boolean).join(', '),
    rating: STARS.find((stars) => stars === item.rating) ?? 0,
    text: readText(item.text),
    excerpt: readText(item.excerpt),
    highlight: readText(item.highlight),
    original: readText(item.original),
    originalLang: readText(item.originalLanguage),
    reply: readText(item.reply),
    lang: readText(item.language) || lang,
    date: Date.parse(date) ? date : '',
    image: readPhoto(item.imageUrl),
    photo: readPhoto(url) ? { url: readPhoto(url), width: readNumber(width), height: readNumber(height) } : null,
    isVerified: item.isVerified === true,
    // The server writes no other text into it.
    origin: readText(item.origin) as Message | '',
    originalUrl: readUrl(item.originalUrl, 'https:/'),
    service: readText(item.service),
    answers: readList(item.answers)
      .map(({ question, answer }) => ({ question: readText(question), answer: readText(answer) }))
      .filter(({ answer }) => answer),
  }
}

/** Empty unless it begins with `start` and a slash. */
const readUrl = (given: unknown, start: string) => (readText(given).startsWith(`${start}/`) ? readText(given) : '')

const isRecord = (value: unknown): value is Record<string, unknown> => Object(value) === value

const readRecord = (value: unknown) => (isRecord(value) ? value : {})

function readList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** Empty for anything but a text. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function readNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0
}
