import { isOfCards } from '#shared/widgets.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { getWidget, type WidgetDetails, type WidgetVersion } from '#shared/widget-editor.ts'
import { listTags } from '#shared/tags.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { useHasRole } from '../../../components/changes.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { PageFailure } from '../../../components/load-failure.tsx'
import { useModal } from '../../../components/modal.tsx'
import { FieldsFor, RoleNote } from '../../../components/needed-role.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useToast } from '../../../components/toast.tsx'
import { ApiError } from '../../../lib/api.ts'
import { useLeaveGuard } from '../../../navigation/navigation.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { CODE_HASH } from '../embed-code.tsx'
import type { Seen } from '../preview.window.ts'
import { AppearanceSection } from './appearance.section.tsx'
import { BasicsSection, ContentSection } from './content.section.tsx'
import { beyondPlan, changesTo, triedOut, triedOutPage } from './draft.ts'
import { DiscardDialog, EditorBar } from './editor.bar.tsx'
import { WallDomainSection } from '../domain/wall-domain.section.tsx'
import { FiguresSection } from './figures.section.tsx'
import { HostedPageSection } from './hosted-page.section.tsx'
import { InstallSection } from './install.section.tsx'
import { PreviewPane } from './preview.pane.tsx'
import { useEditor } from './use-editor.ts'
import { VersionsDialog } from './versions.dialog.tsx'
import { AlwaysThere, VisitorsSection, WhereSection } from './where.section.tsx'
import styles from './editor.module.css'
import { UnknownWidget } from '../unknown-widget.tsx'

const WIDGETS = pageHeads['/widgets/:id'].title

export function EditorPage() {
  const { id = '' } = useParams()
  const { data, error, isValidating, mutate } = useEndpoint(getWidget, { params: { id } })
  usePageTitle(data ? `${data.widget.name} · ${WIDGETS}` : WIDGETS)

  if (data && data.widget.id === id)
    return (
      <EditorView key={id} details={data} onPublished={(published) => void mutate(published, { revalidate: false })} />
    )
  if (error instanceof ApiError && error.status === 404) return <UnknownWidget />
  if (error) return <PageFailure {...{ isValidating, mutate }} />
  return (
    <div className={`gap-16 stack ${styles.loading}`} role="group" aria-label="Loading" aria-busy="true">
      <Skeleton length="medium" />
      <Skeleton length="long" />
      <Skeleton length="full" />
    </div>
  )
}

type EditorViewProps = { details: WidgetDetails; onPublished: (details: WidgetDetails) => void }

function EditorView({ details, onPublished }: EditorViewProps) {
  const { widget, allows, hasRejected, testimonials } = details
  const { data: lists } = useEndpoint(listTags, {})
  const { draft, change, faults, failure, isBusy, isChanged, publish, discard } = useEditor({ details, onPublished })
  const [seen, setSeen] = useState<Seen>()
  const { departure, stay } = useLeaveGuard(isChanged)
  const code = useArrival()
  const mayChange = useHasRole('editor')
  const modal = useModal()
  const confirmDiscard = () =>
    modal.open(<DiscardDialog name={widget.name} onConfirm={discard} onClose={modal.close} />)
  const toast = useToast()
  const goBack = (version: WidgetVersion, publishedOn: string) => {
    change(changesTo(version, details))
    modal.close()
    toast.success(`The version of ${publishedOn} is in the editor. Publish to show it on your pages.`)
  }
  const showVersions = () =>
    modal.open(<VersionsDialog widgetId={widget.id} isChanged={isChanged} onGoBack={goBack} onClose={modal.close} />)
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
        onShowVersions={showVersions}
      />
      <div className={styles.work}>
        <form
          className={styles.options}
          aria-label="Options"
          noValidate
          // It scrolls, and must do so by keyboard where no field can take the focus.
          tabIndex={mayChange ? undefined : 0}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className="pad-16 empty-hidden">
            <RoleNote needed="editor" what="change widgets" />
          </div>
          <FieldsFor needed="editor" what="change widgets">
            <BasicsSection {...section} fault={faults.name} />
            <ContentSection
              {...section}
              widgetId={widget.id}
              order={details.order}
              testimonials={testimonials}
              hasRejected={hasRejected}
              lists={lists}
              sentence={testimonials.length > 0 ? (seen?.sentence ?? '') : ''}
            />
            <AppearanceSection {...section} />
            {isOfCards(draft.kind) && <VisitorsSection {...section} hasServices={(lists?.services.length ?? 0) > 0} />}
            <HostedPageSection
              {...section}
              faults={faults}
              wallUrl={widget.wallUrl}
              widgetId={widget.id}
              order={details.order}
              testimonials={testimonials}
            />
            <WhereSection {...section} faults={faults} />
          </FieldsFor>
          <AlwaysThere />
        </form>
        <div className={styles.preview}>
          <PreviewPane
            widgetId={widget.id}
            allows={allows}
            shown={triedOut(draft)}
            hostedPage={triedOutPage(draft)}
            wallUrl={widget.wallUrl}
            beyond={beyondPlan(draft, allows)}
            testimonials={testimonials}
            onSeen={setSeen}
          />
        </div>
      </div>
      <div className={`stack gap-48 content-start ${styles.below}`}>
        <div ref={code} tabIndex={-1}>
          <InstallSection widget={widget} isChanged={isChanged} isBusy={isBusy} onPublish={publish} />
        </div>
        <WallDomainSection widgetId={widget.id} />
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
