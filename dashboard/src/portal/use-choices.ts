import { useEffect, useState } from 'react'
import type { Portal, PortalAnswer } from '#shared/portal.ts'
import type { Failure } from '../client/call.ts'
import { realLanguage } from '../client/language.ts'
import { useLanguages } from '../client/language.provider.tsx'
import type { Choices } from './api.ts'
import type { Result } from './call.ts'
import { createSaver } from './choices.saver.ts'
import { usePortal } from './portal.context.ts'

const isSame = (one: Choices, other: Choices) =>
  one.isPrivate === other.isPrivate &&
  one.parts.name === other.parts.name &&
  one.parts.photo === other.parts.photo &&
  one.parts.company === other.parts.company &&
  one.parts.answers === other.parts.answers

const choicesOf = ({ isPrivate, parts }: PortalAnswer): Choices => ({ isPrivate, parts })

/** Why a choice couldn't be saved; it is then back to what it was. `wished` can be tried again. */
type Refusal =
  | { kind: 'failed'; failure: Failure; wished: Choices }
  | { kind: 'consent-changed' }
  | { kind: 'changed-meanwhile' }
  | { kind: 'changed-too-often' }

const refusals: Record<string, Refusal> = {
  'submissions.consent_unknown': { kind: 'consent-changed' },
  'own_page.changed_meanwhile': { kind: 'changed-meanwhile' },
  'own_page.changed_too_often': { kind: 'changed-too-often' },
}

/** With the version of the consent. */
type Wish = Choices & { consentVersion: string }

/** Who can see the testimonial and what is shown with it. Each change is saved at once, and undone when that fails. */
export function useChoices(answer: PortalAnswer) {
  const { page, calls, settle } = usePortal()
  const { language } = useLanguages()
  const { version: consentVersion } = page.consents[realLanguage(language)]
  const [shown, setShown] = useState({ state: choicesOf(answer), isSaving: false })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isSaved, setIsSaved] = useState(false)

  const [saver] = useState(() => {
    const follow = async (result: Result<Portal>, wished: Choices) => {
      const failure = await settle(result)
      if (failure) setRefusal({ kind: 'failed', failure, wished })
      else if (result.kind === 'done') setIsSaved(true)
      else if (result.kind === 'refused') setRefusal(refusals[result.code] ?? null)
    }
    return createSaver<Wish, Portal>({
      start: { ...choicesOf(answer), consentVersion },
      isSame,
      send: (wish, { was: { isPrivate, parts } }) => calls.choose({ ...wish, was: { isPrivate, parts } }),
      onShow: setShown,
      onSaved: (saved, wished) => void follow({ kind: 'done', value: saved }, wished),
      onFailed: ({ wished, result }) => void follow(result, wished),
    })
  })

  useEffect(() => saver.accept({ ...choicesOf(answer), consentVersion }), [saver, answer, consentVersion])

  const change = ({ isPrivate, parts }: Partial<Choices>) => {
    setRefusal(null)
    setIsSaved(false)
    const wished = saver.readWished()
    saver.change({ isPrivate: isPrivate ?? wished.isPrivate, parts: parts ?? wished.parts, consentVersion })
  }
  return { ...shown, isSaved, refusal, change }
}
export type ChoicesState = ReturnType<typeof useChoices>
