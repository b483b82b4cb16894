import { type FormEvent, useState } from 'react'
import { REPLY_MAX } from '#shared/testimonial-reply.ts'
import { Button } from '../../../components/button.tsx'
import { TextArea } from '../../../components/field.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import type { useDraft } from '../drafts.ts'

const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus()

type ReplyFormProps = {
  draft: ReturnType<typeof useDraft>
  /** Throws what is wrong. */
  onSave: (text: string) => Promise<void>
  onCancel: () => void
}

export function ReplyForm({ draft, onSave, onCancel }: ReplyFormProps) {
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
      <TextArea
        label="Reply"
        hint="Everyone who sees the testimonial can read it, the client too. Links stay plain text."
        rows={3}
        maxLength={REPLY_MAX}
        ref={focusOnce}
        error={error}
        value={draft.text}
        onChange={({ target }) => draft.write(target.value)}
      />
      <div className="row gap-8">
        <Button type="submit" variant="line" size="small" change="reply to testimonials" isBusy={isBusy}>
          Save reply
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
