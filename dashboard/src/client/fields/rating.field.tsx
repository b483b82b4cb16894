import { useRef } from 'react'
import { StarChoice } from '../../stars/star-choice.tsx'
import type { Fault } from '../answer-text.ts'
import { useClientTexts } from '../language.provider.tsx'
import controls from '../controls.module.css'
import { ClearButton } from './clear-button.tsx'
import { FieldError } from './text.fields.tsx'
import styles from './rating.module.css'

/** How many stars; `rating` 0 means none. */
export function RatingField({
  rating,
  fault,
  isRequired = false,
  isReadOnly,
  onChange,
}: {
  rating: number
  fault?: Fault | undefined
  isRequired?: boolean
  isReadOnly: boolean
  onChange: (rating: number) => void
}) {
  const { optional, rating: texts } = useClientTexts().fields
  const firstStar = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange(0)
    firstStar.current?.focus()
  }
  return (
    <fieldset aria-describedby="rating-error">
      <legend className={controls.title}>
        {texts.title}
        {!isRequired && <span className={controls.optional}> {optional}</span>}
      </legend>
      <div className="row wrap gap-16 rows-4">
        <StarChoice
          name="rating"
          rating={rating}
          labelOf={(value) => texts.stars(value, (texts.words[value - 1] ?? '').toLocaleLowerCase())}
          size="large"
          isReadOnly={isReadOnly}
          ref={firstStar}
          onChange={onChange}
        />
        {rating > 0 && (
          <p className={`row gap-16 serif-18 muted ${styles.chosen}`}>
            <span aria-hidden="true">{texts.words[rating - 1]}</span>
            <ClearButton label={texts.clear} isReadOnly={isReadOnly} onClear={clear} />
          </p>
        )}
      </div>
      <FieldError id="rating-error" error={fault && texts.missing} />
    </fieldset>
  )
}
