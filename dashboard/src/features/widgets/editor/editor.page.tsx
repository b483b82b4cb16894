import { useParams } from 'react-router-dom'
import { getWidget } from '#shared/widget-editor.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { ErrorScreen } from '../../../components/error-screen.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ApiError } from '../../../lib/api.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { EditorView } from './editor.view.tsx'
import styles from './editor.module.css'

export function EditorPage() {
  const { id = '' } = useParams()
  const { data, error, isValidating, mutate } = useEndpoint(getWidget, { params: { id } })
  usePageTitle(data ? `${data.widget.name} · Widgets` : 'Widgets')

  if (data && data.widget.id === id)
    return (
      <EditorView key={id} details={data} onPublished={(published) => void mutate(published, { revalidate: false })} />
    )
  if (error instanceof ApiError && error.status === 404)
    return (
      <div className={`justify-start gap-16 stack ${styles.failed}`}>
        <h1>This widget does not exist.</h1>
        <p>It was deleted, or its address is incomplete.</p>
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
    <div className={`gap-16 stack ${styles.loading}`} role="group" aria-label="Loading" aria-busy="true">
      <Skeleton length="medium" />
      <Skeleton length="long" />
      <Skeleton length="full" />
    </div>
  )
}
