import { type ReactNode, useId } from 'react'
import controls from './controls.module.css'
import styles from './visibility.module.css'

type ChoiceProps = {
  title: string
  line: string
  note: ReactNode
  value: string
  isChosen: boolean
  isReadOnly: boolean
  onChoose: () => void
}

function Choice({ title, line, note, value, isChosen, isReadOnly, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="isPrivate"
        value={value}
        checked={isChosen}
        onChange={onChoose}
        required
        aria-disabled={isReadOnly}
        aria-labelledby={id}
        aria-describedby={`${id}-line ${id}-note`}
      />
      <strong id={id}>{title}</strong>
      <span id={`${id}-line`}>{line}</span>
      <span id={`${id}-note`} className={styles.note}>
        {note}
      </span>
    </label>
  )
}

export function VisibilityField({
  isPrivate,
  senderName,
  isReadOnly,
  onChange,
}: {
  isPrivate: boolean
  senderName: string
  isReadOnly: boolean
  onChange: (isPrivate: boolean) => void
}) {
  return (
    <fieldset>
      <legend className={controls.title}>Who may read it?</legend>
      <div className={styles.choices}>
        <Choice
          title="Public"
          line="Your testimonial may be shared in public."
          note={
            <>
              With your name and photo, where <bdi>{senderName}</bdi> shows testimonials.
            </>
          }
          value="public"
          isChosen={!isPrivate}
          isReadOnly={isReadOnly}
          onChoose={() => onChange(false)}
        />
        <Choice
          title="Private"
          line="Your testimonial won't be shared in public."
          note={
            <>
              Only <bdi>{senderName}</bdi> reads it.
            </>
          }
          value="private"
          isChosen={isPrivate}
          isReadOnly={isReadOnly}
          onChoose={() => onChange(true)}
        />
      </div>
    </fieldset>
  )
}
