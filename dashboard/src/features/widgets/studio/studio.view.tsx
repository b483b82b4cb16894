import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { WidgetDetails } from '#shared/widget-studio.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useLeaveGuard } from '../../../lib/leave-guard.ts'
import { CODE_HASH } from '../code.hash.ts'
import { ContentSection } from './content.section.tsx'
import { beyondPlan, triedOut } from './draft.ts'
import { FiguresSection } from './figures.section.tsx'
import { InstallSection } from './install.section.tsx'
import { BasicsSection } from './basics.section.tsx'
import { LookSection } from './look.section.tsx'
import { PreviewPane } from './preview.pane.tsx'
import type { Seen } from '../preview.window.ts'
import { StudioBar } from './studio.bar.tsx'
import { AlwaysThere, VisitorsSection } from './visitors.section.tsx'
import { WhereSection } from './where.section.tsx'
import { useStudio } from './use-studio.ts'
import styles from './studio.module.css'

type StudioViewProps = { details: WidgetDetails; onPublished: (details: WidgetDetails) => void }

export function StudioView({ details, onPublished }: StudioViewProps) {
  const { widget, allows, testimonials } = details
  const { draft, change, faults, failure, isBusy, isChanged, publish, discard } = useStudio({ details, onPublished })
  const [seen, setSeen] = useState<Seen>()
  const { departure, stay } = useLeaveGuard(isChanged)
  const code = useArrival()
  const modal = useModal()
  const askToDiscard = () => modal.open(<DiscardDialog name={widget.name} onConfirm={discard} onClose={modal.close} />)
  const section = { draft, allows, onChange: change }

  return (
    <div className={styles.studio} data-full-width="">
      <StudioBar
        widget={widget}
        isChanged={isChanged}
        isBusy={isBusy}
        failure={failure}
        onPublish={() => void publish()}
        onDiscard={askToDiscard}
      />
      <div className={styles.work}>
        <form className={styles.options} aria-label="Options" noValidate onSubmit={(event) => event.preventDefault()}>
          <BasicsSection {...section} fault={faults.name} />
          <ContentSection {...section} testimonials={testimonials} sentence={seen?.sentence ?? ''} />
          <LookSection {...section} />
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
      <div className={styles.below}>
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
          <p>What you changed about “{widget.name}” is not published, and will be gone.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Whoever comes for the code is led to it, as soon as it is known what there is. */
function useArrival() {
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash !== CODE_HASH) return
    // After the page itself, which takes the focus whenever it is another one.
    queueMicrotask(() => place.current?.focus({ preventScroll: true }))
    place.current?.scrollIntoView()
  }, [hash])
  return place
}

type DiscardDialogProps = { name: string; onConfirm: () => void; onClose: () => void }

const DiscardDialog = ({ name, onConfirm, onClose }: DiscardDialogProps) => (
  <ConfirmDialog
    title="Discard what you changed?"
    confirmLabel="Discard"
    variant="danger"
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <p>“{name}” goes back to what is published.</p>
  </ConfirmDialog>
)
