import { useEffect, useEffectEvent, useState } from 'react'
import type { OwnAnswer, OwnPage } from '#shared/own-page.ts'
import type { Failure } from '../client/failure.ts'
import { realLanguage } from '../client/language.ts'
import { useLanguages } from '../client/language.provider.tsx'
import type { Choices } from './api.ts'
import type { Result } from './call.ts'
import { createSaver } from './choices.saver.ts'
import { useOwnPage } from './own-page.context.ts'

const isSame = (one: Choices, other: Choices) =>
  one.isPrivate === other.isPrivate &&
  one.parts.name === other.parts.name &&
  one.parts.photo === other.parts.photo &&
  one.parts.company === other.parts.company &&
  one.parts.answers === other.parts.answers

const choicesOf = ({ isPrivate, parts }: OwnAnswer): Choices => ({ isPrivate, parts })

/** What went wrong with a choice, which is then as it was before. `wished` can be tried again. */
type Refusal = { kind: 'failed'; failure: Failure; wished: Choices } | { kind: 'consent-changed' }

/** Who may read the words and what is shown with them: changed at a press, saved at once, back where it does not work. */
export function useChoices(answer: OwnAnswer) {
  const { page, calls, settle } = useOwnPage()
  const { language } = useLanguages()
  const [shown, setShown] = useState({ state: choicesOf(answer), isSaving: false })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isSaved, setIsSaved] = useState(false)

  const send = useEffectEvent((choices: Choices) =>
    calls.choose({ ...choices, consentVersion: page.consents[realLanguage(language)].version }),
  )
  const follow = useEffectEvent(async (result: Result<OwnPage>, wished: Choices | null) => {
    const failure = await settle(result)
    if (result.kind === 'refused' && result.code === 'submissions.consent_unknown') {
      return setRefusal({ kind: 'consent-changed' })
    }
    if (failure && wished) return setRefusal({ kind: 'failed', failure, wished })
    if (result.kind === 'done') setIsSaved(true)
  })

  const [saver] = useState(() =>
    createSaver<Choices, OwnPage>({
      start: choicesOf(answer),
      isSame,
      send: (choices) => send(choices),
      onShow: setShown,
      onSaved: (saved) => void follow({ kind: 'done', value: saved }, null),
      onFailed: ({ wished, result }) => void follow(result, wished),
    }),
  )

  useEffect(() => saver.accept(choicesOf(answer)), [saver, answer])

  const change = (changed: Partial<Choices>) => {
    setRefusal(null)
    setIsSaved(false)
    saver.change({ ...saver.readWished(), ...changed })
  }
  return { ...shown, isSaved, refusal, change }
}
export type ChoicesState = ReturnType<typeof useChoices>
