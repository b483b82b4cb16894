import { SEPARATOR } from '../parts/separator.ts'

export type Line = {
  /** Whose testimonials they are: names the account where two are on one page. */
  account: string
  /** The whole line, beginning with how many of all are shown. */
  text: string
  /** Of the link that leads to another line. */
  about: string
}

export type ShortLine<Of extends Line> = {
  /** What only this widget can say of itself: how many it shows, unless the other one shows as many. Or empty. */
  own: string
  /** The line that says the rest. */
  whole: Of
}

/**
 * For the lines of a page, from top to bottom: what each says in its place, or null where it says all of it. A line is short
 * only if one above it says the same of all testimonials of the same account, word for word: no widget says less than is true
 * of it, and no link leads to what isn't. A link that is no shorter than the line gains nothing.
 */
export function shortLines<Of extends Line>(lines: readonly Of[]): { line: Of; short: ShortLine<Of> | null }[] {
  const wholes = new Map<string, Of>()
  return lines.map((line) => {
    const { count, claims } = partsOf(line)
    const key = JSON.stringify([line.account, claims])
    const whole = wholes.get(key) ?? line
    wholes.set(key, whole)
    const own = count === partsOf(whole).count ? '' : count + SEPARATOR
    const isShort = whole !== line && claims !== '' && own.length + line.about.length < line.text.length
    return { line, short: isShort ? { own, whole } : null }
  })
}

/** How many are shown, and what is said of all of them. */
function partsOf({ text }: Line): { count: string; claims: string } {
  const [count = ''] = text.split(SEPARATOR)
  return { count, claims: text.slice(count.length) }
}
