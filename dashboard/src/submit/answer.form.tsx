import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PublicRequest } from '#shared/submissions.ts'
import { newId, type SubmitResult, submitTestimonial } from './api.ts'
import { type Draft, editDraft, type FieldErrors, findErrors, startDraft, toSubmission } from './draft.ts'
import type { DraftStorage } from './draft.storage.ts'
import { Letter } from './letter.tsx'
import { NameField } from './name.field.tsx'
import { RatingField } from './rating.field.tsx'
import { type Problem, SendPart } from './send.part.tsx'
import { senderOf } from './sender.ts'
import type { Answered } from './thanks.page.tsx'
import { VisibilityField } from './visibility.field.tsx'
import { WordsField } from './words.field.tsx'
import styles from './form.module.css'

type AnswerFormProps = {
  /** As it stands in the page's path. */
  requestId: string
  request: PublicRequest
  storage: DraftStorage
  onAnswered: (answered: Answered) => void
  onGone: (unsentWords: string) => void
  onConsentChanged: () => Promise<void>
}

export function AnswerForm({ requestId, request, storage, onAnswered, onGone, onConsentChanged }: AnswerFormProps) {
  const [draft, setDraft] = useState<Draft>(() => storage.read() ?? startDraft(request))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSending, setIsSending] = useState(false)
  // State alone lets the second press of a double click through: it comes before the next rendering.
  const isInFlight = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const sender = senderOf(request)

  const keep = (next: Draft) => {
    storage.write(next)
    setDraft(next)
  }

  const change = (changed: Parameters<typeof editDraft>[1]) => {
    if (isInFlight.current) return
    keep(editDraft(draft, changed))
    setErrors((shown) => ({
      ...(changed.testimonial === undefined && shown.testimonial && { testimonial: shown.testimonial }),
      ...(changed.customerName === undefined && shown.customerName && { customerName: shown.customerName }),
    }))
  }

  const showErrors = (found: FieldErrors) => {
    flushSync(() => setErrors(found))
    const firstWrong = found.testimonial ? 'testimonial' : 'customerName'
    form.current?.querySelector<HTMLElement>(`[name='${firstWrong}']`)?.focus()
  }

  const settle = async (result: SubmitResult, sent: Draft) => {
    switch (result.kind) {
      case 'received':
        storage.clear()
        return onAnswered({ how: 'now', isPrivate: sent.isPrivate, at: new Date() })
      case 'already-answered':
        storage.write({ ...sent, idempotencyKey: null })
        return onAnswered({ how: 'meanwhile', unsentWords: sent.testimonial })
      case 'unknown':
        return onGone(sent.testimonial)
      case 'consent-changed':
        keep({ ...sent, idempotencyKey: null })
        await onConsentChanged()
        return setProblem({ kind: 'consent-changed' })
      case 'invalid':
        return showErrors(result.errors)
      case 'failed':
        return setProblem({ kind: 'failed', failure: result.failure })
    }
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isInFlight.current) return
    const found = findErrors(draft)
    if (found.testimonial || found.customerName) return showErrors(found)
    isInFlight.current = true
    const idempotencyKey = draft.idempotencyKey ?? newId()
    const sent = { ...draft, idempotencyKey }
    keep(sent)
    setProblem(null)
    setIsSending(true)
    const submission = toSubmission(sent, request.consent.version)
    const result = await submitTestimonial({ requestId, idempotencyKey, submission })
    isInFlight.current = false
    setIsSending(false)
    await settle(result, sent)
  }

  return (
    <Letter title={`Your words for ${sender.name}`} sender={sender}>
      <div className={styles.head}>
        <h1>
          Thank you for working with <bdi>{sender.name}</bdi>
        </h1>
        <p>
          {request.customerName && (
            <>
              Hello <bdi>{request.customerName}</bdi>.{' '}
            </>
          )}
          Would you put into words how it went? Two or three honest sentences are plenty. They go straight to{' '}
          <bdi>{sender.owner}</bdi>.
        </p>
      </div>
      <form ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate aria-busy={isSending}>
        <div className={styles.part}>
          <RatingField rating={draft.rating} onChange={(rating) => change({ rating })} />
        </div>
        <div className={styles.part}>
          <WordsField
            testimonial={draft.testimonial}
            error={errors.testimonial}
            onChange={(testimonial) => change({ testimonial })}
          />
        </div>
        <div className={styles.part}>
          <div className={styles.narrow}>
            <NameField
              name={draft.customerName}
              error={errors.customerName}
              onChange={(customerName) => change({ customerName })}
            />
          </div>
        </div>
        <div className={styles.part}>
          <VisibilityField
            isPrivate={draft.isPrivate}
            senderName={sender.name}
            onChange={(isPrivate) => change({ isPrivate })}
          />
        </div>
        <div className={styles.send}>
          <SendPart consent={request.consent.text} senderName={sender.name} problem={problem} isSending={isSending} />
        </div>
      </form>
    </Letter>
  )
}
