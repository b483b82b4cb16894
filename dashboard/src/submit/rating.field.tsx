import { useRef } from 'react'
import { StarIcon } from './star.icon.tsx'
import controls from './controls.module.css'
import styles from './rating.module.css'

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

/** Five native radios under five stars; `rating` 0 is none chosen. */
export function RatingField({
  rating,
  isReadOnly,
  onChange,
}: {
  rating: number
  isReadOnly: boolean
  onChange: (rating: number) => void
}) {
  const firstStar = useRef<HTMLInputElement>(null)
  const clear = () => {
    if (isReadOnly) return
    onChange(0)
    firstStar.current?.focus()
  }
  return (
    <fieldset>
      <legend className={controls.title}>
        Your rating <span className={controls.optional}>Optional</span>
      </legend>
      <div className={styles.rate}>
        <div className={styles.stars}>
          {words.map((word, index) => (
            <label key={word} className={index < rating ? styles.filled : undefined}>
              <input
                ref={index === 0 ? firstStar : undefined}
                type="radio"
                name="rating"
                value={index + 1}
                checked={rating === index + 1}
                onChange={() => onChange(index + 1)}
                aria-disabled={isReadOnly}
                aria-label={`${index + 1} ${index === 0 ? 'star' : 'stars'}, ${word.toLowerCase()}`}
              />
              <StarIcon />
            </label>
          ))}
        </div>
        {rating > 0 && (
          <p className={styles.chosen}>
            <span aria-hidden="true">{words[rating - 1]}</span>
            <button type="button" className={styles.clear} aria-disabled={isReadOnly} onClick={clear}>
              Clear rating
            </button>
          </p>
        )}
      </div>
    </fieldset>
  )
}
