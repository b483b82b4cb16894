import { classNames } from '../../../lib/class-names.ts'
import styles from './entry.module.css'

const star = 'M12 2.8l2.85 5.78 6.38.93-4.62 4.5 1.09 6.35L12 17.36l-5.7 3 1.09-6.35-4.62-4.5 6.38-.93z'

type RatingFieldProps = { rating: number; onChange: (rating: number) => void }

/** Five native radios under five stars; 0 is no rating. */
export function RatingField({ rating, onChange }: RatingFieldProps) {
  return (
    <fieldset className={styles.rating}>
      <legend className="text-13 medium below-4">
        Rating <span>Optional</span>
      </legend>
      <div className={`row wrap ${styles.stars}`}>
        {[1, 2, 3, 4, 5].map((value) => (
          <label key={value} className={classNames(value <= rating && styles.filled)}>
            <input
              className="cover"
              type="radio"
              name="rating"
              value={value}
              checked={rating === value}
              onChange={() => onChange(value)}
              aria-label={value === 1 ? '1 star' : `${value} stars`}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={star} />
            </svg>
          </label>
        ))}
        {rating > 0 && (
          <button type="button" onClick={() => onChange(0)}>
            Clear rating
          </button>
        )}
      </div>
    </fieldset>
  )
}
