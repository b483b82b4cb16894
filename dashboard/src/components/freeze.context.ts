import { createContext, use } from 'react'

/** Of the open workspace while its payer's plan has no room for it. */
export type Freeze = {
  /** The signed-in user pays for it, and can end this. */
  isPayer: boolean
}

const FreezeContext = createContext<Freeze | undefined>(undefined)

export const FreezeProvider = FreezeContext.Provider

/** Undefined while the workspace isn't frozen. */
export const useFreeze = (): Freeze | undefined => use(FreezeContext)

/** What describes every control that can't be used in a frozen workspace. */
export const FROZEN_DESCRIPTION = 'frozen-description'
