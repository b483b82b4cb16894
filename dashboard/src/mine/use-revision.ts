import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OwnAnswer, OwnPage, WordsSeen } from '#shared/own-page.ts'
import type { Failure } from '../client/failure.ts'
import { realLanguage } from '../client/language.ts'
import { useLanguages } from '../client/language.provider.tsx'
import type { Result } from './call.ts'
import { useOwnPage } from './own-page.context.ts'
import {
  beginRevision,
  findFaults,
  hasFaults,
  isSameRevision,
  refuse,
  type Revision,
  type RevisionFaults,
  seenOf,
  toWords,
} from './revision.ts'
import type { RevisionStorage } from './revision.storage.ts'

/** Why the words have not arrived. */
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

/** How the form was left: sent, with nothing to send, or not now, with whatever has been changed kept. */
export type Leaving = 'sent' | 'unchanged' | 'later'

/**
 * Words while they are being changed and sent. Promises: what is typed is stored with each change; what is the same is not
 * sent; a failure changes nothing but what is said about it; words that were changed elsewhere meanwhile are not replaced
 * before the client was told.
 */
export function useRevision({
  answer,
  storage,
  onLeave,
}: {
  answer: OwnAnswer
  storage: RevisionStorage
  onLeave: (how: Leaving) => void
}) {
  const { page, calls, settle } = useOwnPage()
  const { language } = useLanguages()
  const { questions } = page.asks
  const [kept] = useState(() => storage.read())
  const [revision, setRevision] = useState<Revision>(kept?.revision ?? beginRevision(answer))
  const [began, setBegan] = useState<WordsSeen | null>(kept?.was ?? seenOf(answer))
  // Null once the client was told: what stands in the page by then is what is replaced.
  const was = began ?? seenOf(answer)
  const [faults, setFaults] = useState<RevisionFaults>({ answers: {} })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isSending, setIsSending] = useState(false)
  // State alone lets the second press of a double click through.
  const isUnderWay = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  const isChanged = !isSameRevision(revision, beginRevision(answer), questions)

  const change = (changed: Partial<Revision>) => {
    if (isUnderWay.current) return
    const next = { ...revision, ...changed }
    storage.write({ revision: next, was })
    setRevision(next)
    setFaults(({ answers, ...lines }) => ({
      ...Object.fromEntries(Object.entries(lines).filter(([name]) => !(name in changed))),
      answers: 'answers' in changed ? {} : answers,
    }))
  }

  const showFaults = (found: RevisionFaults) => {
    flushSync(() => setFaults(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  const settleRevision = async (result: Result<OwnPage>) => {
    if (result.kind === 'invalid') {
      const found = refuse(result.fields, { questions, sent: toWords(revision, questions).answers })
      if (found) return showFaults(found)
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
    const found = findFaults(revision, questions)
    if (hasFaults(found)) return showFaults(found)
    // Words that were withdrawn are shared again by sending them, changed or not.
    if (!isChanged && answer.withdrawnAt === null) {
      storage.clear()
      return onLeave('unchanged')
    }
    setRefusal(null)
    isUnderWay.current = true
    setIsSending(true)
    setBegan(was)
    const consentVersion = page.consents[realLanguage(language)].version
    const result = await calls.revise({ ...toWords(revision, questions), was, consentVersion })
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
