import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CollectionPage } from '#shared/collection.ts'
import { collectionImagePath } from '#shared/image-uploads.ts'
import type { Thanks } from '#shared/submissions.ts'
import { newUuid } from '#shared/uuid.ts'
import { withoutChanged } from '../client/answer.ts'
import type { Failure } from '../client/call.ts'
import { useLanguages } from '../client/language.provider.tsx'
import { realLanguage } from '../client/language.ts'
import type { Photo } from '../client/photo/photo.ts'
import { type AnswerPlace, useAnswerState } from '../client/form/use-answer-state.ts'
import { usePhoto } from '../client/photo/use-photo.ts'
import { createServerUploader } from '../upload/server-uploader.ts'
import { type Refusal, type SendResult, sendAnswer } from './api.ts'
import type { DraftStorage } from './draft.storage.ts'
import { createProofs } from './proof.ts'
import { type Draft, editDraft, findFaults, toCollected } from './draft.ts'

export type Received = {
  isPrivate: boolean
  /** Empty for none. */
  email: string
  portalPath: string | null
  /** While the email is to be confirmed. */
  unconfirmedToken: string | null
  /** What the visitor gets for answering. */
  code: Thanks['code']
}

export type Problem = { kind: 'failed'; failure: Failure } | { kind: 'refused'; why: Refusal }

export type AnswerProps = {
  page: CollectionPage
  /** The draft when the page was opened. */
  initial: Draft
  storage: DraftStorage
  onReceived: (received: Received) => void
  /** Loads the page again because something in it has changed. Returns why that failed, or null. */
  onChanged: () => Promise<Failure | null>
}

/** Refusals after which the page is loaded again: something in it has changed. */
const CHANGES: ReadonlySet<Refusal> = new Set(['consent-changed', 'questions-changed', 'email-needed'])

/**
 * The answer while it is written and sent. Guarantees: every change is stored; one answer arrives once, however often
 * sending is tried, and never while its photo is uploading; a failure changes nothing but the error message.
 */
export function useAnswer(
  { page, initial, storage, onReceived, onChanged }: AnswerProps,
  { form, showField, step }: AnswerPlace & { step: string | undefined },
) {
  const consent = page.consents[realLanguage(useLanguages().language)]
  const { shown, stage, latest, keep, enter, showFaults, setFaults, setPhotoFault, setProblem } = useAnswerState<
    Draft,
    Problem
  >({ initial, storage }, { form, showField })
  const [proofs] = useState(() => createProofs(page.slug))

  const change = (changed: Partial<Draft>) => {
    if (stage.current === 'sending') return
    if (page.needsProof) proofs.begin()
    keep(editDraft(latest.current, { ...changed, step: step ?? null }))
    setFaults((present) => withoutChanged(present, changed))
  }

  const photo = usePhoto({
    // Always on this server, which can limit what strangers upload.
    openUploader: () =>
      createServerUploader({ pathOf: (uploadId) => collectionImagePath({ slug: page.slug, uploadId }) }),
    stored: shown.draft.photo,
    onChange: (changed) => followPhoto(changed),
  })

  const followPhoto = (changed: Photo | null) => {
    const state = photo.readState()
    setPhotoFault(null)
    if (changed?.id !== latest.current.photo?.id) change({ photo: changed })
    if (stage.current !== 'waiting' || state === 'saving') return
    enter('no')
    if (state === 'error') showFaults({}, 'failed')
    // A cancelled photo may have been the wrong one: only the visitor decides to send without it.
    if (state === 'success') void send()
  }

  const honeypot = () => {
    const field = form.current?.elements.namedItem('website')
    return field instanceof HTMLInputElement ? field : null
  }

  const reload = async (sent: Draft, why: Refusal | null) => {
    keep({ ...sent, idempotencyKey: null })
    const failure = await onChanged()
    if (failure) setProblem({ kind: 'failed', failure })
    else if (why) setProblem({ kind: 'refused', why })
  }

  const settle = async (result: SendResult, sent: Draft) => {
    switch (result.kind) {
      case 'received':
        storage.clear()
        return onReceived({
          isPrivate: sent.isPrivate,
          email: sent.customerEmail.trim(),
          portalPath: result.portalPath,
          unconfirmedToken: result.unconfirmedToken,
          code: result.code,
        })
      case 'unknown':
      case 'not-open':
        return reload(sent, null)
      case 'refused': {
        const field = honeypot()
        // A browser may have filled it in for a person, who sends again.
        if (field) field.value = ''
        if (CHANGES.has(result.why)) return reload(sent, result.why)
        return setProblem(result)
      }
      case 'photo-unknown':
        flushSync(() => photo.uploads.forgetAll())
        return showFaults({}, 'unknown')
      case 'invalid':
        return showFaults(result.faults)
      case 'failed':
        return setProblem(result)
    }
  }

  /** Whether nothing is wrong with the fields of a step; otherwise says what. */
  const check = (isOfStep: (field: string) => boolean): boolean => {
    const found = Object.entries(findFaults(latest.current, page)).filter(([field]) => isOfStep(field))
    if (found.length > 0) showFaults(Object.fromEntries(found))
    return found.length === 0
  }

  /** With what the browser solved, while the form needs that; it may have begun to since the page was opened. */
  const deliver = async (sendIt: (proof?: string) => Promise<SendResult>): Promise<SendResult> => {
    const first = page.needsProof ? await withProof(sendIt) : await sendIt()
    // Or what was solved has expired while the visitor was writing.
    return first.kind === 'refused' && first.why === 'proof' ? withProof(sendIt) : first
  }

  const withProof = async (sendIt: (proof: string) => Promise<SendResult>): Promise<SendResult> => {
    const solved = await proofs.take()
    return solved.kind === 'solved' ? sendIt(solved.proof) : solved
  }

  const send = async () => {
    if (stage.current !== 'no') return
    const found = findFaults(latest.current, page)
    const ofPhoto = photo.readState() === 'error' ? 'failed' : null
    if (Object.keys(found).length > 0 || ofPhoto) return showFaults(found, ofPhoto)
    setProblem(null)
    if (photo.readState() === 'saving') return enter('waiting')
    enter('sending')
    const idempotencyKey = latest.current.idempotencyKey ?? newUuid()
    const sent = { ...latest.current, idempotencyKey }
    keep(sent)
    const { extraFields } = page
    const website = honeypot()?.value ?? ''
    const answer = toCollected(sent, { extraFields, consentVersion: consent.version, website })
    const result = await deliver((proof) =>
      sendAnswer({ slug: page.slug, idempotencyKey, answer: { ...answer, ...(proof !== undefined && { proof }) } }),
    )
    enter('no')
    await settle(result, sent)
  }

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
