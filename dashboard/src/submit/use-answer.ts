import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PublicRequest } from '#shared/submissions.ts'
import { newUuid } from '#shared/uuid.ts'
import { type SubmitResult, submitTestimonial } from './api.ts'
import { type Draft, editDraft, type FieldErrors, findErrors, startDraft, toSubmission } from './draft.ts'
import type { DraftStorage } from './draft.storage.ts'
import type { Problem } from './send.part.tsx'
import type { Answered } from './thanks.page.tsx'

export type AnswerProps = {
  /** As it stands in the page's path. */
  requestId: string
  request: PublicRequest
  storage: DraftStorage
  onAnswered: (answered: Answered) => void
  onGone: (unsentWords: string) => void
  onConsentChanged: () => Promise<void>
}

/**
 * The answer while it is written and sent. Promises: what is typed is stored with each change; one answer is sent once,
 * however often sending is tried; a failure changes nothing but what is said about it.
 */
export function useAnswer({ requestId, request, storage, onAnswered, onGone, onConsentChanged }: AnswerProps) {
  const [draft, setDraft] = useState<Draft>(() => storage.read() ?? startDraft(request))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSending, setIsSending] = useState(false)
  // State alone lets the second press of a double click through: it comes before the next rendering.
  const isInFlight = useRef(false)
  const form = useRef<HTMLFormElement>(null)

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
    const idempotencyKey = draft.idempotencyKey ?? newUuid()
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

  return { form, draft, errors, problem, isSending, change, send }
}
