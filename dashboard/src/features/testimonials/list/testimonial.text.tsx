import { Link } from 'react-router-dom'
import type { Testimonial } from '#shared/testimonials.ts'
import { OPENED_HERE } from './testimonial-list.address.ts'
import styles from './testimonial.text.module.css'
import { clientName } from '../testimonial.words.ts'

type TestimonialTextProps = {
  testimonial: Testimonial
  /** Where all of it is. */
  href: string
}

/** As many of the client's words as fit. */
export const TestimonialText = ({ testimonial, href }: TestimonialTextProps) => (
  <Link
    to={href}
    state={OPENED_HERE}
    className={styles.text}
    aria-label={`Testimonial from ${clientName(testimonial)}: ${testimonial.testimonial}`}
    dir="auto"
  >
    {testimonial.testimonial}
  </Link>
)
