import type { Testimonial } from '../feed.ts'

const folded = new WeakMap<Testimonial, string>()

export const wordsOf = (query: string): string[] => fold(query).match(/\S+/g) ?? []

/** Whether every searched word occurs in it, ignoring case and accents. Texts are folded once: a wall can have thousands. */
export function matches(item: Testimonial, words: readonly string[]): boolean {
  return words.every((word) => foldedOf(item).includes(word))
}

function foldedOf(item: Testimonial): string {
  const known = folded.get(item)
  if (known !== undefined) return known
  const { text, author, role, answers } = item
  const read = fold([text, author, role, ...answers.map(({ question, answer }) => `${question} ${answer}`)].join('\n'))
  folded.set(item, read)
  return read
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
