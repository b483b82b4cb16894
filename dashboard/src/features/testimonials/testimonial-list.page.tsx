import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { TestimonialInput } from '#shared/testimonials.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorScreen } from '../../components/error-screen.tsx'
import { useModal } from '../../components/modal.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { useToast } from '../../components/toast.tsx'
import { createRequestKeys } from '../../lib/idempotency-keys.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { RequestDialog } from './request.dialog.tsx'
import { hrefOfPage, pageOf } from './testimonial-list.address.ts'
import styles from './testimonial-list.module.css'
import { useTestimonialList } from './testimonial-list.query.ts'
import { TestimonialTable } from './testimonial-list.table.tsx'
import { useTestimonialActions } from './testimonial.actions.tsx'
import { type TestimonialMutations, useTestimonialMutations } from './testimonials.mutations.ts'

export function TestimonialListPage() {
  usePageTitle('Testimonials')
  const [params] = useSearchParams()
  const page = pageOf(params)
  const list = useTestimonialList(page)
  const mutations = useTestimonialMutations(list)
  const performAction = useTestimonialActions(mutations)
  const createRequest = useCreateRequest(mutations)
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
        <Button onClick={createRequest}>+ Create</Button>
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
    </>
  )
}

function useCreateRequest({ create }: TestimonialMutations) {
  const modal = useModal()
  const toast = useToast()
  const navigate = useNavigate()
  const [params] = useSearchParams()

  return () => {
    const keyOf = createRequestKeys<TestimonialInput>()
    modal.open(
      <RequestDialog
        title="Create testimonial request"
        submitLabel="Create"
        onSubmit={(input) => create(input, keyOf(input))}
        onDone={() => {
          // A toast lives inside the dialog that is open, and would go with it.
          flushSync(modal.close)
          toast.success('Request created.')
          if (pageOf(params) > 1) void navigate(hrefOfPage(params, 1))
        }}
        onClose={modal.close}
      />,
    )
  }
}

/** The value, or while there is none the one before: so the pagination stays where it is while a page is fetched. */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
