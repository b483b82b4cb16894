import { createContext, type ReactNode } from 'react'

/** What stands above each of the owner's pages. */
export const PageBanner = createContext<ReactNode>(null)
