import { createContext, type ReactNode, use } from 'react'

/** Of the open workspace while its payer's plan has no room for it. */
export type Freeze = {
  /** The signed-in user pays for it, and can end this. */
  isPayer: boolean
  /** What stands above each page. */
  banner: ReactNode
}

const FreezeContext = createContext<Freeze | undefined>(undefined)

export const FreezeProvider = FreezeContext.Provider

/** Undefined while the workspace isn't frozen. */
export const useFreeze = (): Freeze | undefined => use(FreezeContext)

/** What describes every control that can't be used in a frozen workspace. */
export const FROZEN_DESCRIPTION = 'frozen-description'

/**
 * Attributes of a control that can't be used in a frozen workspace: it keeps its place and the focus, and `FrozenReason`
 * shows why. `change` says what can't be done, like "review".
 */
export function useFrozenChange(change: string | undefined) {
  return useFrozenChanges()(change)
}

/** The same for several controls. */
export function useFrozenChanges() {
  const isFrozen = useFreeze() !== undefined
  return (change: string | undefined) => {
    if (change === undefined || !isFrozen) return undefined
    return { 'aria-disabled': true, 'aria-describedby': FROZEN_DESCRIPTION, 'data-frozen-change': change } as const
  }
}
