import { type ReactNode, useId } from 'react'
import { useClientTexts } from '../language.provider.tsx'
import { Sentence } from '../sentence.tsx'
import { FieldTitle } from '../steps/step-heading.tsx'
import controls from '../controls.module.css'
import styles from './visibility.module.css'

type ChoiceProps = {
  title: string
  line: string
  note?: ReactNode
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
        className={controls.radio}
        type="radio"
        name="isPrivate"
        value={value}
        checked={isChosen}
        // As in StarChoice: the browser takes the click back.
        onClick={(event) => isReadOnly && event.preventDefault()}
        onChange={onChoose}
        required
        aria-disabled={isReadOnly}
        aria-labelledby={id}
        aria-describedby={note ? `${id}-line ${id}-note` : `${id}-line`}
      />
      <strong className="text-16 medium" id={id}>
        {title}
      </strong>
      <span id={`${id}-line`}>{line}</span>
      {note && (
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      )}
    </label>
  )
}

/** A part besides name and photo that may be shown with a public testimonial if the client agrees. */
type ShownPart = { name: string; label: string; isShown: boolean; onChange: (isShown: boolean) => void }

function ShownPartField({ part, isReadOnly }: { part: ShownPart; isReadOnly: boolean }) {
  return (
    <label className={styles.shownPart}>
      <input
        type="checkbox"
        name={part.name}
        checked={part.isShown}
        onClick={(event) => isReadOnly && event.preventDefault()}
        onChange={(event) => part.onChange(event.target.checked)}
        aria-disabled={isReadOnly}
      />
      <span>{part.label}</span>
    </label>
  )
}

export function VisibilityField({
  isPrivate,
  senderName,
  publicNote,
  isReadOnly,
  onChange,
  parts,
}: {
  isPrivate: boolean
  senderName: string
  /** Instead of the note about name and photo; null for none, where either isn't shown. */
  publicNote?: ((sender: string) => string) | null | undefined
  isReadOnly: boolean
  onChange: (isPrivate: boolean) => void
  /** Only parts that the client has filled in; for public testimonials only. */
  parts: readonly (ShownPart | false)[]
}) {
  const texts = useClientTexts().fields.visibility
  return (
    <fieldset>
      <legend className={controls.title}>
        <FieldTitle>{texts.title}</FieldTitle>
      </legend>
      <div className={`gap-12 stack ${styles.choices}`}>
        <Choice
          title={texts.public}
          line={texts.publicLine}
          note={publicNote !== null && <Sentence text={publicNote ?? texts.publicNote} name={senderName} />}
          value="public"
          isChosen={!isPrivate}
          isReadOnly={isReadOnly}
          onChoose={() => onChange(false)}
        />
        <Choice
          title={texts.private}
          line={texts.privateLine}
          note={<Sentence text={texts.privateNote} name={senderName} />}
          value="private"
          isChosen={isPrivate}
          isReadOnly={isReadOnly}
          onChoose={() => onChange(true)}
        />
      </div>
      {!isPrivate && parts.some(Boolean) && (
        <div className="above-12 stack">
          {parts.map((part) => part && <ShownPartField key={part.name} part={part} isReadOnly={isReadOnly} />)}
        </div>
      )}
    </fieldset>
  )
}
