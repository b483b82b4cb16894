import { useState } from 'react'
import { createEmailStyle, type EmailSettings, type EmailStyle } from '#shared/emails.ts'
import { Dialog, DialogForm } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { createRequestKeys } from '../../../lib/idempotency-keys.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useOneField } from '../../../lib/use-one-field.ts'
import { StyleValues, valuesOf } from './style.values.ts'

type AddStyleDialogProps = {
  /** The style that the new one is copied from. */
  from: EmailStyle
  onAdded: (added: { id: string; settings: EmailSettings }) => void
  onClose: () => void
}

export function AddStyleDialog({ from, onAdded, onClose }: AddStyleDialogProps) {
  const call = useApi()
  const [keyFor] = useState(() => createRequestKeys())
  const name = useOneField({
    check: (typed) => StyleValues.safeParse({ ...valuesOf(from), name: typed }),
    send: async (body) => {
      onAdded(await call(createEmailStyle, { body }, { idempotencyKey: keyFor(body) }))
      onClose()
    },
  })
  const { isBusy, failure } = name

  return (
    <Dialog title="Add a style" width={450} onClose={onClose} canClose={!isBusy}>
      <DialogForm failure={failure} isBusy={isBusy} submitLabel="Add style" onBack={onClose} onSubmit={name.submit}>
        <p>It starts as a copy of “{from.name}”. You choose a style for each request.</p>
        <Field
          label="Style name"
          placeholder="After a workshop"
          required
          maxLength={60}
          autoComplete="off"
          value={name.typed}
          error={name.fault}
          onChange={({ currentTarget }) => name.setTyped(currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  )
}
