import { createContext, use } from 'react'
import type { Portal } from '#shared/portal.ts'
import { senderOf } from '../client/brand.ts'
import type { Failure } from '../client/call.ts'
import type { PortalCalls, Result } from './api.ts'

export type OpenPage = {
  page: Portal
  calls: PortalCalls
  /**
   * Shows the result of a call: the current page, or that the link no longer works. If the call was rejected because
   * something has changed meanwhile, the page is loaded again. Returns why the call failed, or null.
   */
  settle: (result: Result<Portal>) => Promise<Failure | null>
  /** Everything has been erased. */
  onErased: () => void
}

export const PortalContext = createContext<OpenPage | null>(null)

export function usePortal() {
  const open = use(PortalContext)
  if (!open) throw new Error('usePortal must be used within the client portal.')
  return { ...open, sender: senderOf(open.page) }
}
