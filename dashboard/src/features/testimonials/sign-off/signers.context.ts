import { createContext, use } from 'react'
import type { Signers } from './sign-off.messages.ts'

/** Who signs off; null when no sign-off is needed. */
export const SignersContext = createContext<Signers | null>(null)

export const useSigners = () => use(SignersContext)
