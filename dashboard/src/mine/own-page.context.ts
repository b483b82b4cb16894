import { createContext, use } from 'react'
import type { OwnPage } from '#shared/own-page.ts'
import { senderOf } from '../client/brand.ts'
import type { Failure } from '../client/failure.ts'
import type { OwnPageCalls } from './api.ts'
import type { Result } from './call.ts'

export type OpenPage = {
  page: OwnPage
  calls: OwnPageCalls
  /**
   * Shows what a call has brought: the page as it is now, or that the link leads nowhere any more. What is refused because
   * something else has happened in the meantime is shown as it is by then. Answers why nothing came of it, or null.
   */
  settle: (result: Result<OwnPage>) => Promise<Failure | null>
  /** Everything has been erased. */
  onErased: () => void
}

export const OwnPageContext = createContext<OpenPage | null>(null)

export function useOwnPage() {
  const open = use(OwnPageContext)
  if (!open) throw new Error('useOwnPage must be used within the own page.')
  return { ...open, sender: senderOf(open.page) }
}
