import { type FormEvent, useState } from 'react'
import { HIGHLIGHT_MAX } from '#shared/testimonial-excerpt.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { phraseIn } from './sentences.ts'

const focusOnce = (field: HTMLInputElement | null) => field?.focus()

type HighlightFieldProps = { text: string; onHighlight: (phrase: string) => void; onCancel: () => void }

/** For whoever has selected nothing: a keyboard selects no text of a page. */
export function HighlightField({ text, onHighlight, onCancel }: HighlightFieldProps) {
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const phrase = phraseIn(text, words)
    if (phrase === null) setError('These words aren’t in what cards show. Enter a few that follow each other there.')
    else onHighlight(phrase)
  }
  return (
    <form className="stack gap-12" onSubmit={submit} noValidate>
      <Field
        label="Words to highlight"
        hint="Or select them in the text, then press Highlight."
        error={error}
        dir="auto"
        ref={focusOnce}
        maxLength={HIGHLIGHT_MAX}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="row gap-8">
        <Button type="submit" variant="line" size="small" change="choose what cards show">
          Highlight these words
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
