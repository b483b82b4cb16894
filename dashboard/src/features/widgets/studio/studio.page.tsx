import { useParams } from 'react-router-dom'
import { getWidget } from '#shared/widget-studio.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { ErrorScreen } from '../../../components/error-screen.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ApiError } from '../../../lib/api.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { StudioView } from './studio.view.tsx'
import styles from './studio.module.css'

export function StudioPage() {
  const { id = '' } = useParams()
  const { data, error, isValidating, mutate } = useEndpoint(getWidget, { params: { id } })
  usePageTitle(data ? `${data.widget.name} · Widgets` : 'Widgets')

  if (data && data.widget.id === id)
    return (
      <StudioView key={id} details={data} onPublished={(published) => void mutate(published, { revalidate: false })} />
    )
  if (error instanceof ApiError && error.status === 404)
    return (
      <div className={styles.unknown}>
        <h1>This widget does not exist.</h1>
        <p>It was deleted, or its address is not complete.</p>
        <ButtonLink to="/widgets">All widgets</ButtonLink>
      </div>
    )
  if (error)
    return (
      <ErrorScreen>
        <Button isBusy={isValidating} onClick={() => void mutate()}>
          Try again
        </Button>
      </ErrorScreen>
    )
  return (
    <div className={styles.loading} role="group" aria-label="Loading" aria-busy="true">
      <Skeleton length="medium" />
      <Skeleton length="long" />
      <Skeleton length="full" />
    </div>
  )
}
