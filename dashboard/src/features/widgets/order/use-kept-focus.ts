import { useEffect, useRef, useState } from 'react'
import { ROW } from './pointer-drag.ts'

/** Controls of a row that can have the focus after a change. */
export const PART = 'data-part'
type Part = 'grip' | 'pin'

/** Keeps the focus in a row that moves to another list, where it is drawn anew. */
export function useKeptFocus() {
  const [wanted, setWanted] = useState<{ id: string; part: Part }>()
  const given = useRef<object>(undefined)

  // Whoever points elsewhere has left the row; Safari then gives the focus to nothing, also when a drag begins.
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pointerdown', () => setWanted(undefined), { capture: true, signal })
    return () => listening.abort()
  }, [])

  useEffect(() => {
    if (!wanted || (given.current === wanted && document.activeElement !== document.body)) return
    given.current = wanted
    document.querySelector<HTMLElement>(`[${ROW}="${wanted.id}"] [${PART}="${wanted.part}"]`)?.focus()
  })

  return (id: string, part: Part) => setWanted({ id, part })
}
