import type { WidgetDetails } from '#shared/widget-studio.ts'

type Shown = WidgetDetails['testimonials'][number]

const EXCERPT_MAX = 72

export const nameOf = ({ author }: Pick<Shown, 'author'>): string => author || 'Without a name'

/** The first words, on one line. */
export function excerptOf({ text }: Pick<Shown, 'text'>): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= EXCERPT_MAX) return line
  return `${line.slice(0, EXCERPT_MAX).replace(/\s\S*$/, '')}…`
}
