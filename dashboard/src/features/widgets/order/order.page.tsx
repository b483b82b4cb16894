import { useParams } from 'react-router-dom'
import { pageHeads } from '#shared/page-heads.ts'
import { getWidgetOrder } from '#shared/widget-order.ts'
import { PageFailure } from '../../../components/load-failure.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ApiError } from '../../../lib/api.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { OrderView } from './order.view.tsx'
import { UnknownWidget } from '../unknown-widget.tsx'

const { title } = pageHeads['/widgets/:id/order']

export function OrderPage() {
  const { id = '' } = useParams()
  const { data, error, isValidating, mutate } = useEndpoint(getWidgetOrder, { params: { id } })
  usePageTitle(data ? `${title} · ${data.widget.name}` : title)

  if (error instanceof ApiError && error.status === 404) return <UnknownWidget />
  if (data && data.widget.id === id)
    return (
      <OrderView
        key={id}
        details={data}
        keep={(items) => void mutate({ ...data, items: [...items] }, { revalidate: false })}
        reload={() => mutate()}
      />
    )
  if (error) return <PageFailure {...{ isValidating, mutate }} />
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <div className="gap-16 stack pad-block-24" role="group" aria-label="Loading" aria-busy="true">
        <Skeleton length="medium" />
        <Skeleton length="long" />
        <Skeleton length="full" />
      </div>
    </>
  )
}
