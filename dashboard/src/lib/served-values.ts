import { createContext, use, useState } from 'react'
import { type ServedValues, servedValuesOf } from '#shared/served-values.ts'
import { readClientConfig } from './client-config.ts'

/** The build gives tokens here. Without them, the values are those that the server wrote into the page. */
export const ServedValuesContext = createContext<ServedValues | undefined>(undefined)

/** What the server knows and a prerendered page contains. */
export function useServedValues(): ServedValues {
  const given = use(ServedValuesContext)
  const [values] = useState(() => given ?? servedValuesOf(readClientConfig()))
  return values
}
