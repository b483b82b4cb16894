import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import type { Change } from '../../../components/changes.ts'
import { TextArea } from '../../../components/field.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import type { useDraft } from '../drafts.ts'

const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus()

type WordsFormProps = {
  label: string
  hint: string
  lengthMax: number
  rows?: number
  saveLabel: string
  change: Change
  draft: ReturnType<typeof useDraft>
  /** Before the text. */
  children?: ReactNode
  /** Throws what is wrong. */
  onSave: (text: string) => Promise<void>
  onCancel: () => void
}

/** What the owner writes for visitors to read with a testimonial. */
export function WordsForm({ draft, children, onSave, onCancel, ...field }: WordsFormProps) {
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    try {
      await onSave(draft.text)
    } catch (refusal) {
      setError(messageOf(refusal))
      setIsBusy(false)
    }
  }
  return (
    <form className="stack gap-12 above-12" onSubmit={(event) => void submit(event)} noValidate>
      {children}
      <TextArea
        label={field.label}
        hint={field.hint}
        rows={field.rows ?? 3}
        maxLength={field.lengthMax}
        ref={focusOnce}
        error={error}
        value={draft.text}
        onChange={({ target }) => draft.write(target.value)}
      />
      <div className="row gap-8">
        <Button type="submit" variant="line" size="small" change={field.change} isBusy={isBusy}>
          {field.saveLabel}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
