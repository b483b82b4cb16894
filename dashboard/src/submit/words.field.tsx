import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countCharacters, testimonialMaxLength } from './draft.ts'
import { FieldError } from './field-error.tsx'
import controls from './controls.module.css'
import styles from './words.module.css'

const prompts = ['What was it like before?', 'What changed for you?', 'What would you tell a friend?']
const countFrom = testimonialMaxLength - 500

function CharacterCount({ testimonial }: { testimonial: string }) {
  const count = testimonial.length < countFrom ? 0 : countCharacters(testimonial)
  if (count < countFrom) return null
  const format = (value: number) => value.toLocaleString('en')
  return (
    <p className={count > testimonialMaxLength ? styles.tooLong : styles.count}>
      {format(count)} of {format(testimonialMaxLength)} characters
    </p>
  )
}

export function WordsField({
  testimonial,
  error,
  isReadOnly,
  onChange,
}: {
  testimonial: string
  error: string | undefined
  isReadOnly: boolean
  onChange: (testimonial: string) => void
}) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [prompt, setPrompt] = useState<string | null>(null)

  const beginWith = (chosen: string) => {
    if (isReadOnly) return
    const isMidText = testimonial.trim() !== '' && !testimonial.endsWith('\n')
    flushSync(() => {
      setPrompt(chosen)
      if (isMidText) onChange(`${testimonial}\n\n`)
    })
    const field = textarea.current
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }

  return (
    <div className={styles.part}>
      <div className={styles.main}>
        <label className={controls.title} htmlFor="testimonial">
          How was your experience?
        </label>
        <div className={styles.words}>
          <div className={styles.sheet} data-invalid={error ? true : undefined}>
            {prompt && (
              <p className={styles.asked} id="testimonial-prompt">
                {prompt}
              </p>
            )}
            <textarea
              ref={textarea}
              id="testimonial"
              name="testimonial"
              className={styles.textarea}
              rows={6}
              dir="auto"
              value={testimonial}
              onChange={(event) => onChange(event.target.value)}
              readOnly={isReadOnly}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby="testimonial-error testimonial-prompt"
            />
          </div>
        </div>
        <CharacterCount testimonial={testimonial} />
        <FieldError id="testimonial-error" error={error} />
      </div>
      <aside className={styles.aside} aria-labelledby="prompts-title">
        <p className={styles.note} id="prompts-title">
          If the page stays blank, begin with one of these
        </p>
        <ul className={styles.prompts} role="list">
          {prompts.map((each) => (
            <li key={each}>
              <button
                type="button"
                aria-pressed={prompt === each}
                aria-disabled={isReadOnly}
                onClick={() => beginWith(each)}
              >
                {each}
              </button>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
