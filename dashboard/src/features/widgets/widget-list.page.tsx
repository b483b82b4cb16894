import { listWidgets } from '#shared/widget-studio.ts'
import { Button } from '../../components/button.tsx'
import { ErrorScreen } from '../../components/error-screen.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useEndpoint } from '../../lib/use-endpoint.ts'
import styles from './widget-list.module.css'
import { WidgetSection } from './widget.section.tsx'

export function WidgetListPage() {
  usePageTitle('Widgets')
  const { data, error, isValidating, mutate } = useEndpoint(listWidgets, {})

  if (error && !data)
    return (
      <ErrorScreen>
        <Button isBusy={isValidating} onClick={() => void mutate()}>
          Try again
        </Button>
      </ErrorScreen>
    )
  return (
    <>
      <h1>Widgets</h1>
      {data ? data.items.map((widget) => <WidgetSection key={widget.id} widget={widget} />) : <LoadingSection />}
    </>
  )
}

function LoadingSection() {
  return (
    <div className={styles.loading} role="group" aria-label="Loading" aria-busy="true">
      <Skeleton length="short" />
      <Skeleton length="full" />
      <Skeleton length="long" />
    </div>
  )
}
