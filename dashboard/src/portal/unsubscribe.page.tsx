import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Unsubscribing } from '#shared/unsubscribing.ts'
import { senderOf } from '../client/brand.ts'
import type { Failure } from '../client/call.ts'
import { EmailContent } from '../client/client-page.tsx'
import { LoadFailedPage } from '../client/client-page.tsx'
import { Sentence } from '../client/sentence.tsx'
import { readProductName } from '../installation/product-name.ts'
import type { UnsubscribingCalls, Result } from './api.ts'
import { Address, NowherePage, FailureNotice, useAction } from './portal.parts.tsx'
import { usePortalTexts } from './portal-texts.ts'
import controls from '../client/controls.module.css'
import { MainButton } from '../client/buttons.tsx'
import screen from '../client/screen.module.css'
import styles from './page.module.css'

type View =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'unknown' }
  | { kind: 'open'; unsubscribing: Unsubscribing }

function viewOf(result: Result<Unsubscribing>): View {
  if (result.kind === 'done') return { kind: 'open', unsubscribing: result.value }
  if (result.kind === 'unknown') return { kind: 'unknown' }
  return { kind: 'failed', failure: result.kind === 'failed' ? result.failure : { reason: 'server' } }
}

function Ended({ unsubscribing }: { unsubscribing: Unsubscribing }) {
  const texts = usePortalTexts().unsubscribing
  const address = <Address address={unsubscribing.address} />
  if (unsubscribing.isUnsubscribedFromAll)
    return <Sentence text={texts.doneEverybody} name={address} other={readProductName()} />
  return <Sentence text={texts.done} name={senderOf(unsubscribing).name} other={address} />
}

function EndEmails({
  unsubscribing,
  onEnd,
}: {
  unsubscribing: Unsubscribing
  onEnd: (from: 'owner' | 'everybody') => Promise<Failure | null>
}) {
  const texts = usePortalTexts().unsubscribing
  const sender = senderOf(unsubscribing)
  const { isUnsubscribed, isUnsubscribedFromAll, address } = unsubscribing
  const isEnded = isUnsubscribed || isUnsubscribedFromAll
  const wanted = useRef<'owner' | 'everybody'>('owner')
  const [pressed, setPressed] = useState<'owner' | 'everybody' | null>(null)
  const { isBusy, failure, start } = useAction(() => onEnd(wanted.current))
  const heading = useRef<HTMLHeadingElement>(null)
  const state = isUnsubscribedFromAll ? 'everybody' : isUnsubscribed ? 'owner' : 'none'
  const before = useRef(state)

  useEffect(() => {
    if (before.current !== state) heading.current?.focus()
    before.current = state
  }, [state])

  const press = (from: 'owner' | 'everybody') => {
    wanted.current = from
    setPressed(from)
    void start()
  }

  return (
    <EmailContent title={isEnded ? texts.doneTitle : texts.title(sender.name)} brand={unsubscribing}>
      <div className={screen.screen}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {isEnded ? texts.doneTitle : <Sentence text={texts.title} name={sender.name} />}
        </h1>
        <p className={screen.note}>
          {isEnded ? (
            <Ended unsubscribing={unsubscribing} />
          ) : (
            <Sentence text={texts.note} name={<Address address={address} />} />
          )}{' '}
          {isEnded && texts.close}
        </p>
        <div className={`stack gap-12 above-32 measure-34 ${styles.ending}`}>
          <FailureNotice failure={failure} title={texts.failed} />
          {!isEnded && (
            <MainButton aria-disabled={isBusy} onClick={() => press('owner')}>
              {isBusy && pressed === 'owner' ? texts.doing : <Sentence text={texts.owner} name={sender.name} />}
            </MainButton>
          )}
          {!isUnsubscribedFromAll && (
            <>
              <button
                type="button"
                className={`${controls.plain} ${styles.plain}`}
                aria-disabled={isBusy}
                onClick={() => press('everybody')}
              >
                {isBusy && pressed === 'everybody' ? texts.doing : texts.everybody}
              </button>
              <p className="muted measure-34">{texts.everybodyNote(readProductName())}</p>
            </>
          )}
        </div>
      </div>
    </EmailContent>
  )
}

/** The page behind an unsubscribe link. Programs open such links too, so nothing happens before a button is pressed. */
export function UnsubscribePage({
  calls,
  first,
}: {
  calls: UnsubscribingCalls
  /** The call that was started while the page was loading. */
  first: Promise<Result<Unsubscribing>>
}) {
  const [view, setView] = useState<View>({ kind: 'loading' })

  const open = async (loading: Promise<Result<Unsubscribing>>) => {
    setView(viewOf(await loading))
  }

  // Before the first frame, which Preact's other effects wait for.
  useLayoutEffect(() => {
    void open(first)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is opened
  }, [])

  const end = async (from: 'owner' | 'everybody'): Promise<Failure | null> => {
    const next = viewOf(await calls.unsubscribe(from))
    if (next.kind === 'failed') return next.failure
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
    case 'open':
      return <EndEmails unsubscribing={view.unsubscribing} onEnd={end} />
  }
}
