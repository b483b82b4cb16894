import { useState, type SyntheticEvent } from 'react'
import { createEmailStyle, type EmailSettings, type EmailStyle } from '#shared/emails.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { createRequestKeys } from '../../../lib/idempotency-keys.ts'
import { useApi } from '../../../lib/use-api.ts'
import { StyleValues, valuesOf } from './style.values.ts'

type AddStyleDialogProps = {
  /** What the new one begins as. */
  from: EmailStyle
  onAdded: (added: { id: string; settings: EmailSettings }) => void
  onClose: () => void
}

export function AddStyleDialog({ from, onAdded, onClose }: AddStyleDialogProps) {
  const call = useApi()
  const [keyFor] = useState(() => createRequestKeys())
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function add(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    const checked = StyleValues.safeParse({ ...valuesOf(from), name })
    setFault(checked.error?.issues[0]?.message)
    setFailure(undefined)
    if (!checked.success) return
    setIsBusy(true)
    try {
      onAdded(await call(createEmailStyle, { body: checked.data }, { idempotencyKey: keyFor(checked.data) }))
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
      setIsBusy(false)
    }
  }

  return (
    <Dialog title="Add a style" width={450} onClose={onClose} canClose={!isBusy}>
      <form onSubmit={add} noValidate>
        <DialogBody>
          <p>It begins as a copy of “{from.name}”. When you ask a client you choose in which style.</p>
          <Field
            label="Name of the style"
            placeholder="After a workshop"
            required
            maxLength={60}
            autoComplete="off"
            value={name}
            error={fault}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <FormError message={failure} />
        </DialogBody>
        <DialogActions>
          <Button variant="line" aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isBusy}>
            Add
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
