import { type RefObject, useLayoutEffect, useRef } from 'react'

/** `focusNext(selector)`: whatever the selector finds inside once the next change is shown gets the focus. */
export function useFocusNext(inside: RefObject<HTMLElement | null>) {
  const target = useRef<string>(null)
  useLayoutEffect(() => {
    const selector = target.current
    target.current = null
    if (selector) inside.current?.querySelector<HTMLElement>(selector)?.focus()
  })
  return (selector: string) => {
    target.current = selector
  }
}
