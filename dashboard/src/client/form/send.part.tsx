import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from '../../upload/icons.tsx'
import { adviceFor, type Failure } from '../call.ts'
import controls from '../controls.module.css'
import { useClientTexts } from '../language.provider.tsx'
import type { Sending } from '../photo/use-photo.ts'
import { Sentence } from '../sentence.tsx'
import styles from './form.module.css'

/** Why the answer hasn't arrived, and what to do. */
export type Notice = { title: string; advice: string }

function followConnection(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** What to say of a failed attempt to send; null for none. */
export function useFailureNotice(failure: Failure | null): Notice | null {
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine)
  const { failures } = useClientTexts()
  if (!failure) return null
  const isBack = failure.reason === 'offline' && isOnline
  const advice = isBack ? failures.connected : adviceFor(failure, { texts: failures, doing: 'sending' })
  return { title: failures.title, advice }
}

type SendPartProps = {
  consent: string
  senderName: string
  notice: Notice | null
  /** Differs for each attempt that failed, so that the notice is scrolled to again. */
  problem: unknown
  sending: Sending
}

/** The end of a form: what the client agrees to, and the button. */
export function SendPart({ consent, senderName, notice, problem, sending }: SendPartProps) {
  const place = useRef<HTMLDivElement>(null)
  const { photo, form } = useClientTexts()

  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  return (
    <div className="shrink stack narrow">
      <p className="text-14 muted below-24">{consent}</p>
      <div role="alert" ref={place}>
        {notice && (
          <div className={styles.problem}>
            <Icon name="alert" />
            <p>
              <strong className="strong">{notice.title}</strong> {notice.advice}
            </p>
          </div>
        )}
      </div>
      <p role="status" className={`text-14 ${styles.waiting}`}>
        {sending === 'waiting' && photo.uploading}
      </p>
      <button type="submit" className={controls.button} aria-disabled={sending !== 'no'}>
        {sending === 'waiting' ? (
          photo.waiting
        ) : sending === 'sending' ? (
          form.sending
        ) : notice ? (
          form.sendAgain
        ) : (
          <Sentence text={form.send} name={senderName} />
        )}
      </button>
    </div>
  )
}
