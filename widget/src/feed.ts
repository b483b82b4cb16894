import type { WidgetErrorCode } from './contract.ts'

/** A testimonial as the layouts draw it: strings and numbers only, whatever the JSON held. */
export type Testimonial = {
  author: string
  /** Whole stars, 1 to 5; 0 when there are none. */
  rating: number
  text: string
  /** `YYYY-MM-DD`, or empty when there is no valid one. */
  date: string
}

export type Feed = {
  /** Origin of the wall's own page, or empty. */
  homeUrl: string
  shared: number
  /** To one decimal, or empty. */
  average: string
  isSelected: boolean
  isBranded: boolean
  items: Testimonial[]
}

const KNOWN_VERSION = 1
const STARS = [1, 2, 3, 4, 5]

/**
 * Reads the JSON of a feed field by field. An object in the place of a text would reach the renderer as a node of its
 * own making, so each field becomes a plain string or number here. Answers `feed_version` for a shape yet unknown.
 */
export function readFeed(json: unknown): Feed | WidgetErrorCode {
  if (!isRecord(json) || typeof json.version !== 'number') return 'feed_malformed'
  if (json.version !== KNOWN_VERSION) return 'feed_version'
  if (!isRecord(json.summary) || !Array.isArray(json.items)) return 'feed_malformed'
  const average = readNumber(json.summary.average)
  return {
    homeUrl: readWebOrigin(json.wallUrl),
    shared: readNumber(json.summary.shared),
    average: average ? average.toFixed(1) : '',
    isSelected: json.summary.isSelected === true,
    isBranded: json.isBranded === true,
    items: json.items.map(readTestimonial).filter((item) => item.text),
  }
}

function readTestimonial(value: unknown): Testimonial {
  const item = isRecord(value) ? value : {}
  const date = readText(item.date)
  return {
    author: readText(item.author),
    rating: STARS.find((stars) => stars === item.rating) ?? 0,
    text: readText(item.text),
    date: Date.parse(date) ? date : '',
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function readNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function readWebOrigin(value: unknown): string {
  return /^https?:\/\/[^/?#\s]+/.exec(readText(value))?.[0] ?? ''
}
