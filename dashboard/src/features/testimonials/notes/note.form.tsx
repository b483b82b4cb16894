import { type FormEvent, useState } from 'react'
import { NOTE_MAX } from '#shared/notes.ts'
import { Button } from '../../../components/button.tsx'
import { useChange } from '../../../components/changes.ts'
import { TextArea } from '../../../components/field.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { createRequestKeys } from '../../../lib/idempotency-keys.ts'
import { useDraft } from '../drafts.ts'
import { useTestimonialMutations } from '../testimonials.mutations.ts'

export function NoteForm({ testimonialId }: { testimonialId: string }) {
  const { frozen } = useChange('write notes')
  const draft = useDraft(`note.${testimonialId}`)
  const [keyOf] = useState(() => createRequestKeys<{ text: string }>())
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { addNote } = useTestimonialMutations()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (frozen) return
    setIsBusy(true)
    setError(undefined)
    try {
      const { text } = draft
      await addNote(testimonialId, text, keyOf({ text }))
      draft.forget('')
    } catch (refusal) {
      setError(messageOf(refusal))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form className="stack justify-start gap-12 above-12" onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        className="full"
        label="Add a note"
        rows={2}
        maxLength={NOTE_MAX}
        error={error}
        value={draft.text}
        onChange={({ target }) => draft.write(target.value)}
      />
      <Button type="submit" variant="line" size="small" change="write notes" isBusy={isBusy}>
        Add note
      </Button>
    </form>
  )
}
