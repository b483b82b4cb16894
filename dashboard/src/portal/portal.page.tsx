import { useLayoutEffect, useState } from 'react'
import type { Portal } from '#shared/portal.ts'
import type { Brand } from '#shared/submissions.ts'
import type { Failure } from '../client/call.ts'
import { LoadFailedPage } from '../client/client-page.tsx'
import { AnsweredView } from './answered.view.tsx'
import type { PortalCalls, Result } from './api.ts'
import { ErasedPage } from './erase.part.tsx'
import { EndedPage, NowherePage } from './portal.parts.tsx'
import { OpenView } from './open.view.tsx'
import { PortalContext } from './portal.context.ts'
import type { RevisionStorage } from './revision.ts'

type View =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'unknown' | 'ended' }
  | { kind: 'erased'; brand: Brand }
  | { kind: 'open'; page: Portal }

const serverFailure: Failure = { reason: 'server' }

function viewOf(result: Result<Portal>): View {
  if (result.kind === 'done') return { kind: 'open', page: result.value }
  if (result.kind === 'unknown' || result.kind === 'ended') return { kind: result.kind }
  return { kind: 'failed', failure: result.kind === 'failed' ? result.failure : serverFailure }
}

type PortalPageProps = {
  calls: PortalCalls
  storage: RevisionStorage
  /** The call that was started while the page was loading. */
  first: Promise<Result<Portal>>
}

export function PortalPage({ calls, storage, first }: PortalPageProps) {
  const [view, setView] = useState<View>({ kind: 'loading' })

  const open = async (loading: Promise<Result<Portal>>) => {
    setView(viewOf(await loading))
  }

  // Before the first frame, which Preact's other effects wait for.
  useLayoutEffect(() => {
    void open(first)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is opened
  }, [])

  const settle = async (result: Result<Portal>): Promise<Failure | null> => {
    if (result.kind === 'failed') return result.failure
    if (result.kind === 'invalid') return serverFailure
    const next = viewOf(result.kind === 'refused' ? await calls.load() : result)
    if (next.kind === 'failed') return next.failure
    if (next.kind === 'unknown' || next.kind === 'ended') storage.clear()
    setView(next)
    return null
  }

  switch (view.kind) {
    case 'loading':
      return null
    case 'failed':
      return <LoadFailedPage failure={view.failure} onRetry={() => open(calls.load())} />
    case 'unknown':
      return <NowherePage />
    case 'ended':
      return <EndedPage />
    case 'erased':
      return <ErasedPage brand={view.brand} />
    case 'open': {
      const { page } = view
      const onErased = () => {
        storage.clear()
        setView({ kind: 'erased', brand: page })
      }
      return (
        <PortalContext value={{ page, calls, settle, onErased }}>
          {page.answer ? <AnsweredView answer={page.answer} storage={storage} /> : <OpenView />}
        </PortalContext>
      )
    }
  }
}
