import { useEffect, useRef } from 'react'
import type { ClientTexts } from '../client/catalogue.ts'
import { adviceFor } from '../client/call.ts'
import { useClientTexts } from '../client/language.provider.tsx'
import type { Sending } from '../client/photo/use-photo.ts'
import { Sentence } from '../client/sentence.tsx'
import controls from '../client/controls.module.css'
import { Icon } from '../upload/icons.tsx'
import { type CollectTexts, useCollectTexts } from './collect-texts.ts'
import styles from './collect.module.css'
import type { Problem } from './use-answer.ts'

function describe(
  problem: Problem,
  { refusals, failures }: { refusals: CollectTexts['refusals']; failures: ClientTexts['failures'] },
): { title: string; advice: string } {
  if (problem.kind === 'refused') return refusals[problem.why]
  return { title: failures.title, advice: adviceFor(problem.failure, { texts: failures, doing: 'sending' }) }
}

type SendPartProps = { consent: string; senderName: string; problem: Problem | null; sending: Sending }

export function SendPart({ consent, senderName, problem, sending }: SendPartProps) {
  const notice = useRef<HTMLDivElement>(null)
  const { failures, photo } = useClientTexts()
  const { form, refusals } = useCollectTexts()
  const shown = problem && describe(problem, { refusals, failures })

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
      <p role="status" className="empty-hidden text-14 below-16">
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
