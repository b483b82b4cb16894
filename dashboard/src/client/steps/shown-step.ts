import { createContext } from 'react'

/** Whether the fields are drawn one step at a time: their titles are headings then. */
export const InStepsContext = createContext(false)

/** The step that the owner's preview shows, as on a phone; null on a client's own page. */
export const PreviewedStepContext = createContext<string | null>(null)
