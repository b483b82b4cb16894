import { Link } from 'react-router-dom'
import type { Testimonial } from '#shared/testimonials.ts'
import { OPENED_HERE } from './testimonial-list.address.ts'
import styles from './testimonial.text.module.css'
import { clientName } from '../testimonial.messages.ts'

type TestimonialTextProps = {
  testimonial: Testimonial
  /** The address of the full text. */
  href: string
}

/** As much of the testimonial as fits. */
export const TestimonialText = ({ testimonial, href }: TestimonialTextProps) => (
  <Link
    to={href}
    state={OPENED_HERE}
    className={`shrink ellipsis grow no-underline pad-block-8 ${styles.text}`}
    aria-label={`Testimonial from ${clientName(testimonial)}: ${testimonial.testimonial}`}
    dir="auto"
  >
    {testimonial.testimonial}
  </Link>
)
