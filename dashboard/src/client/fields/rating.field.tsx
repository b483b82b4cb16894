import { useRef } from 'react'
import { useClientTexts } from '../language.provider.tsx'
import { StarIcon } from '../star.icon.tsx'
import controls from '../controls.module.css'
import styles from './rating.module.css'

/** Five native radio buttons under five stars; `rating` 0 means none. */
export function RatingField({
  rating,
  isReadOnly,
  onChange,
}: {
  rating: number
  isReadOnly: boolean
  onChange: (rating: number) => void
}) {
  const { optional, rating: texts } = useClientTexts().fields
  const firstStar = useRef<HTMLInputElement>(null)
  const clear = () => {
    if (isReadOnly) return
    onChange(0)
    firstStar.current?.focus()
  }
  return (
    <fieldset>
      <legend className={controls.title}>
        {texts.title} <span className={controls.optional}>{optional}</span>
      </legend>
      <div className="row wrap gap-4-16">
        <div className={`flex ${styles.stars}`}>
          {texts.words.map((word, index) => (
            <label key={word} className={index < rating ? styles.filled : undefined}>
              <input
                className="cover"
                ref={index === 0 ? firstStar : undefined}
                type="radio"
                name="rating"
                value={index + 1}
                checked={rating === index + 1}
                onChange={() => onChange(index + 1)}
                aria-disabled={isReadOnly}
                aria-label={texts.stars(index + 1, word.toLocaleLowerCase())}
              />
              <StarIcon />
            </label>
          ))}
        </div>
        {rating > 0 && (
          <p className={`row gap-16 serif-18 muted ${styles.chosen}`}>
            <span aria-hidden="true">{texts.words[rating - 1]}</span>
            <button
              type="button"
              className={`touch underline ${styles.clear}`}
              aria-disabled={isReadOnly}
              onClick={clear}
            >
              {texts.clear}
            </button>
          </p>
        )}
      </div>
    </fieldset>
  )
}
