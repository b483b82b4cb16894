import type { Language } from './languages.ts'

/** Stands for what an excerpt leaves out. */
const GAP = '…'

/** The language of a text that nobody knows. Most languages have the same rules. */
const ANY_LANGUAGE = 'en'

/** Checking an excerpt takes time with the square of this. The last one holds whatever follows. */
const SENTENCES_MAX = 100

const endsWithSpace = (text: string) => /\s$/.test(text)

/**
 * The sentences of a text, each with the space after it: joined, they are the text. Where one ends, `Intl.Segmenter` says.
 * A line is a sentence of its own. Abbreviations may be taken for an end.
 */
export function sentencesOf(text: string, language: Language | null): string[] {
  const found: string[] = []
  for (const { segment } of new Intl.Segmenter(language ?? ANY_LANGUAGE, { granularity: 'sentence' }).segment(text)) {
    const last = found.at(-1)
    const isPartOfLast =
      last !== undefined && (last.trim() === '' || segment.trim() === '' || found.length === SENTENCES_MAX)
    if (isPartOfLast) found[found.length - 1] = last + segment
    else found.push(segment)
  }
  return found
}

/** The chosen sentences as they were written, with "…" where others are left out. Spaces are where the text has them. */
export function excerptOf(sentences: readonly string[], chosen: ReadonlySet<number>): string {
  let excerpt = ''
  let isLeftOut = false
  for (const [index, sentence] of sentences.entries()) {
    if (!chosen.has(index)) {
      isLeftOut = true
      continue
    }
    if (isLeftOut) excerpt = endWithGap(excerpt) + (endsWithSpace(sentences[index - 1] ?? '') ? ' ' : '')
    excerpt += sentence
    isLeftOut = false
  }
  return isLeftOut ? endWithGap(excerpt) : excerpt
}

const endWithGap = (excerpt: string) => excerpt.trimEnd() + (endsWithSpace(excerpt) ? ' ' : '') + GAP

/**
 * The sentences that make up an excerpt, by their text alone. Null for anything that `excerptOf` doesn't make of these
 * sentences: not a single character may differ.
 */
export function sentencesIn(excerpt: string, sentences: readonly string[]): Set<number> | null {
  const failed = new Set<number>()
  const chosen: number[] = []

  const skip = (at: number, expected: string) => (excerpt.startsWith(expected, at) ? at + expected.length : -1)

  /** Whether the rest from `at` is made of the sentences from `index` on. `isGap`: the one before is left out. */
  function matches(index: number, at: number, isGap: boolean): boolean {
    if (at < 0) return false
    const sentence = sentences[index]
    const before = sentences[index - 1] ?? ''
    const space = isGap ? spaceOf(before) : before.slice(before.trimEnd().length)
    if (sentence === undefined) return (isGap ? at : skip(at, space)) === excerpt.length
    const state = (index * (excerpt.length + 1) + at) * 2 + Number(isGap)
    if (failed.has(state)) return false
    chosen.push(index)
    if (matches(index + 1, skip(skip(at, space), sentence.trimEnd()), false)) return true
    chosen.pop()
    if (matches(index + 1, isGap ? at : skip(at, spaceOf(before) + GAP), true)) return true
    failed.add(state)
    return false
  }

  return matches(0, 0, false) && chosen.length > 0 ? new Set(chosen) : null
}

const spaceOf = (sentence: string) => (endsWithSpace(sentence) ? ' ' : '')

export const EXCERPT_REFUSALS = ['no_excerpt', 'not_in_text', 'left_out', 'paragraphs'] as const
export type ExcerptRefusal = (typeof EXCERPT_REFUSALS)[number]

/** What a card shows of a testimonial, as its owner chose. Null: all of it, and nothing highlighted. */
export type ShownWords = { excerpt: string | null; highlight: string | null }

type Written = { text: string; language: Language | null }

/**
 * Why these are not the client's words, or null if they are. An excerpt has whole sentences of the text. A highlight is
 * a phrase of the text within one paragraph, and of the excerpt if there is one.
 */
export function whyNotShown({ text, language }: Written, { excerpt, highlight }: ShownWords): ExcerptRefusal | null {
  if (excerpt !== null && sentencesIn(excerpt, sentencesOf(text, language)) === null) return 'no_excerpt'
  if (highlight === null) return null
  if (!text.includes(highlight) || highlight.trim() === '') return 'not_in_text'
  if (!(excerpt ?? text).includes(highlight)) return 'left_out'
  return /\n\s*\n/.test(highlight) ? 'paragraphs' : null
}

/** What is left of the owner's choice once the client has written another text: each part stays while it fits. */
export function stillShown(written: Written, { excerpt, highlight }: ShownWords): ShownWords {
  const kept = whyNotShown(written, { excerpt, highlight: null }) === null ? excerpt : null
  return { excerpt: kept, highlight: whyNotShown(written, { excerpt: kept, highlight }) === null ? highlight : null }
}

/** A text around its highlight: the first place where the phrase occurs. */
export function splitAtHighlight(text: string, highlight: string | null): [string, string, string] {
  const start = highlight === null ? -1 : text.indexOf(highlight)
  if (highlight === null || start < 0) return [text, '', '']
  const end = start + highlight.length
  return [text.slice(0, start), text.slice(start, end), text.slice(end)]
}
