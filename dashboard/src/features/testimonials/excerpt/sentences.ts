import { excerptOf, sentencesIn } from '#shared/excerpt.ts'

/** Part of a sentence, highlighted or not. */
export type Piece = { text: string; isMarked: boolean }
/** `space` comes after it, and is never highlighted. */
export type ShownSentence = { index: number; isChosen: boolean; pieces: Piece[]; space: string }

type Choice = { excerpt: string | null; highlight: string | null }

/** Which sentences cards show; all of them without an excerpt. */
export const chosenOf = (sentences: readonly string[], excerpt: string | null): Set<number> =>
  (excerpt === null ? null : sentencesIn(excerpt, sentences)) ?? new Set(sentences.keys())

/** The excerpt after a sentence was pressed: null for the full text, and the same when it was the only one. */
export function afterPress(sentences: readonly string[], excerpt: string | null, index: number): string | null {
  const chosen = chosenOf(sentences, excerpt)
  if (!chosen.delete(index)) chosen.add(index)
  if (chosen.size === 0) return excerpt
  return chosen.size === sentences.length ? null : excerptOf(sentences, chosen)
}

/** The sentences with the first place of the highlight in those that cards show. */
export function showSentences(sentences: readonly string[], { excerpt, highlight }: Choice): ShownSentence[] {
  const chosen = chosenOf(sentences, excerpt)
  const place = placeOf(sentences, { chosen, highlight })
  let start = 0
  return sentences.map((sentence, index) => {
    const text = sentence.trimEnd()
    const from = Math.min(Math.max(place.from - start, 0), text.length)
    const to = Math.min(Math.max(place.to - start, 0), text.length)
    start += sentence.length
    const pieces = [
      { text: text.slice(0, from), isMarked: false },
      { text: text.slice(from, to), isMarked: true },
      { text: text.slice(to), isMarked: false },
    ]
    return {
      index,
      isChosen: chosen.has(index),
      pieces: pieces.filter((piece) => piece.text !== ''),
      space: sentence.slice(text.length),
    }
  })
}

/** In the whole text; sentences that follow each other make up a run, in which a highlight can be. */
function placeOf(
  sentences: readonly string[],
  { chosen, highlight }: { chosen: ReadonlySet<number>; highlight: string | null },
): { from: number; to: number } {
  let start = 0
  let run = ''
  for (const [index, sentence] of [...sentences, ''].entries()) {
    if (chosen.has(index)) {
      run += sentence
      continue
    }
    const at = highlight === null ? -1 : run.indexOf(highlight)
    if (highlight !== null && at >= 0) return { from: start + at, to: start + at + highlight.length }
    start += run.length + sentence.length
    run = ''
  }
  return { from: 0, to: 0 }
}

/** The phrase of the text that was selected or typed. Spaces and line breaks may differ; null if it isn't there. */
export function phraseIn(text: string, selected: string): string | null {
  const words = selected.trim().split(/\s+/)
  if (words[0] === '') return null
  const pattern = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+')
  return new RegExp(pattern, 'u').exec(text)?.[0] ?? null
}
