import { Icon } from '../upload/icons.tsx'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { ClientTexts } from '../client/catalogue.ts'
import { adviceFor, type Failure } from '../client/call.ts'
import { useClientTexts } from '../client/language.provider.tsx'
import type { Sending } from '../client/photo/use-photo.ts'
import { Sentence } from '../client/sentence.tsx'
import { type SubmitTexts, useSubmitTexts } from './submit-texts.ts'
import controls from '../client/controls.module.css'
import styles from './form.module.css'

/** Why the answer hasn't arrived; sending it again solves each of them. */
export type Problem = { kind: 'failed'; failure: Failure } | { kind: 'consent-changed' | 'questions-changed' }

function followConnection(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

function describe(
  problem: Problem,
  { form, failures, isOnline }: { form: SubmitTexts['form']; failures: ClientTexts['failures']; isOnline: boolean },
): { title: string; advice: string } {
  switch (problem.kind) {
    case 'consent-changed':
      return { title: form.consentChanged, advice: form.consentChangedAdvice }
    case 'questions-changed':
      return { title: form.questionsChanged, advice: form.questionsChangedAdvice }
    case 'failed': {
      const isBack = problem.failure.reason === 'offline' && isOnline
      const advice = adviceFor(problem.failure, { texts: failures, doing: 'sending' })
      return { title: failures.title, advice: isBack ? failures.connected : advice }
    }
  }
}

export function SendPart({
  consent,
  senderName,
  problem,
  sending,
}: {
  consent: string
  senderName: string
  problem: Problem | null
  sending: Sending
}) {
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine)
  const notice = useRef<HTMLDivElement>(null)
  const { failures, photo } = useClientTexts()
  const { form } = useSubmitTexts()
  const shown = problem && describe(problem, { form, failures, isOnline })

  useEffect(() => {
    if (problem) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  return (
    <div className="shrink stack narrow">
      <p className="text-14 muted below-24">{consent}</p>
      <div role="alert" ref={notice}>
        {shown && (
          <div className={styles.problem}>
            <Icon name="alert" />
            <p>
              <strong className="strong">{shown.title}</strong> {shown.advice}
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
        ) : problem ? (
          form.sendAgain
        ) : (
          <Sentence text={form.send} name={senderName} />
        )}
      </button>
    </div>
  )
}
