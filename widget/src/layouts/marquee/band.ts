import { WIDGET_PAGE_SIZE } from '#shared/constants.ts'
import type { Testimonial } from '../../feed.ts'
import type { Selection } from '../../selection.ts'

const LONGEST_QUOTE = 140

/** The testimonials that are short enough to be read in passing. */
export const bandOf = ({ items }: Selection): Testimonial[] =>
  items.filter(({ text }) => text.length <= LONGEST_QUOTE).slice(0, WIDGET_PAGE_SIZE)
