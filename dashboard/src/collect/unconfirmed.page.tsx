import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CONFIRMABLE_DAYS } from '#shared/confirming-limits.ts'
import type { Brand } from '#shared/submissions.ts'
import { cleanLine } from '../client/answer-text.ts'
import { senderOf } from '../client/brand.ts'
import { adviceFor } from '../client/call.ts'
import { EmailContent } from '../client/client-page.tsx'
import { FieldError } from '../client/fields/text.fields.tsx'
import { useClientTexts } from '../client/language.provider.tsx'
import { Sentence } from '../client/sentence.tsx'
import controls from '../client/controls.module.css'
import screen from '../client/screen.module.css'
import { useCollectTexts } from './collect-texts.ts'
import styles from './collect.module.css'
import { type SentAgain, sendAgain } from './confirm.api.ts'
import { looksLikeEmail } from './draft.ts'

type UnconfirmedPageProps = { brand: Brand; token: string; address: string }

/** After sending, while the email is to be confirmed: it can be sent again, also to another address. */
export function UnconfirmedPage({ brand, token, address }: UnconfirmedPageProps) {
  const { unconfirmed: texts } = useCollectTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const [sentTo, setSentTo] = useState(address)
  const { name } = senderOf(brand)

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <EmailContent title={texts.title} brand={brand}>
      <div className={screen.screen}>
        <h1 ref={heading} tabIndex={-1} className={styles.thanks}>
          {texts.title}
        </h1>
        <p className={screen.note}>
          <Sentence text={texts.note} name={name} other={<bdi className="anywhere medium">{sentTo}</bdi>} />
        </p>
        <SendAgain token={token} senderName={name} address={sentTo} onSent={setSentTo} />
        <p className="above-24 muted measure-34">{texts.nothingCame(CONFIRMABLE_DAYS)}</p>
      </div>
    </EmailContent>
  )
}

type SendAgainProps = { token: string; senderName: string; address: string; onSent: (address: string) => void }

function SendAgain({ token, senderName, address, onSent }: SendAgainProps) {
  const { form, unconfirmed: texts } = useCollectTexts()
  const { form: formTexts } = useClientTexts()
  const [email, setEmail] = useState(address)
  const [isSending, setIsSending] = useState(false)
  const [result, setResult] = useState<SentAgain | null>(null)
  const isRefused = result?.kind === 'refused' && result.why === 'address'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const line = cleanLine(email)
    if (!looksLikeEmail(line)) return setResult({ kind: 'refused', why: 'address' })
    setIsSending(true)
    const sent = await sendAgain({ token, email: line })
    setIsSending(false)
    setResult(sent)
    if (sent.kind === 'sent') onSent(line)
  }

  return (
    <form className="stack gap-12 narrow above-32" onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <label className={controls.title} htmlFor="email">
          {form.email.title}
        </label>
        <input
          id="email"
          type="email"
          className={`hover-border ${controls.input}`}
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          readOnly={isSending}
          aria-invalid={isRefused || undefined}
          aria-describedby="email-error"
        />
        <FieldError id="email-error" error={isRefused ? form.email.needed : undefined} />
      </div>
      <button type="submit" className={controls.plain} aria-disabled={isSending}>
        {isSending ? formTexts.sending : texts.again}
      </button>
      <p className="empty-hidden" role="status">
        {result && !isRefused && <Outcome result={result} senderName={senderName} />}
      </p>
    </form>
  )
}

function Outcome({ result, senderName }: { result: SentAgain; senderName: string }) {
  const { failures } = useClientTexts()
  const { unconfirmed: texts } = useCollectTexts()
  if (result.kind === 'failed') return adviceFor(result.failure, { texts: failures, doing: 'sending' })
  if (result.kind === 'sent') return result.sendingsLeft > 0 ? texts.sent : texts.sentLast
  if (result.why === 'too-many') return texts.tooMany
  if (result.why === 'confirmed') return <Sentence text={texts.confirmed} name={senderName} />
  return texts.gone
}
