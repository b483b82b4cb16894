import type * as z from 'zod'
import type { listTestimonials, Testimonial } from '#shared/testimonials.ts'

export type TestimonialPage = z.output<NonNullable<typeof listTestimonials.response>>

/** The same page with one testimonial as it is now; it is not added when it is not on the page. */
export const withTestimonial = (page: TestimonialPage, changed: Testimonial): TestimonialPage => ({
  ...page,
  items: page.items.map((item) => (item.id === changed.id ? changed : item)),
})
