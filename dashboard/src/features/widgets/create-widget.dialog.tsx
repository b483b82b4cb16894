import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createWidget, listWidgets, WidgetName } from '#shared/widget-editor.ts'
import type { WidgetKind } from '#shared/widgets.ts'
import { Dialog, DialogForm } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { createRequestKeys } from '../../lib/idempotency-keys.ts'
import { useApi } from '../../lib/use-api.ts'
import { useRefresh } from '../../lib/use-endpoint.ts'
import { useOneField } from '../../lib/use-one-field.ts'
import { KindTiles } from './kind.tiles.tsx'
import { kindName } from './kinds.tsx'

export function CreateWidgetDialog({ onClose }: { onClose: () => void }) {
  const call = useApi()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [keyFor] = useState(() => createRequestKeys())
  const [kind, setKind] = useState<WidgetKind>('wall')
  const name = useOneField({
    check: (typed) => WidgetName.safeParse(typed.trim() || kindName(kind)),
    send: async (chosen) => {
      const body = { kind, name: chosen }
      const { id } = await call(createWidget, { body }, { idempotencyKey: keyFor(body) })
      void refresh(listWidgets)
      await navigate(`/widgets/${id}`)
    },
  })
  const { isBusy, failure } = name

  return (
    <Dialog title="New widget" onClose={onClose} canClose={!isBusy}>
      <DialogForm failure={failure} isBusy={isBusy} submitLabel="Create widget" onBack={onClose} onSubmit={name.submit}>
        <KindTiles label="Layout" value={kind} onChange={setKind} />
        <Field
          label="Name"
          isOptional
          hint="Only you see it, like “Homepage” or “Prices page”. You can change everything later."
          placeholder={kindName(kind)}
          maxLength={60}
          autoComplete="off"
          value={name.typed}
          error={name.fault}
          onChange={({ currentTarget }) => name.setTyped(currentTarget.value)}
          data-autofocus
        />
      </DialogForm>
    </Dialog>
  )
}
