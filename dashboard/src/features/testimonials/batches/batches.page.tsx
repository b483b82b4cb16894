import { Link } from 'react-router-dom'
import { BATCH_KEPT_DAYS, listBatches, type RequestBatch } from '#shared/request-batches.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { PageFailure } from '../../../components/load-failure.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { formatDay } from '../../../lib/moments.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { batchPath, batchSummary } from './batch.messages.ts'
import { useFollowing } from './use-following.ts'

const { title } = pageHeads['/testimonial/planned']

/** Batches of clients to request, newest first. */
export function BatchesPage() {
  usePageTitle(title)
  const { data, error, isValidating, mutate } = useEndpoint(listBatches, {})
  useFollowing(data?.items ?? [])
  if (!data && error) return <PageFailure {...{ isValidating, mutate }} />
  return (
    <>
      <Breadcrumbs items={[{ label: 'Testimonials', to: '/testimonial/list' }, { label: title }]} />
      <h1>{title}</h1>
      <p className="above-4 below-16 muted measure">
        Requests to the clients of a file, sent now or over several days. Each list is kept for {BATCH_KEPT_DAYS} days.
      </p>
      {data === undefined ? (
        <div className="stack gap-16" role="status" aria-label="Loading" aria-busy="true">
          <Skeleton length="long" />
          <Skeleton length="medium" />
        </div>
      ) : data.items.length === 0 ? (
        <p className="serif-18">
          Nothing is planned. To request many clients, choose “Import clients” on the page{' '}
          <Link to="/testimonial/list">Testimonials</Link>.
        </p>
      ) : (
        <ul role="list">
          {data.items.map((batch) => (
            <BatchItem key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
    </>
  )
}

function BatchItem({ batch }: { batch: RequestBatch }) {
  const clock = useOwnersClock()
  const by = batch.memberName === null ? '' : ` by ${batch.memberName}`
  return (
    <li className="row wrap justify-between gap-16 rows-4 border-below pad-block-12">
      <div className="shrink">
        <p>
          <Link className="medium ink anywhere pad-block-4" to={batchPath(batch)}>
            {batch.name}
          </Link>
        </p>
        <p className="text-13 muted anywhere">
          {formatDay(new Date(batch.createdAt), clock)}
          {by}
        </p>
      </div>
      <p className="text-13 tabular">{batchSummary(batch, clock)}</p>
    </li>
  )
}
