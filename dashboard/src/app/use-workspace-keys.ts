import { useEffect, useRef } from 'react'
import { areShortcutsOn, isForPage } from '../lib/one-key.ts'
import { useStableCallback } from '../lib/use-stable-callback.ts'

/** How long the second key may take. */
const PAUSE_MS = 1500

/** `g`, then `w`. Who has turned the shortcuts off has turned this one off too. */
export function useWorkspaceKeys(perform: () => void) {
  const firstAt = useRef(Number.NEGATIVE_INFINITY)
  const press = useStableCallback((event: KeyboardEvent) => {
    if (!isForPage(event) || !areShortcutsOn()) return
    const isSecond = event.key === 'w' && event.timeStamp - firstAt.current < PAUSE_MS
    firstAt.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (!isSecond) return
    event.preventDefault()
    perform()
  })

  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [press])
}
