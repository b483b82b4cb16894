import { useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { PAGE_SIZE } from '#shared/http/pagination.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { useHasRole } from '../../../components/changes.ts'
import { PageFailure } from '../../../components/load-failure.tsx'
import { useFreeze } from '../../../components/freeze.context.ts'
import { useModal } from '../../../components/modal.tsx'
import { Pagination } from '../../../components/pagination.tsx'
import { EndedConnection } from '../../../components/stripe-banner.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useViewChange } from '../../../lib/view-in-address.ts'
import { TestimonialDrawer } from '../details/testimonial.drawer.tsx'
import { useAddTestimonial } from '../entry/entry.dialog.tsx'
import { FirstSteps } from '../first-steps/first-steps.card.tsx'
import { BatchesNote } from '../batches/batches.note.tsx'
import { ImportLine, ImportNote } from '../existing-import/import.note.tsx'
import { SignOffNote } from '../sign-off/sign-off.note.tsx'
import { SignersContext } from '../sign-off/signers.context.ts'
import { useCreateRequest } from '../request/request.dialog.tsx'
import { useTestimonialActions } from '../testimonial.actions.tsx'
import { useTestimonialMutations } from '../testimonials.mutations.ts'
import { NoTestimonials } from './no-testimonials.tsx'
import { ListNote, NoMatch, PaymentsNote, StripeBannerPlace, UsageMeter } from './testimonial-list.notes.tsx'
import { SelectionBar, useSeveral } from './bulk-actions.tsx'
import { type Shortcuts, ShortcutsDialog, ShortcutsHint, useShortcuts } from './shortcuts.tsx'
import {
  approvablePart,
  hrefOf,
  isFiltered,
  isGrouped,
  isOpenedHere,
  LIST_ADDRESS,
  OPENED_HERE,
  viewOf,
  WHOLE_LIST,
} from './testimonial-list.address.ts'
import styles from './testimonial-list.page.module.css'
import { useTestimonialList } from './testimonial-list.query.ts'
import { rangeMessage } from './testimonial-list.messages.ts'
import { TestimonialTable } from './testimonial-list.table.tsx'
import { TestimonialListToolbar, TestimonialListTools } from './testimonial-list.tools.tsx'
import { keptOrder } from './kept-order.ts'
import { useDecisions } from './use-decisions.ts'
import { useNeededPayments } from './use-needed-payments.ts'
import { useReview } from './use-review.ts'
import { useSelection } from './use-selection.ts'
import { useTriage } from './use-triage.ts'

export function TestimonialListPage() {
  usePageTitle(pageHeads['/testimonial/list'].title)
  const changeView = useViewChange(LIST_ADDRESS)
  const [params] = useSearchParams()
  const view = viewOf(params)
  const list = useTestimonialList(view)
  const decisions = useDecisions({ view, page: list.shown })
  const shown = decisions.page
  const items = shown?.items ?? []
  const selection = useSelection({ view: hrefOf({ ...view, open: null }), items })
  const [isSelecting, setIsSelecting] = useState(false)
  const mutations = useTestimonialMutations()
  const details = useDetailsInAddress()
  const review = useReview({ items, openId: view.open, ...details })
  const performAction = useTestimonialActions({
    mutations,
    decide: decisions.decide,
    signers: decisions.signers,
    onRemoved: (id) => {
      decisions.forget(id)
      if (view.open === id) details.onClose()
    },
    onDecided: (id) => review.goOn(id),
  })
  const performOnSeveral = useSeveral({ ...decisions, ...selection })
  const createRequest = useCreateRequest({
    create: mutations.create,
    // Below a page of what waits for the owner, a new request would not be seen.
    onCreated: () =>
      changeView(() => ((shown?.needsYou ?? 0) < PAGE_SIZE ? WHOLE_LIST : { ...WHOLE_LIST, sort: 'newest' })),
    onSend: (request) => performAction('send', request),
  })
  const sendRequest = () => createRequest({ willSend: true })
  const addTestimonial = useAddTestimonial()
  const onHold = shown?.paymentsOnHold
  const freeze = useFreeze()
  const setsUp = useHasRole('admin')
  const mayChange = useHasRole('editor')
  const showsPayments = mayChange && isGrouped(view) && view.page === 1 && shown?.needsYou !== undefined
  const payments = useNeededPayments(showsPayments && items.length > 0 ? onHold?.needsYou : 0)
  const searchRef = useRef<HTMLInputElement>(null)
  const { handlers, perform } = useTriage({
    items,
    openId: view.open,
    decisions,
    select: selection.select,
    onAction: performAction,
    onOpen: details.onOpen,
    onReview: review.start,
    onCreate: createRequest,
    onHelp: () => help(),
    searchRef,
  })
  const shortcuts = useShortcuts(perform, { mayChange: mayChange && freeze === undefined })
  const help = useHelp(shortcuts)

  if (list.error && !list.data) return <PageFailure isValidating={list.isValidating} mutate={list.mutate} />

  const order = keptOrder()
  if (order && !params.has('sort')) return <Navigate to={hrefOf({ ...view, sort: order })} replace />

  const lastPage = Math.max(1, list.data?.pagination.pageCount ?? view.page)
  if (view.page > lastPage && items.length === 0) return <Navigate to={hrefOf({ ...view, page: lastPage })} replace />

  const isEmpty = shown?.counts.all === 0 && !view.q && !isFiltered(view)
  const isChoosing = mayChange && (isSelecting || selection.selected.length > 0)
  const leaveSelection = () => {
    selection.choose([])
    setIsSelecting(false)
  }
  const notes = (
    <>
      <ListNote onHold={onHold && showsPayments ? { ...onHold, needsYou: 0 } : onHold} />
      <BatchesNote />
      <SignOffNote signOff={shown?.signOff} />
    </>
  )
  return (
    <SignersContext value={decisions.signers}>
      <div className={styles.title}>
        <h1>Testimonials</h1>
        <UsageMeter />
        <TestimonialListToolbar
          query={{
            status: view.status ?? undefined,
            tag: view.tag ?? undefined,
            service: view.service ?? undefined,
            form: view.form ?? undefined,
            importId: view.importId ?? undefined,
            assignee: view.assignee ?? undefined,
            q: view.q || undefined,
            sort: view.sort,
          }}
          onAdd={addTestimonial}
          onCreate={() => createRequest()}
        />
      </div>
      {isEmpty ? <EndedConnection /> : <StripeBannerPlace />}
      {isEmpty && <PaymentsNote onHold={onHold} />}
      {isEmpty && <BatchesNote />}
      {isEmpty ? (
        <NoTestimonials onCreate={sendRequest} onAdd={addTestimonial} />
      ) : (
        <>
          {!freeze && setsUp && <FirstSteps place={shown ? 'above' : 'waiting'} onCreateRequest={sendRequest} />}
          {view.importId === null ? (
            notes
          ) : (
            <ImportNote key={view.importId} id={view.importId} part={approvablePart(view)} />
          )}
          {isChoosing && (
            <SelectionBar
              selected={selection.selected}
              onAction={performOnSeveral}
              onSelectAll={() => selection.choose(items)}
              onClear={leaveSelection}
            />
          )}
          <div className={isChoosing ? styles.aside : undefined}>
            <TestimonialListTools
              view={view}
              counts={shown?.counts}
              tags={items.flatMap(({ tags }) => tags)}
              searchRef={searchRef}
              hasKeyHint={shortcuts.isOn}
              onSelect={() => setIsSelecting(true)}
            />
          </div>
          {shown && items.length === 0 ? (
            <NoMatch view={view} />
          ) : (
            <TestimonialTable
              view={view}
              items={shown?.items}
              total={shown?.counts.all ?? 0}
              needsYou={isGrouped(view) ? shown?.needsYou : undefined}
              payments={showsPayments ? payments : undefined}
              isKept={decisions.isKept}
              onReview={review.start}
              isStale={list.isShowingOther}
              undoable={decisions.undoable}
              selection={selection}
              isSelecting={isSelecting}
              handlers={handlers}
            />
          )}
          {shown && (
            <div className={styles.foot}>
              <p className="text-13 muted tabular">{rangeMessage(shown, view)}</p>
              <ShortcutsHint {...shortcuts} onHelp={help} />
              <Pagination
                currentPage={view.page}
                pageCount={shown.pagination.pageCount}
                hrefOf={(page) => hrefOf({ ...view, page, open: null })}
              />
            </div>
          )}
          {view.importId !== null && (
            <div className={styles.below}>
              <ImportLine id={view.importId} part={approvablePart(view)} />
              {notes}
            </div>
          )}
        </>
      )}
      <p className="visually-hidden" aria-live="polite">
        {list.data ? rangeMessage(list.data, view) : 'Loading'}
        {decisions.undoable.size > 0 && '. You can undo this for 8 seconds.'}
      </p>
      <TestimonialDrawer
        testimonials={items}
        openId={view.open ?? undefined}
        undoable={decisions.undoable}
        handlers={handlers}
        {...details}
      />
    </SignersContext>
  )
}

function useHelp(shortcuts: Shortcuts) {
  const modal = useModal()
  return () => modal.open(<ShortcutsDialog {...shortcuts} onClose={modal.close} />)
}

/** Opening adds a history entry, and closing goes back over it. An address that was opened directly has none. */
function useDetailsInAddress() {
  const navigate = useNavigate()
  const changeView = useViewChange(LIST_ADDRESS)
  return {
    onOpen: (id: string) =>
      changeView(
        (now) => ({ ...now, open: id }),
        ({ open }) =>
          open === null || isOpenedHere(history.state)
            ? { replace: open !== null, state: OPENED_HERE }
            : { replace: true },
      ),
    onClose: () =>
      isOpenedHere(history.state)
        ? void navigate(-1)
        : changeView(
            (now) => ({ ...now, open: null }),
            () => ({ replace: true }),
          ),
  }
}
