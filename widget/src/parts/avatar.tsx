import type { Testimonial } from '../feed.ts'
import { initialsOf } from './initials.ts'

/** The photo of who wrote it, or else their initials. */
export function Avatar({ image, author }: Testimonial) {
  if (image) return <img part="avatar" src={image} width={48} height={48} alt="" loading="lazy" />
  const initials = initialsOf(author)
  return (
    initials && (
      <span part="avatar" aria-hidden="true">
        {initials}
      </span>
    )
  )
}
