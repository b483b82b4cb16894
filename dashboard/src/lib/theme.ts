import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage.ts'

// `public/theme.js` reads the same key before the first paint.
const THEME_STORAGE_KEY = 'theme'

export type Theme = 'light' | 'dark'

const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** Choosing what the system has anyway is following the system from then on. */
function chooseTheme(theme: Theme) {
  const systemTheme: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  if (theme === systemTheme) browserStorage.removeItem(THEME_STORAGE_KEY)
  else browserStorage.setItem(THEME_STORAGE_KEY, theme)
  document.documentElement.dataset['theme'] = theme
}

export function useTheme() {
  const theme = useSyncExternalStore(subscribe, currentTheme)
  const otherTheme: Theme = theme === 'dark' ? 'light' : 'dark'
  return { otherTheme, switchTheme: () => chooseTheme(otherTheme) }
}
