/**
 * A text as the search compares it: without case, accents and other marks, and with equivalent characters (full width,
 * ligatures) unified. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
}

/** The words of a search, folded. An empty list means no search. */
export const textsOf = (search: string): string[] => [...new Set(foldText(search).split(/\s+/u).filter(Boolean))]
