import { useLayoutEffect, useState } from 'react'
import type { SignOffPage as Page, SignOffTestimonial } from '#shared/sign-off.ts'
import type { Failure } from '../client/call.ts'
import { EmailContent, LoadFailedPage } from '../client/client-page.tsx'
import { useClientTexts } from '../client/language.provider.tsx'
import screen from '../client/screen.module.css'
import type { Outcomes, Result, SignOffCalls } from './api.ts'
import { DoneScreen } from './done.screen.tsx'
import { ReviewScreen } from './review.screen.tsx'
import { useSignOffTexts } from './sign-off-texts.ts'

type View =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'unknown' | 'expired' | 'revoked' }
  | { kind: 'open'; page: Page }
  | ({ kind: 'decided'; items: readonly SignOffTestimonial[] } & Outcomes)

const viewOf = (result: Result<Page>): View => (result.kind === 'done' ? { kind: 'open', page: result.value } : result)

type SignOffPageProps = {
  calls: SignOffCalls
  /** The call that was started while the page was loading. */
  first: Promise<Result<Page>>
}

/** The page of a sign-off link. */
export function SignOffPage({ calls, first }: SignOffPageProps) {
  const [view, setView] = useState<View>({ kind: 'loading' })

  const open = async (loading: Promise<Result<Page>>) => {
    setView(viewOf(await loading))
  }

  // Before the first frame, which Preact's other effects wait for.
  useLayoutEffect(() => {
    void open(first)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is opened
  }, [])

  const settle = (items: readonly SignOffTestimonial[], result: Result<Outcomes>): Failure | null => {
    if (result.kind === 'failed') return result.failure
    setView(result.kind === 'done' ? { kind: 'decided', items, ...result.value } : result)
    return null
  }

  switch (view.kind) {
    case 'loading':
      return null
    case 'failed':
      return <LoadFailedPage failure={view.failure} onRetry={() => open(calls.load())} />
    case 'open':
      return (
        <ReviewScreen page={view.page} decide={calls.decide} onDecided={(result) => settle(view.page.items, result)} />
      )
    case 'decided':
      return <DoneScreen {...view} onGoOn={() => setView({ kind: 'open', page: view.page })} />
    default:
      return <EndedScreen kind={view.kind} />
  }
}

function EndedScreen({ kind }: { kind: 'unknown' | 'expired' | 'revoked' }) {
  const { nowhere } = useClientTexts()
  const texts = useSignOffTexts()
  const { title, note } = kind === 'unknown' ? nowhere : texts[kind]
  return (
    <EmailContent title={title}>
      <div className={screen.screen}>
        <h1>{title}</h1>
        <p className={screen.note}>{note}</p>
      </div>
    </EmailContent>
  )
}
