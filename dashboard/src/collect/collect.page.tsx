import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { CollectionPage } from '#shared/collection.ts'
import { senderOf } from '../client/brand.ts'
import type { Failure } from '../client/call.ts'
import { EmailContent, LoadFailedPage } from '../client/client-page.tsx'
import { LanguageProvider, useLanguages } from '../client/language.provider.tsx'
import { realLanguage } from '../client/language.ts'
import { Sentence } from '../client/sentence.tsx'
import screen from '../client/screen.module.css'
import { AnswerForm } from './answer.form.tsx'
import { loadPage } from './api.ts'
import { collectCatalogue, useCollectTexts } from './collect-texts.ts'
import styles from './collect.module.css'
import { type DraftStorage, openDraftStorage } from './draft.storage.ts'
import { type Draft, startDraft } from './draft.ts'
import { ThanksPage } from './thanks.page.tsx'
import { UnconfirmedPage } from './unconfirmed.page.tsx'
import type { Received } from './use-answer.ts'

type View =
  | { kind: 'loading' }
  | { kind: 'load-failed'; failure: Failure }
  | { kind: 'unknown'; unsentText: string }
  | { kind: 'not-open'; page: CollectionPage; unsentText: string }
  | { kind: 'form'; page: CollectionPage; initial: Draft; storage: DraftStorage }
  | { kind: 'received'; page: CollectionPage; received: Received }

const catalogues = [collectCatalogue]

async function openView(slug: string): Promise<View> {
  const result = await loadPage(slug)
  if (result.kind === 'failed') return { kind: 'load-failed', failure: result.failure }
  const storage = openDraftStorage(result.kind === 'loaded' ? result.page.slug : slug)
  const draft = storage.read()
  if (result.kind === 'unknown') return { kind: 'unknown', unsentText: draft?.testimonial ?? '' }
  const { page } = result
  if (page.state !== 'open') return { kind: 'not-open', page, unsentText: draft?.testimonial ?? '' }
  return { kind: 'form', page, initial: draft ?? startDraft(page), storage }
}

/** The page as it is once its visitor has answered. */
const withCode = (page: CollectionPage, { code }: Received): CollectionPage => ({
  ...page,
  thanks: { ...page.thanks, code },
})

export function CollectPage({ slug }: { slug: string }) {
  const [first] = useState(() => openView(slug))
  const [known] = useState(() => first.then((opened) => ('page' in opened ? opened.page.language : null)))
  return (
    <LanguageProvider catalogues={catalogues} known={known}>
      <CollectView slug={slug} first={first} />
    </LanguageProvider>
  )
}

/** `first` is the view that the page opens with. */
function CollectView({ slug, first }: { slug: string; first: Promise<View> }) {
  const [view, setView] = useState<View>({ kind: 'loading' })

  // Before the first frame, which Preact's other effects wait for.
  useLayoutEffect(() => void first.then(setView), [first])

  /** Keeps the form and its text when the page doesn't load. */
  const renew = async (): Promise<Failure | null> => {
    const opened = await openView(slug)
    if (opened.kind === 'load-failed') return opened.failure
    setView(opened)
    return null
  }

  switch (view.kind) {
    case 'loading':
      return null
    case 'load-failed':
      return <LoadFailedPage failure={view.failure} onRetry={async () => setView(await openView(slug))} />
    case 'unknown':
      return <UnknownPage unsentText={view.unsentText} />
    case 'not-open':
      return <NotOpenPage page={view.page} unsentText={view.unsentText} />
    case 'received':
      return view.received.unconfirmedToken === null ? (
        <ThanksPage
          page={withCode(view.page, view.received)}
          received={{ ...view.received, hasReceipt: view.received.email !== '' }}
        />
      ) : (
        <UnconfirmedPage brand={view.page} token={view.received.unconfirmedToken} address={view.received.email} />
      )
    case 'form':
      return (
        <AnswerForm
          page={view.page}
          initial={view.initial}
          storage={view.storage}
          onReceived={(received) => setView({ kind: 'received', page: view.page, received })}
          onChanged={renew}
        />
      )
  }
}

function UnknownPage({ unsentText }: { unsentText: string }) {
  const { nowhere } = useCollectTexts()
  return (
    <EmailContent title={nowhere.title}>
      <Notice title={nowhere.title} unsentText={unsentText}>
        {nowhere.note}
      </Notice>
    </EmailContent>
  )
}

function NotOpenPage({ page, unsentText }: { page: CollectionPage; unsentText: string }) {
  const { closed, full } = useCollectTexts()
  const { language } = useLanguages()
  const { name } = senderOf(page)
  if (page.state === 'full' && page.opensAt !== null) {
    const opens = new Date(page.opensAt).toLocaleString(realLanguage(language), {
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
    })
    return (
      <EmailContent title={full.title} brand={page}>
        <Notice title={full.title} unsentText={unsentText}>
          <Sentence text={full.note} name={name} other={opens} /> {unsentText.trim() !== '' && full.kept}
        </Notice>
      </EmailContent>
    )
  }
  return (
    <EmailContent title={closed.title} brand={page}>
      <Notice title={closed.title} unsentText={unsentText}>
        {page.closedMessage ?? <Sentence text={closed.note} name={name} />}
      </Notice>
    </EmailContent>
  )
}

function Notice({ title, unsentText, children }: { title: string; unsentText: string; children: ReactNode }) {
  const { unsent } = useCollectTexts()
  return (
    <div className={screen.screen}>
      <h1>{title}</h1>
      <p className={`anywhere ${screen.note} ${styles.message}`} dir="auto">
        {children}
      </p>
      {unsentText.trim() !== '' && (
        <details className={styles.unsent}>
          <summary className="text-14 medium pointer">{unsent}</summary>
          <p className={`above-12 serif-18 ${styles.message}`} dir="auto">
            {unsentText}
          </p>
        </details>
      )}
    </div>
  )
}
