import { splitAtHighlight } from '../excerpt.ts'

/** A line before its highlight, in it and after it. */
export type MarkedLine = readonly [before: string, marked: string, after: string]

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

/** Where the highlight is in lines that were made of the text. They have its letters, and other spaces. */
export function markLines(
  lines: readonly string[],
  { text, highlight }: { text: string; highlight: string | null },
): MarkedLine[] {
  const [before, marked] = splitAtHighlight(text, highlight)
  const from = withoutSpaces(before).length
  const to = from + withoutSpaces(marked).length
  let done = 0
  return lines.map((line) => {
    const start = placeAfter(line, from - done)
    const end = placeAfter(line, to - done)
    done += withoutSpaces(line).length
    const inside = line.slice(start, end)
    const space = inside.length - inside.trimStart().length
    return [line.slice(0, start + space), inside.trim(), line.slice(start + space + inside.trim().length)]
  })
}

/** The place in a line after so many characters that are no spaces. */
function placeAfter(line: string, count: number): number {
  let seen = 0
  let at = 0
  while (at < line.length && seen < count) {
    if (!/\s/.test(line.charAt(at))) seen += 1
    at += 1
  }
  return at
}
