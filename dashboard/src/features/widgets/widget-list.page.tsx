import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createWidget, listWidgets, WidgetName, WIDGETS_MAX } from '#shared/widget-editor.ts'
import type { WidgetKind } from '#shared/widgets.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { Button } from '../../components/button.tsx'
import { DialogForm } from '../../components/dialog.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { PageFailure } from '../../components/load-failure.tsx'
import { Field } from '../../components/field.tsx'
import { useModal } from '../../components/modal.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { createRequestKeys } from '../../lib/idempotency-keys.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useApi } from '../../lib/use-api.ts'
import { useEndpoint, useRefresh } from '../../lib/use-endpoint.ts'
import { useOneField } from '../../lib/use-one-field.ts'
import { kindName, KindTiles } from './kinds.tsx'
import { WidgetCard } from './widget.card.tsx'
import styles from './widget-list.module.css'

export function WidgetListPage() {
  usePageTitle(pageHeads['/widgets'].title)
  const modal = useModal()
  const { data, error, isValidating, mutate } = useEndpoint(listWidgets, {})

  if (error && !data) return <PageFailure {...{ isValidating, mutate }} />
  const openCreation = () => modal.open(<CreateWidgetDialog onClose={modal.close} />)
  const isFull = data !== undefined && data.items.length >= WIDGETS_MAX
  return (
    <>
      <header className={`row wrap justify-between gap-16 ${styles.head}`}>
        <div className="shrink">
          <h1>Widgets</h1>
          <p className={`above-4 muted ${styles.lead}`}>
            Approved testimonials appear automatically; rejected ones disappear.
          </p>
        </div>
        <Button
          disabledReason={isFull ? `You can have up to ${WIDGETS_MAX} widgets.` : undefined}
          change="create widgets"
          onClick={openCreation}
        >
          + New widget
        </Button>
      </header>
      {data ? (
        <ul className="gap-12 above-24 stack" role="list">
          {data.items.map((widget) => (
            <WidgetCard key={widget.id} widget={widget} isLast={data.items.length === 1} />
          ))}
        </ul>
      ) : (
        <Loading />
      )}
    </>
  )
}

const Loading = () => (
  <div className="gap-12 above-24 stack" role="group" aria-label="Loading" aria-busy="true">
    <div className={`stack align-center pad-16 card ${styles.loading}`}>
      <Skeleton length="medium" />
      <Skeleton length="long" />
    </div>
  </div>
)

function CreateWidgetDialog({ onClose }: { onClose: () => void }) {
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
