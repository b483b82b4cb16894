/**
 * A text as texts are compared: without case, accents and other marks, and with equivalent characters (full width,
 * ligatures) unified. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
}

/** The same for a name that somebody types, which the server trims before it compares it. */
export const foldName = (name: string): string => foldText(name.trim())

/** The letters and digits of a text, folded: what stays the same with other capitals, spaces and full stops. */
export const wordsOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '') || text
