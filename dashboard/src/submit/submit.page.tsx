import { useEffect, useState } from 'react'
import type { PublicRequest } from '#shared/submissions.ts'
import { AnswerForm } from './answer.form.tsx'
import { type Failure, loadRequest } from './api.ts'
import { type DraftStorage, openDraftStorage } from './draft.storage.ts'
import { LoadFailedPage, UnknownRequestPage } from './no-form.page.tsx'
import { type Answered, ThanksPage } from './thanks.page.tsx'

type View =
  | { kind: 'loading' }
  | { kind: 'load-failed'; failure: Failure }
  | { kind: 'unknown'; unsentWords: string }
  | { kind: 'form'; requestId: string; request: PublicRequest; storage: DraftStorage }
  | { kind: 'answered'; request: PublicRequest; answered: Answered }

async function openView(requestId: string | null): Promise<View> {
  if (requestId === null) return { kind: 'unknown', unsentWords: '' }
  const storage = openDraftStorage(requestId)
  const result = await loadRequest(requestId)
  if (result.kind === 'unknown') return { kind: 'unknown', unsentWords: storage.read()?.testimonial ?? '' }
  if (result.kind === 'failed') return { kind: 'load-failed', failure: result.failure }
  const { request } = result
  if (!request.isAnswered) return { kind: 'form', requestId, request, storage }
  const draft = storage.read()
  // A draft with a key is what was sent last, and so what has most likely arrived.
  const unsentWords = draft && draft.idempotencyKey === null ? draft.testimonial : ''
  return { kind: 'answered', request, answered: { how: 'earlier', unsentWords } }
}

export function SubmitPage({ requestId }: { requestId: string | null }) {
  const [view, setView] = useState<View>({ kind: 'loading' })

  useEffect(() => {
    let isCurrent = true
    void openView(requestId).then((opened) => {
      if (isCurrent) setView(opened)
    })
    return () => {
      isCurrent = false
    }
  }, [requestId])

  const reload = async () => setView(await openView(requestId))

  switch (view.kind) {
    case 'loading':
      return null
    case 'unknown':
      return <UnknownRequestPage unsentWords={view.unsentWords} />
    case 'load-failed':
      return <LoadFailedPage failure={view.failure} onRetry={reload} />
    case 'answered':
      return <ThanksPage request={view.request} answered={view.answered} />
    case 'form':
      return (
        <AnswerForm
          requestId={view.requestId}
          request={view.request}
          storage={view.storage}
          onAnswered={(answered) => setView({ kind: 'answered', request: view.request, answered })}
          onGone={(unsentWords) => setView({ kind: 'unknown', unsentWords })}
          onConsentChanged={reload}
        />
      )
  }
}
