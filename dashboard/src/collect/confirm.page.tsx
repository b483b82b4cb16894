import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CONFIRMABLE_DAYS } from '#shared/confirming-limits.ts'
import type { Confirmation } from '#shared/confirming.ts'
import { senderOf } from '../client/brand.ts'
import { adviceFor, type Failure } from '../client/call.ts'
import { EmailContent, LoadFailedPage } from '../client/client-page.tsx'
import { LanguageProvider, useClientTexts } from '../client/language.provider.tsx'
import { Sentence } from '../client/sentence.tsx'
import { MainButton } from '../client/buttons.tsx'
import screen from '../client/screen.module.css'
import { collectCatalogue, useCollectTexts } from './collect-texts.ts'
import styles from './collect.module.css'
import { confirm, type Confirmed, type Loaded, loadConfirmation } from './confirm.api.ts'
import { ThanksPage } from './thanks.page.tsx'

const catalogues = [collectCatalogue]

/** The page behind the link in our email. Programs open such links too, so nothing happens before the button is pressed. */
export function ConfirmPage({ token }: { token: string }) {
  const [first] = useState(() => loadConfirmation(token))
  const [known] = useState(() =>
    first.then((opened) => (opened.kind === 'loaded' ? opened.confirmation.language : null)),
  )
  return (
    <LanguageProvider catalogues={catalogues} known={known}>
      <ConfirmView token={token} first={first} />
    </LanguageProvider>
  )
}

/** `first` is what the page opens with. */
function ConfirmView({ token, first }: { token: string; first: Promise<Loaded> }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const open = async (loading: Promise<Loaded>) => setLoaded(await loading)

  // Before the first frame, which Preact's other effects wait for.
  useLayoutEffect(() => {
    void open(first)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is opened
  }, [])

  if (loaded === null) return null
  if (loaded.kind === 'failed')
    return <LoadFailedPage failure={loaded.failure} onRetry={() => open(loadConfirmation(token))} />
  if (loaded.kind === 'unknown') return <GonePage />
  const { confirmation } = loaded
  const { answer, portalPath } = confirmation
  if (answer === null)
    return <ThanksPage page={confirmation} received={{ isPrivate: null, hasReceipt: true, portalPath }} />
  return (
    <Unconfirmed
      token={token}
      confirmation={confirmation}
      answer={answer}
      onConfirmed={({ portalPath: portal, code }) =>
        setLoaded({
          kind: 'loaded',
          confirmation: {
            ...confirmation,
            answer: null,
            portalPath: portal,
            thanks: { ...confirmation.thanks, code },
          },
        })
      }
      onGone={() => setLoaded({ kind: 'unknown' })}
    />
  )
}

function GonePage() {
  const { confirming: texts } = useCollectTexts()
  return (
    <EmailContent title={texts.goneTitle}>
      <div className={screen.screen}>
        <h1>{texts.goneTitle}</h1>
        <p className={screen.note}>{texts.gone(CONFIRMABLE_DAYS)}</p>
      </div>
    </EmailContent>
  )
}

type UnconfirmedProps = {
  token: string
  confirmation: Confirmation
  answer: NonNullable<Confirmation['answer']>
  onConfirmed: (confirmed: Extract<Confirmed, { kind: 'confirmed' }>) => void
  onGone: () => void
}

function Unconfirmed({ token, confirmation, answer, onConfirmed, onGone }: UnconfirmedProps) {
  const { confirming: texts } = useCollectTexts()
  const { failures, fields, form } = useClientTexts()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const notice = useRef<HTMLParagraphElement>(null)
  const { name } = senderOf(confirmation)
  const { rating } = answer
  const word = rating === null ? '' : (fields.rating.words[rating - 1] ?? '')

  useEffect(() => {
    if (failure) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])

  const press = async () => {
    if (isBusy) return
    setFailure(null)
    setIsBusy(true)
    const result = await confirm(token)
    setIsBusy(false)
    if (result.kind === 'confirmed') onConfirmed(result)
    else if (result.kind === 'unknown') onGone()
    else setFailure(result.failure)
  }

  return (
    <EmailContent title={texts.title} brand={confirmation}>
      <div className={screen.screen}>
        <h1>{texts.title}</h1>
        <p className={screen.note}>
          <Sentence text={texts.note} name={name} />
        </p>
        <figure className={`stack gap-12 above-32 measure-34 ${styles.unsent}`}>
          {rating !== null && <p className="medium">{fields.rating.stars(rating, word)}</p>}
          <blockquote className={`serif-18 anywhere ${styles.message}`} dir="auto">
            {answer.testimonial}
          </blockquote>
          <figcaption className="muted anywhere" dir="auto">
            {answer.customerName}
          </figcaption>
        </figure>
        <p className="above-16 muted measure-34">
          {answer.isPrivate ? (
            <Sentence text={texts.isPrivate} name={name} />
          ) : (
            <Sentence text={texts.isPublic} name={name} />
          )}
        </p>
        <p className="above-24" role="alert" ref={notice}>
          {failure && `${failures.title} ${adviceFor(failure, { texts: failures, doing: 'sending' })}`}
        </p>
        <p className="stack above-16">
          <MainButton aria-disabled={isBusy} onClick={() => void press()}>
            {isBusy ? form.sending : texts.confirm}
          </MainButton>
        </p>
        <p className="above-16 text-14 muted measure-34">{texts.notYours(CONFIRMABLE_DAYS)}</p>
      </div>
    </EmailContent>
  )
}
