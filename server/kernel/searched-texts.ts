import { foldText } from '#shared/folded-text.ts'

/** The words of a search, folded. An empty list means no search. */
export const textsOf = (search: string): string[] => [...new Set(foldText(search).split(/\s+/u).filter(Boolean))]
