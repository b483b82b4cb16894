import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const shownTheme = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

/** The theme that the page is shown in. */
export const useShownTheme = () => useSyncExternalStore(subscribe, shownTheme)
