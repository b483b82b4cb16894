import { Link, useParams } from 'react-router-dom'
import { type BatchRow, getBatch, type RequestBatchDetails } from '#shared/request-batches.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { PageFailure } from '../../../components/load-failure.tsx'
import { useModal } from '../../../components/modal.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ApiError } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/moments.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { hrefOf, WHOLE_LIST } from '../list/testimonial-list.address.ts'
import { BATCHES_PATH, batchSummary, rowWords } from './batch.messages.ts'
import styles from './batches.module.css'
import { PlanDialog } from './plan.dialog.tsx'
import { useFollowing } from './use-following.ts'
import { useCancelBatch } from './use-cancel-batch.tsx'
import { useSendRow } from './use-send-row.tsx'

const { title } = pageHeads['/testimonial/planned/:id']

/** The clients of one batch, and what happened to each. */
export function BatchPage() {
  const { id = '' } = useParams()
  usePageTitle(title)
  const { data, error, isValidating, mutate } = useEndpoint(getBatch, { params: { id } })
  useFollowing(data ? [data] : [])
  if (!data && error instanceof ApiError && error.status === 404) return <UnknownBatch />
  if (!data && error) return <PageFailure {...{ isValidating, mutate }} />
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Testimonials', to: '/testimonial/list' },
          { label: pageHeads['/testimonial/planned'].title, to: BATCHES_PATH },
          { label: data?.name ?? title },
        ]}
      />
      {data ? (
        <Batch batch={data} />
      ) : (
        <div className="stack gap-16" role="status" aria-label="Loading" aria-busy="true">
          <Skeleton length="medium" />
          <Skeleton length="long" />
        </div>
      )}
    </>
  )
}

function Batch({ batch }: { batch: RequestBatchDetails }) {
  const clock = useOwnersClock()
  const modal = useModal()
  const cancel = useCancelBatch()
  const send = useSendRow()
  const { saved, planned } = batch.counts
  const plan = (includesPlanned: boolean) =>
    modal.open(<PlanDialog {...{ batch, includesPlanned }} onClose={modal.close} />)
  return (
    <>
      <header className="flex wrap justify-between gap-16 rows-8 below-16">
        <div className="shrink">
          <h1 className="anywhere">{batch.name}</h1>
          <p className="above-4 muted">{batchSummary(batch, clock)}</p>
        </div>
        <p className="row wrap gap-8">
          {saved + planned > 0 && (
            <Button variant="line" change="cancel batches" onClick={() => cancel.all(batch)}>
              Cancel the rest
            </Button>
          )}
          {planned > 0 && (
            <Button variant="line" change="import clients" onClick={() => plan(true)}>
              Change times
            </Button>
          )}
          {saved > 0 && (
            <Button change="import clients" onClick={() => plan(false)}>
              Send saved requests
            </Button>
          )}
        </p>
      </header>
      <ul role="list" className={styles.rows} aria-label="Clients">
        {batch.rows.map((row) => (
          <Row key={row.row} row={row} onSend={() => send(batch, row)} onCancel={() => cancel.one(batch, row)} />
        ))}
      </ul>
      <p className="above-16 text-13 muted">
        This page is kept until {formatDay(new Date(batch.keptUntil), clock)}. The requests that were sent stay.
      </p>
    </>
  )
}

function Row({ row, onSend, onCancel }: { row: BatchRow; onSend: () => void; onCancel: () => void }) {
  const clock = useOwnersClock()
  const { word, time, detail } = rowWords(row, clock)
  const name = row.customerName ?? row.customerEmail
  const isOpen = row.state === 'saved' || row.state === 'planned'
  return (
    <li className="border-below pad-block-12">
      <div className="shrink">
        <p className="anywhere" dir="auto">
          {row.testimonialId === null ? (
            name
          ) : (
            <Link className="ink pad-block-4" to={hrefOf({ ...WHOLE_LIST, open: row.testimonialId })}>
              {name}
            </Link>
          )}
        </p>
        {row.customerName !== null && <p className="text-13 muted anywhere">{row.customerEmail}</p>}
      </div>
      <div className="text-13 tabular">
        <p>
          <b className="medium">{word}</b>
          {time !== null && <span className="muted"> {time}</span>}
        </p>
        {detail !== null && <p className="muted">{detail}</p>}
      </div>
      <div className="empty-hidden">
        {isOpen && (
          <div className="row gap-4">
            <Button
              variant="quiet"
              size="small"
              change="import clients"
              aria-label={`Send now: the request to ${name}`}
              onClick={onSend}
            >
              Send now
            </Button>
            <Button
              variant="quiet"
              size="small"
              change="cancel batches"
              aria-label={`Cancel the request to ${name}`}
              onClick={onCancel}
            >
              Cancel
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

const UnknownBatch = () => (
  <div className="justify-start gap-16 stack pad-block-24">
    <h1>These requests do not exist.</h1>
    <p>They are no longer kept, or the address is incomplete. Requests that were sent are in your list.</p>
    <ButtonLink to={BATCHES_PATH}>All planned requests</ButtonLink>
  </div>
)
