import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorScreen } from '../../../components/error-screen.tsx'
import { Pagination } from '../../../components/pagination.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { TestimonialDrawer } from '../details/testimonial.drawer.tsx'
import { useCreateRequest } from '../request/use-create-request.tsx'
import { hrefOfPage, pageOf } from './testimonial-list.address.ts'
import styles from './testimonial-list.module.css'
import { useTestimonialList } from './testimonial-list.query.ts'
import { TestimonialTable } from './testimonial-list.table.tsx'
import { TestimonialListToolbar } from './testimonial-list.toolbar.tsx'
import { useTestimonialActions } from '../testimonial.actions.tsx'
import { useTestimonialMutations } from '../testimonials.mutations.ts'

export function TestimonialListPage() {
  usePageTitle('Testimonials')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const page = pageOf(params)
  const list = useTestimonialList(page)
  const mutations = useTestimonialMutations(list)
  const performAction = useTestimonialActions(mutations)
  const createRequest = useCreateRequest({
    create: mutations.create,
    onCreated: () => page > 1 && void navigate(hrefOf(1)),
  })
  const pageCount = useLatest(list.data?.pagination.pageCount) ?? 0
  const hrefOf = (target: number) => hrefOfPage(params, target)

  if (list.error && !list.data)
    return (
      <ErrorScreen>
        <Button isBusy={list.isValidating} onClick={() => void list.mutate()}>
          Try again
        </Button>
      </ErrorScreen>
    )

  const items = list.data?.items
  if (items?.length === 0 && page > 1) return <Navigate to={hrefOf(Math.max(1, pageCount))} replace />

  return (
    <>
      <div className={styles.title}>
        <h1>Testimonials</h1>
        <TestimonialListToolbar query={{}} onCreate={createRequest} />
      </div>
      <p className={styles.unseen} aria-live="polite">
        {!items ? 'Loading' : pageCount > 1 && `Page ${page} of ${pageCount}`}
      </p>
      {items?.length === 0 ? (
        <EmptyState
          title="You don't have any testimonials currently."
          actions={<Button onClick={createRequest}>Ask your first client</Button>}
        >
          Write to one client you finished something for. The first answer makes the others easier to ask for.
        </EmptyState>
      ) : (
        <TestimonialTable items={items} onAction={performAction} />
      )}
      <div className={styles.foot}>
        <Pagination currentPage={page} pageCount={pageCount} hrefOf={hrefOf} />
      </div>
      <TestimonialDrawer
        testimonials={items ?? []}
        openId={params.get('open') ?? undefined}
        onOpen={(id) => setParams(withOpen(params, id), { replace: true })}
        onClose={() => setParams(withOpen(params, undefined), { replace: true })}
        onAction={performAction}
      />
    </>
  )
}

function withOpen(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const target = new URLSearchParams(params)
  if (id === undefined) target.delete('open')
  else target.set('open', id)
  return target
}

/** The value, or while there is none the one before: so the pagination stays where it is while a page is fetched. */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
