import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { requestImagePath } from '#shared/image-uploads.ts'
import type { PublicRequest } from '#shared/submissions.ts'
import { newUuid } from '#shared/uuid.ts'
import { findFaults, withoutChanged } from '../client/answer.ts'
import type { Failure } from '../client/call.ts'
import { useLanguages } from '../client/language.provider.tsx'
import { realLanguage } from '../client/language.ts'
import type { Photo } from '../client/photo/photo.ts'
import { type AnswerPlace, useAnswerState } from '../client/form/use-answer-state.ts'
import { usePhoto } from '../client/photo/use-photo.ts'
import { openUploader, readImageStore } from '../upload/open-uploader.ts'
import { type Gone, type SubmitResult, submitTestimonial } from './api.ts'
import type { DraftStorage } from './draft.storage.ts'
import { carryAnswers, type Draft, editDraft, toSubmission } from './draft.ts'
import type { Answered } from './thanks.page.tsx'

/** Why the answer hasn't arrived; sending it again solves each of them. */
export type Problem = { kind: 'failed'; failure: Failure } | { kind: 'consent-changed' | 'questions-changed' }

export type AnswerProps = {
  /** As it is in the page's path. */
  requestId: string
  request: PublicRequest
  /** The draft when the form was opened. */
  initial: Draft
  storage: DraftStorage
  onAnswered: (answered: Answered) => void
  onGone: (gone: Gone & { unsentText: string }) => void
  /** Loads the request again because something in it has changed. Returns why that failed, or null. */
  onChanged: () => Promise<Failure | null>
}

/**
 * The answer while it is written and sent. Guarantees: every change is stored; one answer is sent once, however often
 * sending is tried, and never while its photo is uploading; a failure changes nothing but the error message.
 */
export function useAnswer(
  { requestId, request, initial, storage, onAnswered, onGone, onChanged }: AnswerProps,
  { form, showField }: AnswerPlace,
) {
  const consent = request.consents[realLanguage(useLanguages().language)]
  const { shown, stage, latest, keep, enter, showFaults, setFaults, setPhotoFault, setProblem } = useAnswerState<
    Draft,
    Problem
  >({ initial, storage }, { form, showField })

  const { questions } = request.extraFields
  const asked = useRef(questions)
  const carry = useEffectEvent((to: typeof questions) => {
    const carried = carryAnswers(latest.current, { from: asked.current, to })
    asked.current = to
    if (carried !== latest.current) keep(carried)
  })
  useEffect(() => carry(questions), [questions])

  const change = (changed: Partial<Draft>) => {
    if (stage.current === 'sending') return
    keep(editDraft(latest.current, changed))
    setFaults((present) => withoutChanged(present, changed))
  }

  const photo = usePhoto({
    openUploader: () =>
      openUploader({ store: readImageStore(), pathOf: (uploadId) => requestImagePath({ requestId, uploadId }) }),
    stored: shown.draft.photo,
    onChange: (changed) => followPhoto(changed),
  })

  const followPhoto = (changed: Photo | null) => {
    const state = photo.readState()
    setPhotoFault(null)
    if (changed?.id !== latest.current.photo?.id) change({ photo: changed })
    // The request has changed since the page was opened; the photo was just the first to find out.
    const code = photo.readCode()
    if (code === 'submissions.already_answered') return void settle({ kind: 'already-answered' }, latest.current)
    if (code === 'submissions.ended') return void settle({ kind: 'ended' }, latest.current)
    if (code === 'submissions.not_found') return void settle({ kind: 'unknown' }, latest.current)
    if (stage.current !== 'waiting' || state === 'saving') return
    enter('no')
    if (state === 'error') showFaults({}, 'failed')
    // A cancelled photo may have been the wrong one: only the client decides to send without it.
    if (state === 'success') void send()
  }

  const settle = async (result: SubmitResult, sent: Draft) => {
    switch (result.kind) {
      case 'received': {
        const { portalPath, code } = result
        storage.clear()
        if (portalPath) storage.writePortalPath(portalPath)
        announceAnswer(requestId)
        return onAnswered({ how: 'now', isPrivate: sent.isPrivate, at: new Date(), portalPath, code })
      }
      case 'already-answered':
        storage.write({ ...sent, idempotencyKey: null })
        return onAnswered({ how: 'meanwhile', unsentText: sent.testimonial, portalPath: storage.readPortal() })
      case 'unknown':
      case 'ended':
        return onGone({ kind: result.kind, unsentText: sent.testimonial })
      case 'consent-changed':
      case 'questions-changed': {
        keep({ ...sent, idempotencyKey: null })
        const failure = await onChanged()
        return setProblem(failure ? { kind: 'failed', failure } : { kind: result.kind })
      }
      case 'photo-unknown':
        flushSync(() => photo.uploads.forgetAll())
        return showFaults({}, 'unknown')
      case 'invalid':
        return showFaults(result.faults)
      case 'failed':
        return setProblem({ kind: 'failed', failure: result.failure })
    }
  }

  const website = () => {
    const honeypot = form.current?.elements.namedItem('website')
    return honeypot instanceof HTMLInputElement ? honeypot.value : ''
  }

  /** Whether nothing is wrong with the fields of a step; otherwise says what. */
  const check = (isOfStep: (field: string) => boolean): boolean => {
    const found = Object.entries(findFaults(latest.current, request.extraFields)).filter(([field]) => isOfStep(field))
    if (found.length > 0) showFaults(Object.fromEntries(found))
    return found.length === 0
  }

  const send = async () => {
    if (stage.current !== 'no') return
    const found = findFaults(latest.current, request.extraFields)
    const ofPhoto = photo.readState() === 'error' ? 'failed' : null
    if (Object.keys(found).length > 0 || ofPhoto) return showFaults(found, ofPhoto)
    setProblem(null)
    if (photo.readState() === 'saving') return enter('waiting')
    enter('sending')
    const idempotencyKey = latest.current.idempotencyKey ?? newUuid()
    const sent = { ...latest.current, idempotencyKey }
    keep(sent)
    const submission = toSubmission(sent, {
      extraFields: request.extraFields,
      consentVersion: consent.version,
      website: website(),
    })
    const result = await submitTestimonial({ requestId, idempotencyKey, submission })
    // This tab gets its own message as well: what was received stays as it was sent.
    if (result.kind !== 'received') enter('no')
    await settle(result, sent)
  }

  const answeredElsewhere = useEffectEvent(() => {
    if (stage.current !== 'sending') void settle({ kind: 'already-answered' }, latest.current)
  })
  useEffect(() => followAnswers(requestId, () => answeredElsewhere()), [requestId])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return {
    ...shown,
    consent,
    uploads: photo.uploads,
    change,
    check,
    submit,
  }
}

const name = 'goodword-answered'

/** Tells the other tabs of this browser that a request has been answered. */
function announceAnswer(requestId: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  channel.postMessage(requestId)
  channel.close()
}

/** Calls back when another tab of this browser has answered the request; returns a function that stops listening. */
function followAnswers(requestId: string, onAnswered: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => {
    if (data === requestId) onAnswered()
  })
  return () => channel.close()
}
