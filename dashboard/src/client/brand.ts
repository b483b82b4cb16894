import { useLayoutEffect } from 'react'
import type { Brand } from '#shared/submissions.ts'

/** Who the client has worked with: the organisation, or the owner. */
export function senderOf({ organisationName, firstName, lastName }: Brand) {
  const owner = `${firstName.trim()} ${lastName.trim()}`.trim()
  return { name: organisationName ?? owner, owner, isOrganisation: organisationName !== null }
}

/** The owner's colours instead of ours, in both themes; see brand.css. */
export function useAccent(accent: Brand['accent']): void {
  const { light, dark } = accent ?? { light: '', dark: '' }
  useLayoutEffect(() => {
    if (!light || !dark) return
    const root = document.documentElement
    root.style.setProperty('--brand-light', light)
    root.style.setProperty('--brand-dark', dark)
    root.dataset['brand'] = ''
    return () => {
      root.style.removeProperty('--brand-light')
      root.style.removeProperty('--brand-dark')
      delete root.dataset['brand']
    }
  }, [light, dark])
}
