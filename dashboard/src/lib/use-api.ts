import { createContext, use } from 'react'
import type { ApiCall } from './api.ts'

const ApiContext = createContext<ApiCall | undefined>(undefined)

export const ApiProvider = ApiContext.Provider

/** `call(endpoint, input)`, with the signed-in owner's token. */
export function useApi(): ApiCall {
  const call = use(ApiContext)
  if (!call) throw new Error('This component must be used within an <ApiProvider> component.')
  return call
}
