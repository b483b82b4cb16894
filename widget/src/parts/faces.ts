import type { Testimonial } from '../feed.ts'
import type { Selection } from '../selection.ts'

const MOST_FACES = 7

/** The first testimonials of people who show a photo or a name. */
export const facesOf = ({ items }: Selection): Testimonial[] =>
  items.filter(({ image, author }) => image || author).slice(0, MOST_FACES)
