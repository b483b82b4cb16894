import type { Testimonial } from '../feed.ts'
import type { DrawnProps } from './drawn-props.ts'

/** What a card and its parts draw from. */
export type CardProps = DrawnProps & {
  item: Testimonial
  /** Answers are always folded, because one card would make all others as high. */
  hasFoldedAnswers?: boolean
}
