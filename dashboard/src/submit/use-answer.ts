import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PublicRequest } from '#shared/submissions.ts'
import { newUuid } from '#shared/uuid.ts'
import { type SubmitResult, submitTestimonial } from './api.ts'
import { type Draft, editDraft, type FieldErrors, findErrors, type Photo, startDraft, toSubmission } from './draft.ts'
import type { DraftStorage } from './draft.storage.ts'
import type { Problem, Sending } from './send.part.tsx'
import type { Answered } from './thanks.page.tsx'
import { usePhoto } from './use-photo.ts'

export type AnswerProps = {
  /** As it stands in the page's path. */
  requestId: string
  request: PublicRequest
  storage: DraftStorage
  onAnswered: (answered: Answered) => void
  onGone: (unsentWords: string) => void
  onConsentChanged: () => Promise<void>
}

const photoFailed = 'Your photo has not arrived. Try again, or remove it to send your words without it.'
const photoUnknown = 'Your photo is no longer there. Choose it again, or send your words without it.'

/** Where the keyboard goes for each error, the first one first. */
const places = {
  testimonial: "[name='testimonial']",
  customerName: "[name='customerName']",
  photo: "[data-field='photo'] [data-next-focus]",
}
const fields = ['testimonial', 'customerName', 'photo'] as const

const without = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))

/**
 * The answer while it is written and sent. Promises: what is typed is stored with each change; one answer is sent once,
 * however often sending is tried, and never while its photo is on the way; a failure changes nothing but what is said
 * about it.
 */
export function useAnswer({ requestId, request, storage, onAnswered, onGone, onConsentChanged }: AnswerProps) {
  const [draft, setDraft] = useState<Draft>(() => storage.read() ?? startDraft(request))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  const [sending, setSending] = useState<Sending>('no')
  // State alone lets the second press of a double click through, and a photo that arrives would go with old words: both
  // come before the next rendering.
  const stage = useRef<Sending>('no')
  const latest = useRef(draft)
  const form = useRef<HTMLFormElement>(null)

  const keep = (next: Draft) => {
    latest.current = next
    storage.write(next)
    setDraft(next)
  }

  const enter = (next: Sending) => {
    stage.current = next
    setSending(next)
  }

  const change = (changed: Parameters<typeof editDraft>[1]) => {
    if (stage.current === 'sending') return
    keep(editDraft(latest.current, changed))
    setErrors((shown) => without(shown, Object.keys(changed)))
  }

  const photo = usePhoto({ requestId, stored: draft.photo, onChange: (changed) => followPhoto(changed) })

  const followPhoto = (changed: Photo | null) => {
    const state = photo.readState()
    if (changed?.id !== latest.current.photo?.id) change({ photo: changed })
    else setErrors((shown) => (shown.photo ? without(shown, ['photo']) : shown))
    // The request is not what it was when the page was opened: the photo has only been the first to find out.
    const code = photo.readCode()
    if (code === 'submissions.already_answered') return void settle({ kind: 'already-answered' }, latest.current)
    if (code === 'submissions.not_found') return void settle({ kind: 'unknown' }, latest.current)
    if (stage.current !== 'waiting' || state === 'saving') return
    enter('no')
    if (state === 'error') showErrors({ photo: photoFailed })
    // One that was cancelled was perhaps the wrong one: what is sent without it is for the client to say.
    if (state === 'success') void send()
  }

  const showErrors = (found: FieldErrors) => {
    flushSync(() => setErrors(found))
    const firstWrong = fields.find((field) => found[field])
    if (firstWrong) form.current?.querySelector<HTMLElement>(places[firstWrong])?.focus()
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
      case 'photo-unknown':
        flushSync(() => photo.uploads.forgetAll())
        return showErrors({ photo: photoUnknown })
      case 'invalid':
        return showErrors(result.errors)
      case 'failed':
        return setProblem({ kind: 'failed', failure: result.failure })
    }
  }

  const send = async () => {
    if (stage.current !== 'no') return
    const found = findErrors(latest.current)
    if (photo.readState() === 'error') found.photo = photoFailed
    if (Object.keys(found).length > 0) return showErrors(found)
    setProblem(null)
    if (photo.readState() === 'saving') return enter('waiting')
    enter('sending')
    const idempotencyKey = latest.current.idempotencyKey ?? newUuid()
    const sent = { ...latest.current, idempotencyKey }
    keep(sent)
    const submission = toSubmission(sent, request.consents.en.version)
    const result = await submitTestimonial({ requestId, idempotencyKey, submission })
    enter('no')
    await settle(result, sent)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return { form, draft, errors, problem, sending, uploads: photo.uploads, change, submit }
}
