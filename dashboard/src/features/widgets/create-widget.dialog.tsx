import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createWidget, listWidgets, WidgetName } from '#shared/widget-studio.ts'
import type { WidgetKind } from '#shared/widgets.ts'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { FormError } from '../../components/form-error.tsx'
import { messageOf } from '../../lib/error-message.ts'
import { createRequestKeys } from '../../lib/idempotency-keys.ts'
import { useApi } from '../../lib/use-api.ts'
import { useRefresh } from '../../lib/use-endpoint.ts'
import { KindTiles } from './kind.tiles.tsx'
import { kindName } from './kinds.tsx'

export function CreateWidgetDialog({ onClose }: { onClose: () => void }) {
  const call = useApi()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [keyFor] = useState(() => createRequestKeys())
  const [kind, setKind] = useState<WidgetKind>('wall')
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function create(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    const checked = WidgetName.safeParse(name.trim() || kindName(kind))
    setFault(checked.error?.issues[0]?.message)
    setFailure(undefined)
    if (!checked.success) return
    const body = { kind, name: checked.data }
    setIsBusy(true)
    try {
      const { id } = await call(createWidget, { body }, { idempotencyKey: keyFor(body) })
      void refresh(listWidgets)
      await navigate(`/widgets/${id}`)
    } catch (error) {
      setFailure(messageOf(error))
      setIsBusy(false)
    }
  }

  return (
    <Dialog title="New widget" onClose={onClose} canClose={!isBusy}>
      <form onSubmit={create} noValidate>
        <DialogBody>
          <KindTiles label="Layout" value={kind} onChange={setKind} />
          <Field
            label="Name"
            isOptional
            hint="Only you see it, like “Homepage” or “Prices page”. All of it can be changed later."
            placeholder={kindName(kind)}
            maxLength={60}
            autoComplete="off"
            value={name}
            error={fault}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            data-autofocus
          />
          <FormError message={failure} />
        </DialogBody>
        <DialogActions>
          <Button variant="line" aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isBusy}>
            Create
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
