import type { Testimonial } from '../feed.ts'
import type { LayoutProps } from '../layouts/layout.ts'

/** What a card and its parts draw from. */
export type CardProps = Omit<LayoutProps, 'selection'> & {
  item: Testimonial
  /** Answers are always folded, because one card would make all others as high. */
  hasFoldedAnswers?: boolean
}
