import { classNames } from '../lib/class-names.ts'
import styles from './stars.module.css'

const star = 'M12 2.8l2.85 5.78 6.38.93-4.62 4.5 1.09 6.35L12 17.36l-5.7 3 1.09-6.35-4.62-4.5 6.38-.93z'

/** Filled stars, or "--" without a rating. */
export function Stars({ rating, size = 'small' }: { rating: number | null; size?: 'small' | 'large' }) {
  if (rating === null) return <span className={styles.none}>--</span>
  return (
    <span className={classNames(styles.stars, styles[size])} role="img" aria-label={`${rating} out of 5 stars`}>
      {[1, 2, 3, 4, 5].map((value) => (
        <svg key={value} viewBox="0 0 24 24" className={value > rating ? styles.off : undefined} aria-hidden="true">
          <path d={star} />
        </svg>
      ))}
    </span>
  )
}
