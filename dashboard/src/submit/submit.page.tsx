import { useLayoutEffect, useState } from 'react'
import type { PublicRequest } from '#shared/submissions.ts'
import { EmailContent } from '../client/client-page.tsx'
import type { Failure } from '../client/call.ts'
import { LanguageProvider, useClientTexts } from '../client/language.provider.tsx'
import { LoadFailedPage } from '../client/client-page.tsx'
import { AnswerForm } from './answer.form.tsx'
import { type Gone, loadRequest } from './api.ts'
import { type DraftStorage, openDraftStorage } from './draft.storage.ts'
import { type Draft, startDraft, editDraft } from './draft.ts'
import { submitCatalogue, useSubmitTexts } from './submit-texts.ts'
import { type Answered, ThanksPage, UnsentTestimonial } from './thanks.page.tsx'
import styles from '../client/screen.module.css'

type View =
  | { kind: 'loading' }
  | { kind: 'load-failed'; failure: Failure }
  | (Gone & { unsentText: string })
  | { kind: 'form'; requestId: string; request: PublicRequest; initial: Draft; storage: DraftStorage }
  | { kind: 'answered'; request: PublicRequest; answered: Answered }

const catalogues = [submitCatalogue]

function openDraft(request: PublicRequest, storage: DraftStorage): Draft {
  const kept = storage.read() ?? startDraft(request)
  const draft = { ...kept, openedToken: kept.openedToken ?? request.openedToken }
  const stars = takeStars()
  const opened = stars === 0 || stars === draft.rating ? draft : editDraft(draft, { rating: stars })
  storage.write(opened)
  return opened
}

async function openView(requestId: string | null): Promise<View> {
  if (requestId === null) return { kind: 'unknown', unsentText: '' }
  const storage = openDraftStorage(requestId)
  const result = await loadRequest(requestId)
  if (result.kind === 'unknown' || result.kind === 'ended')
    return { kind: result.kind, unsentText: storage.read()?.testimonial ?? '' }
  if (result.kind === 'failed') return { kind: 'load-failed', failure: result.failure }
  const { request } = result
  if (!request.isAnswered) return { kind: 'form', requestId, request, initial: openDraft(request, storage), storage }
  const draft = storage.read()
  // A draft with a key was the last one sent, so it has most likely arrived.
  const unsentText = draft && draft.idempotencyKey === null ? draft.testimonial : ''
  return { kind: 'answered', request, answered: { how: 'earlier', unsentText, portalPath: storage.readPortal() } }
}

export function SubmitPage({ requestId }: { requestId: string | null }) {
  const [view, setView] = useState<View>({ kind: 'loading' })
  const [first] = useState(() => openView(requestId))
  const [known] = useState(() => first.then((opened) => ('request' in opened ? opened.request.language : null)))

  // Before the first frame, which Preact's other effects wait for.
  useLayoutEffect(() => void first.then(setView), [first])

  const reload = async () => setView(await openView(requestId))

  /** Keeps the form and its text when the request doesn't load. */
  const renew = async (): Promise<Failure | null> => {
    const opened = await openView(requestId)
    if (opened.kind === 'load-failed') return opened.failure
    setView(opened)
    return null
  }

  return (
    <LanguageProvider catalogues={catalogues} known={known}>
      <SubmitView view={view} onChange={setView} onReload={reload} onRenew={renew} />
    </LanguageProvider>
  )
}

/** The page in one of its states. */
export function SubmitView({
  view,
  onChange,
  onReload,
  onRenew,
}: {
  view: View
  onChange: (view: View) => void
  onReload: () => Promise<void>
  onRenew: () => Promise<Failure | null>
}) {
  switch (view.kind) {
    case 'loading':
      return null
    case 'unknown':
      return <UnknownRequestPage unsentText={view.unsentText} />
    case 'ended':
      return <EndedRequestPage unsentText={view.unsentText} />
    case 'load-failed':
      return <LoadFailedPage failure={view.failure} onRetry={onReload} />
    case 'answered':
      return <ThanksPage request={view.request} answered={view.answered} />
    case 'form':
      return (
        <AnswerForm
          requestId={view.requestId}
          request={view.request}
          initial={view.initial}
          storage={view.storage}
          onAnswered={(answered) => onChange({ kind: 'answered', request: view.request, answered })}
          onGone={onChange}
          onChanged={onRenew}
        />
      )
  }
}

/** Cancelled, erased or never existed: the page doesn't reveal which. */
function UnknownRequestPage({ unsentText }: { unsentText: string }) {
  const { nowhere } = useSubmitTexts()
  return <GonePage {...nowhere} unsentText={unsentText} />
}

function EndedRequestPage({ unsentText }: { unsentText: string }) {
  const { ended } = useClientTexts()
  return <GonePage {...ended} unsentText={unsentText} />
}

const GonePage = ({ title, note, unsentText }: { title: string; note: string; unsentText: string }) => (
  <EmailContent title={title}>
    <div className={styles.screen}>
      <h1>{title}</h1>
      <p className={styles.note}>{note}</p>
      <UnsentTestimonial text={unsentText} />
    </div>
  </EmailContent>
)

const parameter = 'rating'

/**
 * The star that was clicked in an email, 1 to 5, or 0. It is removed from the URL, so that a reload doesn't overwrite what
 * the client has chosen since.
 */
function takeStars(): number {
  const address = new URL(window.location.href)
  const stars = address.searchParams.get(parameter)
  if (stars === null) return 0
  address.searchParams.delete(parameter)
  window.history.replaceState(window.history.state, '', address)
  return /^[1-5]$/.test(stars) ? Number(stars) : 0
}
