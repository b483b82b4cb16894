import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { FormLayout } from '#shared/submissions.ts'
import type { ExtraFields } from '../answer.ts'
import { isRecord } from '../call.ts'
import { isInSteps, stepOfField, stepsOf } from './form-steps.ts'

const NARROW = '(width < 45rem)'

function followWidth(onChange: () => void) {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Where a history entry says which step it shows. */
const KEY = 'goodwordStep'

function stepIn(state: unknown): number {
  const step = isRecord(state) ? state[KEY] : undefined
  return typeof step === 'number' && Number.isInteger(step) && step > 0 ? step : 0
}

type StepsInput = {
  form: RefObject<HTMLFormElement | null>
  layout: FormLayout
  extraFields: ExtraFields
  hasPhoto: boolean
}

export type Steps = ReturnType<typeof useSteps>

/**
 * One step of a form at a time, or all of it. Each step is an entry of the browser's history: its back button and gesture
 * lead to the step before, and a reload stays.
 */
export function useSteps({ form, layout, extraFields, hasPhoto }: StepsInput) {
  const isNarrow = useSyncExternalStore(followWidth, () => window.matchMedia(NARROW).matches)
  const isOn = isInSteps(layout, { extraFields, isNarrow })
  const names = stepsOf(extraFields, { hasPhoto })
  const last = names.length - 1
  const [chosen, setChosen] = useState(() => stepIn(window.history.state))
  const place = Math.min(chosen, last)
  const current = isOn ? names[place] : undefined

  const follow = useEffectEvent(({ state }: PopStateEvent) => setChosen(stepIn(state)))
  useEffect(() => {
    const onPop = (event: PopStateEvent) => follow(event)
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  const shown = useRef(current)
  useLayoutEffect(() => {
    if (shown.current === current) return
    const wasInSteps = shown.current !== undefined
    shown.current = current
    if (current === undefined || !wasInSteps) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    form.current?.querySelector<HTMLElement>(`[data-step='${CSS.escape(current)}']`)?.focus({ preventScroll: true })
  }, [current, form])

  const goTo = (index: number) => {
    if (index === place) return
    window.history.pushState({ [KEY]: index }, '')
    setChosen(index)
  }

  return {
    /** Undefined while everything is on one page. */
    current,
    place,
    count: names.length,
    isLast: !isOn || place === last,
    /** Whether a part of the form is shown now. */
    isShown: (name: string) => current === undefined || current === name,
    next: () => goTo(place + 1),
    back: () => window.history.back(),
    /** Shows the step of the first of these fields. */
    showField: (fields: readonly string[]) => {
      const found = fields.map((field) => names.indexOf(stepOfField(field))).filter((index) => index >= 0)
      if (isOn && found.length > 0 && !found.includes(place)) goTo(Math.min(...found))
    },
  }
}
