import type { Ref } from 'react'
import styles from './stars.module.css'

const RATINGS = [1, 2, 3, 4, 5]

const Star = ({ isFilled }: { isFilled: boolean }) => (
  <svg viewBox="0 0 24 24" className={isFilled ? styles.filled : undefined} aria-hidden="true">
    <path d="M12 2.8l2.85 5.78 6.38.93-4.62 4.5 1.09 6.35L12 17.36l-5.7 3 1.09-6.35-4.62-4.5 6.38-.93z" />
  </svg>
)

type StarsProps = {
  rating: number | null
  /** The accessible name; in English by default. */
  label?: string
  size?: 'small' | 'medium' | 'large'
  /** A primitive for the gap; by default the stars touch. */
  gap?: 'gap-4' | 'gap-8'
}

/** A rating as stars, or "--" without one. */
export function Stars({ rating, label, size = 'small', gap }: StarsProps) {
  if (rating === null) return <span className="muted">--</span>
  return (
    <span
      className={`${styles.stars} ${styles[size]} ${gap ?? ''}`}
      role="img"
      aria-label={label ?? `${rating} out of 5 stars`}
    >
      {RATINGS.map((value) => (
        <Star key={value} isFilled={value <= rating} />
      ))}
    </span>
  )
}

type StarChoiceProps = {
  /** The name of the form field. */
  name: string
  /** 0 is none. */
  rating: number
  labelOf?: (rating: number) => string
  size?: 'small' | 'medium' | 'large'
  isReadOnly?: boolean
  /** The first star, for the focus. */
  ref?: Ref<HTMLInputElement>
  onChange: (rating: number) => void
}

const starCount = (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`)

/** Five native radio buttons under five stars. Put it into a fieldset whose legend says what is rated. */
export function StarChoice(props: StarChoiceProps) {
  const { name, rating, labelOf = starCount, size = 'medium', isReadOnly, ref, onChange } = props
  return (
    <div className={`flex ${styles.choice} ${styles[size]}`}>
      {RATINGS.map((value) => (
        <label key={value}>
          <input
            className="cover"
            ref={value === 1 ? ref : undefined}
            type="radio"
            name={name}
            value={value}
            checked={rating === value}
            onChange={() => onChange(value)}
            aria-disabled={isReadOnly}
            aria-label={labelOf(value)}
          />
          <Star isFilled={value <= rating} />
        </label>
      ))}
    </div>
  )
}
