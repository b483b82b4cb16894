import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CollectionPage } from '#shared/collection.ts'
import { newUuid } from '#shared/uuid.ts'
import { type Faults, withoutChanged } from '../client/answer.ts'
import type { Failure } from '../client/call.ts'
import { useLanguages } from '../client/language.provider.tsx'
import { realLanguage } from '../client/language.ts'
import { type Refusal, type SendResult, sendAnswer } from './api.ts'
import type { DraftStorage } from './draft.storage.ts'
import { type Draft, editDraft, findFaults, toCollected } from './draft.ts'

export type Received = {
  isPrivate: boolean
  /** Empty for none. */
  email: string
  portalPath: string | null
  /** While the email is to be confirmed. */
  unconfirmedToken: string | null
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

/** Shows the part of the form that has the first of these fields. */
type ShowField = (fields: readonly string[]) => void

/** Refusals after which the page is loaded again: something in it has changed. */
const CHANGES: ReadonlySet<Refusal> = new Set(['consent-changed', 'questions-changed', 'email-needed'])

const byName = (name: string) => `[name='${CSS.escape(name)}']`

/**
 * The answer while it is written and sent. Guarantees: every change is stored; one answer arrives once, however often
 * sending is tried; a failure changes nothing but the error message.
 */
export function useAnswer(
  { page, initial, storage, onReceived, onChanged }: AnswerProps,
  { form, showField }: { form: RefObject<HTMLFormElement | null>; showField: ShowField },
) {
  const consent = page.consents[realLanguage(useLanguages().language)]
  const [draft, setDraft] = useState(initial)
  const [faults, setFaults] = useState<Faults>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSending, setIsSending] = useState(false)
  // State alone would let the second press of a double click through: it happens before the next render.
  const isBusy = useRef(false)
  const latest = useRef(draft)

  const keep = (next: Draft) => {
    latest.current = next
    storage.write(next)
    setDraft(next)
  }

  const change = (changed: Partial<Draft>) => {
    if (isBusy.current) return
    keep(editDraft(latest.current, changed))
    setFaults((shown) => withoutChanged(shown, changed))
  }

  const showFaults = (found: Faults) => {
    flushSync(() => {
      setFaults(found)
      showField(Object.keys(found))
    })
    // The first one on the page.
    form.current?.querySelector<HTMLElement>(Object.keys(found).map(byName).join(','))?.focus()
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

  const send = async () => {
    if (isBusy.current) return
    const found = findFaults(latest.current, page)
    if (Object.keys(found).length > 0) return showFaults(found)
    setProblem(null)
    isBusy.current = true
    setIsSending(true)
    const idempotencyKey = latest.current.idempotencyKey ?? newUuid()
    const sent = { ...latest.current, idempotencyKey }
    keep(sent)
    const { extraFields } = page
    const website = honeypot()?.value ?? ''
    const answer = toCollected(sent, { extraFields, consentVersion: consent.version, website })
    const result = await sendAnswer({ slug: page.slug, idempotencyKey, answer })
    isBusy.current = false
    setIsSending(false)
    await settle(result, sent)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return { draft, faults, problem, isSending, consent, change, check, submit }
}
