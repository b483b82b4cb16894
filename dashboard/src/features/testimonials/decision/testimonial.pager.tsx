import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Testimonial } from '#shared/testimonials.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { clientName } from '../testimonial.messages.ts'

type TestimonialPagerProps = {
  /** Of the testimonial that is shown, counted from 0. */
  index: number
  count: number
  /** Undefined while it is loading. */
  shown: Testimonial | undefined
  onChange: (index: number) => void
}

/** Steps through several testimonials. */
export function TestimonialPager({ index, count, shown, onChange }: TestimonialPagerProps) {
  const isFirst = index === 0
  const isLast = index === count - 1
  return (
    <div className="row gap-8">
      <p className="shrink grow text-13 muted ellipsis" role="status">
        <span className="tabular">
          {index + 1} of {count}
        </span>
        {shown && <span className="visually-hidden">, {clientName(shown)}</span>}
      </p>
      <IconButton
        icon={ChevronLeft}
        label="Previous testimonial"
        disabledReason={isFirst ? 'This is the first one.' : undefined}
        onClick={() => onChange(index - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label="Next testimonial"
        disabledReason={isLast ? 'This is the last one.' : undefined}
        onClick={() => onChange(index + 1)}
      />
    </div>
  )
}
