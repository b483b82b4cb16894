import type { Testimonial } from '../feed.ts'

/** Whether every searched word occurs in it, ignoring case and accents. */
export function matches(item: Testimonial, query: string): boolean {
  const { text, author, role, answers } = item
  const all = fold([text, author, role, ...answers.map(({ question, answer }) => `${question} ${answer}`)].join('\n'))
  return fold(query)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
