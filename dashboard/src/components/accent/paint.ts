import { useLayoutEffect, useRef } from 'react'

/** Sets custom properties of an element, because the page's policy forbids style attributes. Null removes one. */
export function usePaint<T extends HTMLElement>(properties: Record<`--${string}`, string | null>) {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(properties)) {
      if (value === null) ref.current?.style.removeProperty(name)
      else ref.current?.style.setProperty(name, value)
    }
  })
  return ref
}
