import type { WidgetDetails } from '#shared/widget-editor.ts'

type Shown = WidgetDetails['testimonials'][number]

const EXCERPT_MAX = 72

export const nameOf = ({ author }: Pick<Shown, 'author'>): string => author || 'Unnamed'

/** The beginning of a testimonial, on one line. */
export function excerptOf({ text }: Pick<Shown, 'text'>): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= EXCERPT_MAX) return line
  return `${line.slice(0, EXCERPT_MAX).replace(/\s\S*$/, '')}…`
}

const fold = (words: string) => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

/** Testimonials that contain each word of the query in their name or text, ignoring accents. */
export function findTestimonials<One extends Pick<Shown, 'author' | 'text'>>(all: One[], query: string): One[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return all
  return all.filter((each) => {
    const searched = fold(`${nameOf(each)}\n${each.text}`)
    return words.every((word) => searched.includes(word))
  })
}
