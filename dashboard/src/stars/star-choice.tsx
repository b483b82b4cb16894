import type { Ref } from 'react'
import styles from './stars.module.css'

export const RATINGS = [1, 2, 3, 4, 5]

export const Star = ({ isFilled }: { isFilled: boolean }) => (
  <svg viewBox="0 0 24 24" data-filled={isFilled || undefined} aria-hidden="true">
    <path d="M12 2.8l2.85 5.78 6.38.93-4.62 4.5 1.09 6.35L12 17.36l-5.7 3 1.09-6.35-4.62-4.5 6.38-.93z" />
  </svg>
)

type StarChoiceProps = {
  /** The name of the form field. */
  name: string
  /** 0 is none. */
  rating: number
  /** The accessible name of a number of stars. */
  labelOf: (rating: number) => string
  size: 'small' | 'medium' | 'large'
  isReadOnly?: boolean
  /** The first star, for the focus. */
  ref?: Ref<HTMLInputElement>
  onChange: (rating: number) => void
}

/** Five native radio buttons under five stars. Put it into a fieldset whose legend says what is rated. */
export const StarChoice = ({ name, rating, labelOf, size, isReadOnly, ref, onChange }: StarChoiceProps) => (
  <div className={styles.choice} data-size={size}>
    {RATINGS.map((value) => (
      <label key={value}>
        <input
          className="cover"
          ref={value === 1 ? ref : undefined}
          type="radio"
          name={name}
          value={value}
          checked={rating === value}
          // The browser takes the click back. Only React would do that by itself, and Preact draws this too.
          onClick={(event) => isReadOnly && event.preventDefault()}
          onChange={() => onChange(value)}
          aria-disabled={isReadOnly}
          aria-label={labelOf(value)}
        />
        <Star isFilled={value <= rating} />
      </label>
    ))}
  </div>
)
