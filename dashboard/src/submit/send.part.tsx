import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Failure } from './api.ts'
import { adviceFor } from './failure.advice.ts'
import controls from './controls.module.css'
import styles from './send.module.css'

/** Why the answer has not arrived; sending it again is the way out of each of them. */
export type Problem = { kind: 'failed'; failure: Failure } | { kind: 'consent-changed' }

/** `waiting` for the photo to arrive: what was pressed goes on from there by itself. */
export type Sending = 'no' | 'waiting' | 'sending'

function followConnection(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

function describe(problem: Problem, isOnline: boolean): { title: string; advice: string } {
  if (problem.kind === 'consent-changed') {
    return {
      title: 'The sentence that you agree to has changed.',
      advice: 'Everything you wrote is still here. Please read the new sentence above and send again.',
    }
  }
  const title = 'An unexpected error occurred.'
  if (problem.failure.reason === 'offline' && isOnline) {
    return { title, advice: 'You are connected again, and everything you wrote is still here. Please send it again.' }
  }
  return { title, advice: adviceFor(problem.failure, 'sending') }
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
  const shown = problem && describe(problem, isOnline)

  useEffect(() => {
    if (problem) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  return (
    <div className={styles.send}>
      <p className={styles.consent}>{consent}</p>
      <div role="alert" ref={notice}>
        {shown && (
          <div className={styles.problem}>
            <CircleAlert />
            <p>
              <strong>{shown.title}</strong> {shown.advice}
            </p>
          </div>
        )}
      </div>
      <p role="status" className={styles.waiting}>
        {sending === 'waiting' && 'Your photo is still on its way. Everything is sent as soon as it has arrived.'}
      </p>
      <button type="submit" className={controls.button} aria-disabled={sending !== 'no'}>
        {sending === 'waiting' ? (
          'Waiting for your photo…'
        ) : sending === 'sending' ? (
          'Sending…'
        ) : problem ? (
          'Send again'
        ) : (
          <>
            Send to <bdi>{senderName}</bdi>
          </>
        )}
      </button>
    </div>
  )
}
