import { type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isInSteps, stepsOf } from '#shared/form-steps.ts'
import type { ExtraFields, FormLayout } from '#shared/submissions.ts'
import { coveredHeight, stepToShow } from './form-steps.ts'
import { PreviewedStepContext } from './shown-step.ts'
import { type Trail, useTrail } from './use-trail.ts'

type StepsInput = {
  form: RefObject<HTMLFormElement | null>
  layout: FormLayout
  extraFields: ExtraFields
  /** Whether it asks for an email address. */
  hasEmail: boolean
}

export type Steps = ReturnType<typeof useSteps>

/** One step of a form at a time, or all of it on one page. */
export function useSteps({ form, layout, extraFields, hasEmail }: StepsInput) {
  const previewed = use(PreviewedStepContext)
  const { trail, open, travel } = useTrail()
  // Decided once: turning the phone must not change the form that somebody fills in.
  const [isPhone] = useState(() => previewed !== null || trail.length > 0 || hasPhoneScreen())
  const isOn = isInSteps(layout, { extraFields, hasEmail, isPhone })
  const names = stepsOf(extraFields)
  const place = Math.max(0, names.indexOf(previewed ?? trail.at(-1) ?? ''))
  const step = names[place]
  /** Undefined while everything is on one page. */
  const current = isOn ? step : undefined
  const isLast = !isOn || place === names.length - 1
  const canGoBack = isOn && (previewed === null ? trail.length > 0 : place > 0)
  /** From where a fault led back; its entries are still in the history. */
  const ahead = useRef<Trail>([])

  useKeyboardSpace(isOn && previewed === null)

  const shown = useRef(current)
  useLayoutEffect(() => {
    if (shown.current === current) return
    const wasInSteps = shown.current !== undefined
    shown.current = current
    if (current !== undefined && wasInSteps) beginStep(form.current)
  }, [current, form])

  const next = () => {
    const following = names[place + 1]
    const isReturning = ahead.current.length > trail.length
    if (isReturning) travel(ahead.current)
    else if (following !== undefined) open(following)
    ahead.current = []
  }

  return {
    isOn,
    current,
    names,
    place,
    count: names.length,
    isFirst: !isOn || place === 0,
    isLast,
    /** Whether a part of the form is shown now. */
    isShown: (name: string) => current === undefined || current === name,
    /** The step that follows; the last one, if a fault there led back to this one. */
    next,
    /** Opens a step from the first one. */
    open,
    /** Undefined on the first step. */
    back: canGoBack ? () => travel(trail.slice(0, -1)) : undefined,
    /** Shows the step of the first of these fields. */
    showField: (fields: readonly string[]) => {
      const found = current === undefined ? undefined : stepToShow(fields, { names, current })
      if (found === undefined) return
      const index = found === names[0] ? -1 : trail.lastIndexOf(found)
      if (index === -1 && found !== names[0]) {
        ahead.current = []
        return open(found)
      }
      ahead.current = trail
      travel(trail.slice(0, index + 1))
    },
  }
}

const hasPhoneScreen = () => window.matchMedia('(width < 45rem) and (pointer: coarse)').matches

/** Shows a step from its top, and says which it is: its heading gets the focus. */
function beginStep(form: HTMLFormElement | null) {
  const page = form?.ownerDocument
  page?.defaultView?.scrollTo({ top: 0, behavior: 'instant' })
  const headings = page?.querySelectorAll<HTMLElement>('main h1') ?? []
  const heading = [...headings].find((each) => each.closest('[hidden]') === null)
  heading?.focus({ preventScroll: true })
}

/** Tells the style sheet how much the keyboard covers, so that the button stays above it. */
function useKeyboardSpace(isOn: boolean) {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!isOn || !viewport) return
    const root = document.documentElement
    const follow = () => root.style.setProperty('--covered', `${coveredHeight(root.clientHeight, viewport)}px`)
    follow()
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
      root.style.removeProperty('--covered')
    }
  }, [isOn])
}
