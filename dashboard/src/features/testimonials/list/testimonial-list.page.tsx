import { Upload } from 'lucide-react'
import { type Location, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorScreen } from '../../../components/error-screen.tsx'
import { Pagination } from '../../../components/pagination.tsx'
import { StripeBanner } from '../../../components/stripe-banner.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { TestimonialDrawer } from '../details/testimonial.drawer.tsx'
import { useAddTestimonial } from '../entry/use-add-testimonial.tsx'
import { FirstSteps } from '../first-steps/first-steps.card.tsx'
import { useImport } from '../import/use-import.tsx'
import { useCreateRequest } from '../request/use-create-request.tsx'
import { useTestimonialActions } from '../testimonial.actions.tsx'
import { useTestimonialMutations } from '../testimonials.mutations.ts'
import { NoMatch } from './no-match.tsx'
import { hrefOf, type ListView, viewOf, WHOLE_LIST } from './testimonial-list.address.ts'
import styles from './testimonial-list.module.css'
import { useTestimonialList } from './testimonial-list.query.ts'
import { rangeWords } from './testimonial-list.range.ts'
import { TestimonialTable } from './testimonial-list.table.tsx'
import { TestimonialListToolbar } from './testimonial-list.toolbar.tsx'
import { TestimonialListTools } from './testimonial-list.tools.tsx'

export function TestimonialListPage() {
  usePageTitle('Testimonials')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const view = viewOf(params)
  const list = useTestimonialList(view)
  const mutations = useTestimonialMutations(list)
  const performAction = useTestimonialActions(mutations)
  const details = useDetailsInAddress(view)
  const createRequest = useCreateRequest({
    create: mutations.create,
    onCreated: () => hrefOf(view) !== hrefOf(WHOLE_LIST) && void navigate(hrefOf(WHOLE_LIST)),
  })
  const addTestimonial = useAddTestimonial()
  const importClients = useImport()
  const { data, shown, isShowingOther } = list

  if (list.error && !data)
    return (
      <ErrorScreen>
        <Button isBusy={list.isValidating} onClick={() => void list.mutate()}>
          Try again
        </Button>
      </ErrorScreen>
    )

  const lastPage = Math.max(1, data?.pagination.pageCount ?? view.page)
  if (view.page > lastPage) return <Navigate to={hrefOf({ ...view, page: lastPage })} replace />

  const isEmpty = shown?.counts.all === 0 && !view.q
  return (
    <>
      <div className={styles.title}>
        <h1>Testimonials</h1>
        <TestimonialListToolbar
          query={{ status: view.status ?? undefined, q: view.q || undefined, sort: view.sort }}
          onImport={importClients}
          onAdd={addTestimonial}
          onCreate={createRequest}
        />
      </div>
      <StripeBanner />
      {isEmpty ? (
        <div className={styles.begin}>
          <EmptyState
            title="You don't have any testimonials currently."
            actions={
              <>
                <Button onClick={createRequest}>Ask your first client</Button>
                <Button variant="quiet" onClick={importClients}>
                  <Upload />
                  Import clients from CSV
                </Button>
              </>
            }
          >
            Write to one client you finished something for. The first answer makes the others easier to ask for.
          </EmptyState>
          <FirstSteps place="beside" onCreateRequest={createRequest} />
        </div>
      ) : (
        <>
          <FirstSteps place="above" onCreateRequest={createRequest} />
          <TestimonialListTools view={view} counts={shown?.counts} />
          {shown?.items.length === 0 ? (
            <NoMatch view={view} />
          ) : (
            <TestimonialTable items={shown?.items} isStale={isShowingOther} onAction={performAction} />
          )}
          <div className={styles.foot}>
            <p className={styles.range}>{shown && rangeWords(shown, view)}</p>
            <Pagination
              currentPage={view.page}
              pageCount={shown?.pagination.pageCount ?? 0}
              hrefOf={(page) => hrefOf({ ...view, page, open: null })}
            />
          </div>
        </>
      )}
      <p className={styles.unseen} aria-live="polite">
        {data ? rangeWords(data, view) : 'Loading'}
      </p>
      <TestimonialDrawer
        testimonials={shown?.items ?? []}
        openId={view.open ?? undefined}
        onAction={performAction}
        {...details}
      />
    </>
  )
}

const isOpenedHere = ({ state }: Location<unknown>) =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state

/** Opening is an entry of the history, and closing goes back to before it; an address that was followed has none. */
function useDetailsInAddress(view: ListView) {
  const navigate = useNavigate()
  const location = useLocation()
  return {
    onOpen: (id: string) =>
      void navigate(hrefOf({ ...view, open: id }), { replace: view.open !== null, state: location.state }),
    onClose: () =>
      isOpenedHere(location) ? void navigate(-1) : void navigate(hrefOf({ ...view, open: null }), { replace: true }),
  }
}
