import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PortalAnswer, Portal, VersionSeen } from '#shared/portal.ts'
import { type Faults, refusedFields, withoutChanged } from '../client/answer.ts'
import type { Failure } from '../client/call.ts'
import { realLanguage } from '../client/language.ts'
import { useLanguages } from '../client/language.provider.tsx'
import type { Result } from './api.ts'
import { usePortal } from './portal.context.ts'
import {
  beginRevision,
  findRevisionFaults,
  isSameRevision,
  type Revision,
  seenOf,
  toAnswer,
  type RevisionStorage,
} from './revision.ts'

/** Why the testimonial hasn't arrived. */
export type Refusal =
  | { kind: 'failed'; failure: Failure }
  | { kind: 'consent-changed' }
  | { kind: 'questions-changed' }
  | { kind: 'changed-meanwhile' }
  | { kind: 'changed-too-often' }

const refusals: Record<string, Refusal> = {
  'submissions.consent_unknown': { kind: 'consent-changed' },
  'submissions.question_unknown': { kind: 'questions-changed' },
  'own_page.changed_meanwhile': { kind: 'changed-meanwhile' },
  'own_page.changed_too_often': { kind: 'changed-too-often' },
}

/** How the form was closed: sent, without changes, or for later with the changes kept. */
export type Leaving = 'sent' | 'unchanged' | 'later'

/**
 * The testimonial while it is edited and sent. Guarantees: every change is stored; an unchanged testimonial isn't sent; a
 * failure changes nothing but the error message; a testimonial that was changed elsewhere meanwhile isn't replaced before
 * the client has been told.
 */
export function useRevision({
  answer,
  storage,
  onLeave,
}: {
  answer: PortalAnswer
  storage: RevisionStorage
  onLeave: (how: Leaving) => void
}) {
  const { page, calls, settle } = usePortal()
  const { language } = useLanguages()
  const { questions } = page.extraFields
  const [kept] = useState(() => storage.read())
  const [revision, setRevision] = useState<Revision>(kept?.revision ?? beginRevision(answer))
  const [began, setBegan] = useState<VersionSeen | null>(kept?.was ?? seenOf(answer))
  // Null once the client has been told: the version now on the page is the one to replace.
  const was = began ?? seenOf(answer)
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isSending, setIsSending] = useState(false)
  // State alone would let the second press of a double click through.
  const isUnderWay = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  const isChanged = !isSameRevision(revision, beginRevision(answer), questions)

  const change = (changed: Partial<Revision>) => {
    if (isUnderWay.current) return
    const next = { ...revision, ...changed }
    storage.write({ revision: next, was })
    setRevision(next)
    setFaults((shown) => withoutChanged(shown, changed))
  }

  const showFaults = (found: Faults) => {
    flushSync(() => setFaults(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  const settleRevision = async (result: Result<Portal>) => {
    if (result.kind === 'invalid') {
      const found = refusedFields(result.fields, toAnswer(revision, questions))
      if (Object.keys(found).length > 0) return showFaults(found)
    }
    const failure = await settle(result)
    if (failure) return setRefusal({ kind: 'failed', failure })
    if (result.kind === 'refused') {
      const refused = refusals[result.code] ?? null
      if (refused?.kind === 'changed-meanwhile') setBegan(null)
      return setRefusal(refused)
    }
    if (result.kind !== 'done') return
    storage.clear()
    onLeave('sent')
  }

  const send = async () => {
    if (isUnderWay.current) return
    const found = findRevisionFaults(revision, questions)
    if (Object.keys(found).length > 0) return showFaults(found)
    // Sending a withdrawn testimonial shares it again, edited or not.
    if (!isChanged && answer.withdrawnAt === null) {
      storage.clear()
      return onLeave('unchanged')
    }
    setRefusal(null)
    isUnderWay.current = true
    setIsSending(true)
    setBegan(was)
    const consentVersion = page.consents[realLanguage(language)].version
    const result = await calls.revise({ ...toAnswer(revision, questions), was, consentVersion })
    isUnderWay.current = false
    setIsSending(false)
    await settleRevision(result)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  const discard = () => {
    if (isUnderWay.current) return
    storage.clear()
    onLeave('unchanged')
  }

  const close = () => {
    if (isUnderWay.current) return
    if (!isChanged) storage.clear()
    onLeave('later')
  }

  return { form, revision, faults, refusal, isSending, isChanged, change, submit, discard, close }
}
