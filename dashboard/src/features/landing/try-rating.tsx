import { Star } from 'lucide-react'
import styles from './try-it.module.css'

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

export function TryRating({ rating, onChange }: { rating: number; onChange: (rating: number) => void }) {
  return (
    <fieldset>
      <legend className="text-14 medium">Your rating</legend>
      <div className={`row ${styles.stars}`}>
        {words.map((word, index) => (
          <label key={word} className={index < rating ? styles.filled : undefined}>
            <input
              className="cover"
              type="radio"
              name="try-rating"
              value={index + 1}
              checked={rating === index + 1}
              onChange={() => onChange(index + 1)}
              aria-label={`${index + 1} ${index === 0 ? 'star' : 'stars'}, ${word.toLowerCase()}`}
            />
            <Star />
          </label>
        ))}
        <span aria-hidden="true">{words[rating - 1]}</span>
      </div>
    </fieldset>
  )
}
