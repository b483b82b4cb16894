import { useEffect, useState } from 'react'
import { browserStorage } from '../../../lib/browser-storage.ts'
import { useStableCallback } from '../../../lib/use-stable-callback.ts'
import { type Shortcut, shortcutFrom } from './shortcuts.ts'

const STORAGE_KEY = 'goodword.one-key-shortcuts'
const OFF = 'off'

/** One-key shortcuts, which can be turned off (WCAG 2.1.4); the choice is stored in this browser. */
export function useShortcuts(perform: (shortcut: Shortcut) => void) {
  const [isOn, setIsOn] = useState(() => browserStorage.getItem(STORAGE_KEY) !== OFF)
  const press = useStableCallback((event: KeyboardEvent) => {
    const shortcut = shortcutFrom(event)
    if (!shortcut) return
    event.preventDefault()
    perform(shortcut)
  })

  useEffect(() => {
    if (!isOn) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn, press])

  return {
    isOn,
    turn: (to: 'on' | 'off') => {
      setIsOn(to === 'on')
      if (to === 'on') browserStorage.removeItem(STORAGE_KEY)
      else browserStorage.setItem(STORAGE_KEY, OFF)
    },
  }
}

export type Shortcuts = ReturnType<typeof useShortcuts>
