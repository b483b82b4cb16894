import { RATINGS, Star } from './star-choice.tsx'
import styles from './stars.module.css'

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
      className={`${styles.stars} ${gap ?? ''}`}
      data-size={size}
      role="img"
      aria-label={label ?? `${rating} out of 5 stars`}
    >
      {RATINGS.map((value) => (
        <Star key={value} isFilled={value <= rating} />
      ))}
    </span>
  )
}
