import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { WidgetDetails } from '#shared/widget-editor.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useLeaveGuard } from '../../../navigation/navigation.tsx'
import { CODE_HASH } from '../code.hash.ts'
import { ContentSection } from './content.section.tsx'
import { beyondPlan, triedOut } from './draft.ts'
import { FiguresSection } from './figures.section.tsx'
import { InstallSection } from './install.section.tsx'
import { BasicsSection } from './basics.section.tsx'
import { AppearanceSection } from './appearance.section.tsx'
import { PreviewPane } from './preview.pane.tsx'
import type { Seen } from '../preview.window.ts'
import { EditorBar } from './editor.bar.tsx'
import { AlwaysThere, VisitorsSection } from './visitors.section.tsx'
import { WhereSection } from './where.section.tsx'
import { useEditor } from './use-editor.ts'
import styles from './editor.module.css'

type EditorViewProps = { details: WidgetDetails; onPublished: (details: WidgetDetails) => void }

export function EditorView({ details, onPublished }: EditorViewProps) {
  const { widget, allows, testimonials } = details
  const { draft, change, faults, failure, isBusy, isChanged, publish, discard } = useEditor({ details, onPublished })
  const [seen, setSeen] = useState<Seen>()
  const { departure, stay } = useLeaveGuard(isChanged)
  const code = useArrival()
  const modal = useModal()
  const confirmDiscard = () =>
    modal.open(<DiscardDialog name={widget.name} onConfirm={discard} onClose={modal.close} />)
  const section = { draft, allows, onChange: change }

  return (
    <div className={`full centered ${styles.studio}`} data-full-width="">
      <EditorBar
        widget={widget}
        isChanged={isChanged}
        isBusy={isBusy}
        failure={failure}
        onPublish={() => void publish()}
        onDiscard={confirmDiscard}
      />
      <div className={styles.work}>
        <form className={styles.options} aria-label="Options" noValidate onSubmit={(event) => event.preventDefault()}>
          <BasicsSection {...section} fault={faults.name} />
          <ContentSection {...section} testimonials={testimonials} sentence={seen?.sentence ?? ''} />
          <AppearanceSection {...section} />
          {draft.kind === 'wall' && <VisitorsSection {...section} />}
          <WhereSection {...section} faults={faults} wallUrl={widget.wallUrl} widgetId={widget.id} />
          <AlwaysThere />
        </form>
        <div className={styles.preview}>
          <PreviewPane
            widgetId={widget.id}
            allows={allows}
            shown={triedOut(draft)}
            beyond={beyondPlan(draft, allows)}
            testimonials={testimonials}
            onSeen={setSeen}
          />
        </div>
      </div>
      <div className={`stack content-start ${styles.below}`}>
        <div ref={code} tabIndex={-1}>
          <InstallSection widget={widget} isChanged={isChanged} isBusy={isBusy} onPublish={publish} />
        </div>
        <FiguresSection widgetId={widget.id} isCounted={details.options.isCounted} />
      </div>
      {departure && (
        <ConfirmDialog
          title="Leave without publishing?"
          confirmLabel="Leave"
          variant="danger"
          onConfirm={departure.leave}
          onClose={stay}
        >
          <p>Your changes to “{widget.name}” aren’t published and will be lost.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Scrolls to the code for owners who came for it, as soon as the page knows what there is. */
function useArrival() {
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash !== CODE_HASH) return
    // Runs after the page itself, which takes the focus whenever the page changes.
    queueMicrotask(() => place.current?.focus({ preventScroll: true }))
    place.current?.scrollIntoView()
  }, [hash])
  return place
}

type DiscardDialogProps = { name: string; onConfirm: () => void; onClose: () => void }

const DiscardDialog = ({ name, onConfirm, onClose }: DiscardDialogProps) => (
  <ConfirmDialog
    title="Discard your changes?"
    confirmLabel="Discard"
    variant="danger"
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <p>“{name}” goes back to the published version.</p>
  </ConfirmDialog>
)
