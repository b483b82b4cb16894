import { ChevronDown } from 'lucide-react'
import type { WidgetDetails } from '#shared/widget-studio.ts'
import { excerptOf, nameOf } from './testimonial.words.ts'
import styles from './options.module.css'

type LeaveOutFieldProps = {
  testimonials: WidgetDetails['testimonials']
  hiddenIds: string[]
  onChange: (hiddenIds: string[]) => void
}

/** Every testimonial that may be shown; what is not ticked is left out of this widget. */
export function LeaveOutField({ testimonials, hiddenIds, onChange }: LeaveOutFieldProps) {
  if (testimonials.length === 0) return null
  const hidden = new Set(hiddenIds)
  const count = testimonials.filter(({ id }) => hidden.has(id)).length
  return (
    <details className={styles.leaveOut}>
      <summary>
        <span>Leave some out by hand</span>
        <span className={styles.count}>{count === 0 ? 'none left out' : `${count} left out`}</span>
        <ChevronDown />
      </summary>
      <ul role="list">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <label>
              <input
                type="checkbox"
                checked={!hidden.has(testimonial.id)}
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked
                      ? hiddenIds.filter((id) => id !== testimonial.id)
                      : [...hiddenIds, testimonial.id],
                  )
                }
              />
              <span dir="auto">
                <b>{nameOf(testimonial)}</b>
                {testimonial.rating !== null && <span> · {testimonial.rating} of 5</span>}
                <br />
                {excerptOf(testimonial)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
