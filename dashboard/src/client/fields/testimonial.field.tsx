import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countCharacters, type Fault, faultMessage, testimonialMaxLength } from '../answer-text.ts'
import { FieldError } from './text.fields.tsx'
import { realLanguage } from '../language.ts'
import { useClientTexts, useLanguages } from '../language.provider.tsx'
import { findMissing } from '../specificity.ts'
import { FieldTitle } from '../steps/step-heading.tsx'
import controls from '../controls.module.css'
import styles from './testimonial.module.css'

const countFrom = testimonialMaxLength - 500

function CharacterCount({ testimonial }: { testimonial: string }) {
  const texts = useClientTexts().fields.words
  const count = testimonial.length < countFrom ? 0 : countCharacters(testimonial)
  if (count < countFrom) return null
  return (
    <p className={count > testimonialMaxLength ? 'above-8 text-14 danger tabular' : styles.count}>
      {texts.count(count, testimonialMaxLength)}
    </p>
  )
}

/** The hint changes only after a pause in typing of this length. */
const PAUSE_MS = 1200

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** A quiet hint on what would make the testimonial more specific, or thanks. It never blocks sending. */
function SpecificityHint({ testimonial, names }: { testimonial: string; names: readonly string[] }) {
  const { language } = useLanguages()
  const { hints, signs } = useClientTexts().fields.words
  const settled = useSettled(testimonial)
  const canTell = settled.trim() !== '' && 'Segmenter' in Intl
  const missing = canTell ? findMissing(settled, { language: realLanguage(language), signs, names }) : null
  return (
    <p className={styles.hint} role="status">
      {canTell && hints[missing ?? 'thanks']}
    </p>
  )
}

export function TestimonialField({
  testimonial,
  fault,
  isReadOnly,
  names = [],
  onChange,
}: {
  testimonial: string
  fault: Fault | undefined
  /** Names that count as specific when they are in the text, like the sender's. */
  names?: readonly string[]
  isReadOnly: boolean
  onChange: (testimonial: string) => void
}) {
  const texts = useClientTexts().fields.words
  const textarea = useRef<HTMLTextAreaElement>(null)
  const error = fault && faultMessage(fault, texts)
  const [promptIndex, setPromptIndex] = useState<number | null>(null)
  const prompt = promptIndex === null ? null : texts.prompts[promptIndex]

  const beginWith = (chosen: number) => {
    if (isReadOnly) return
    const isMidText = testimonial.trim() !== '' && !testimonial.endsWith('\n')
    flushSync(() => {
      setPromptIndex(chosen)
      if (isMidText) onChange(`${testimonial}\n\n`)
    })
    const field = textarea.current
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }

  return (
    <div className="stack gap-16 with-aside">
      <div className="shrink">
        <FieldTitle>
          <label className={controls.title} htmlFor="testimonial">
            {texts.title}
          </label>
        </FieldTitle>
        <div className={`relative ${styles.quote}`}>
          <div className={`hover-border ${styles.sheet}`} data-invalid={error ? true : undefined}>
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
        <SpecificityHint testimonial={testimonial} names={names} />
      </div>
      <aside className={styles.aside} aria-labelledby="prompts-title">
        <p className="text-14 muted" id="prompts-title">
          {texts.promptsTitle}
        </p>
        <ul className={styles.prompts} role="list">
          {texts.prompts.map((each, index) => (
            <li key={each}>
              <button
                type="button"
                aria-pressed={promptIndex === index}
                aria-disabled={isReadOnly}
                onClick={() => beginWith(index)}
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
