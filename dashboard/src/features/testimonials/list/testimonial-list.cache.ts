import type * as z from 'zod'
import type { listTestimonials } from '#shared/testimonials.ts'

export type TestimonialPage = z.output<NonNullable<typeof listTestimonials.response>>
