import type { WidgetErrorCode } from './contract.ts'

/** A testimonial as the layouts draw it: strings and numbers only, whatever the JSON held. */
export type Testimonial = {
  /** Empty where the client does not want to be named. */
  author: string
  /** What the author does, and for whom; empty when neither is shown. */
  role: string
  /** Whole stars, 1 to 5; 0 when there are none. */
  rating: number
  text: string
  /** `YYYY-MM-DD`, or empty when there is no valid one. */
  date: string
  /** Questions of the owner and what the author answered. */
  answers: { question: string; answer: string }[]
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
    items: readList(json.items)
      .map(readTestimonial)
      .filter((item) => item.text),
  }
}

function readTestimonial(item: Record<string, unknown>): Testimonial {
  const date = readText(item.date)
  return {
    author: readText(item.author),
    role: [item.role, item.company].map(readText).filter(Boolean).join(', '),
    rating: STARS.find((stars) => stars === item.rating) ?? 0,
    text: readText(item.text),
    date: Date.parse(date) ? date : '',
    answers: readList(item.answers)
      .map(({ question, answer }) => ({ question: readText(question), answer: readText(answer) }))
      .filter(({ answer }) => answer),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function readList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
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
