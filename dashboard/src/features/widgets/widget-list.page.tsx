import { listWidgets, WIDGETS_MAX } from '#shared/widget-editor.ts'
import { Button } from '../../components/button.tsx'
import { ErrorScreen } from '../../components/error-screen.tsx'
import { useModal } from '../../components/modal.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useEndpoint } from '../../lib/use-endpoint.ts'
import { CreateWidgetDialog } from './create-widget.dialog.tsx'
import styles from './widget-list.module.css'
import { WidgetCard } from './widget.card.tsx'

export function WidgetListPage() {
  usePageTitle('Widgets')
  const modal = useModal()
  const { data, error, isValidating, mutate } = useEndpoint(listWidgets, {})

  if (error && !data)
    return (
      <ErrorScreen>
        <Button isBusy={isValidating} onClick={() => void mutate()}>
          Try again
        </Button>
      </ErrorScreen>
    )
  const openCreation = () => modal.open(<CreateWidgetDialog onClose={modal.close} />)
  const isFull = data !== undefined && data.items.length >= WIDGETS_MAX
  return (
    <>
      <header className={`row wrap justify-between gap-16 ${styles.head}`}>
        <div>
          <h1>Widgets</h1>
          <p>Approved testimonials appear automatically; rejected ones disappear.</p>
        </div>
        <Button
          aria-disabled={isFull || undefined}
          title={isFull ? `You can have up to ${WIDGETS_MAX} widgets.` : undefined}
          onClick={() => !isFull && openCreation()}
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
    <div className={styles.loading}>
      <Skeleton length="medium" />
      <Skeleton length="long" />
    </div>
  </div>
)
