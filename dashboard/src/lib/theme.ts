import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage.ts'

// `public/early.js` reads the same key before the first paint; nothing there is the theme of the system.
const THEME_STORAGE_KEY = 'theme'

export type ThemeChoice = 'light' | 'dark' | 'system'

const chosenHere = new EventTarget()

function currentChoice(): ThemeChoice {
  const stored = browserStorage.getItem(THEME_STORAGE_KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function subscribe(listener: () => void) {
  chosenHere.addEventListener('change', listener)
  window.addEventListener('storage', listener)
  return () => {
    chosenHere.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
  }
}

function choose(choice: ThemeChoice) {
  if (choice === 'system') browserStorage.removeItem(THEME_STORAGE_KEY)
  else browserStorage.setItem(THEME_STORAGE_KEY, choice)
  const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = choice === 'system' ? systemTheme : choice
  chosenHere.dispatchEvent(new Event('change'))
}

/** Light, dark, or whatever the system has, also when that changes. */
export function useTheme() {
  return { choice: useSyncExternalStore(subscribe, currentChoice, () => 'system' as const), choose }
}

function watchRoot(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const shownTheme = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

/** The theme that the page is shown in. */
export const useShownTheme = () => useSyncExternalStore(watchRoot, shownTheme)
