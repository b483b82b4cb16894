import { useEffect, useState } from 'react'
import type { Portal, PortalAnswer } from '#shared/portal.ts'
import type { Failure } from '../client/call.ts'
import { useLanguages } from '../client/language.provider.tsx'
import { realLanguage } from '../client/language.ts'
import type { Choices, Result } from './api.ts'
import { usePortal } from './portal.context.ts'

const areSame = (one: Choices, other: Choices) =>
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
      isSame: areSame,
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

type SaverOptions<State, Saved> = {
  start: State
  isSame: (one: State, other: State) => boolean
  /** `was` is the state that is saved by then. */
  send: (state: State, saving: { was: State }) => Promise<Result<Saved>>
  /** Called with every state to show. */
  onShow: (shown: { state: State; isSaving: boolean }) => void
  onSaved: (saved: Saved, state: State) => void
  /** The wished state couldn't be saved, and the previous one is shown. */
  onFailed: (failed: { wished: State; result: Result<Saved> }) => void
}

/**
 * Saves every change at once. The wished state is shown immediately; only one call runs at a time, and the next one carries
 * the latest wish, so that nothing older arrives after it. When saving fails, the previous state is shown.
 */
export function createSaver<State, Saved>(options: SaverOptions<State, Saved>) {
  const { isSame, send, onShow, onSaved, onFailed } = options
  let saved = options.start
  let wished = options.start
  let isSaving = false

  const show = () => onShow({ state: wished, isSaving })

  async function run() {
    isSaving = true
    show()
    let sent: State
    let result: Result<Saved>
    do {
      sent = wished
      result = await send(sent, { was: saved })
      if (result.kind === 'done') saved = sent
    } while (!isSame(wished, sent))
    isSaving = false
    if (result.kind === 'done') {
      show()
      onSaved(result.value, sent)
      return
    }
    wished = saved
    show()
    onFailed({ wished: sent, result })
  }

  return {
    change: (next: State) => {
      if (isSame(next, wished)) return
      wished = next
      if (isSaving) show()
      else void run()
    },
    /** The server's state, learned from another call. Ignored while a call is running. */
    accept: (state: State) => {
      if (isSaving || isSame(state, saved)) return
      saved = state
      wished = state
      show()
    },
    readWished: () => wished,
  }
}
