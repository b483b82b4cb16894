/**
 * A text as a search compares it: without case, accents and other marks, and with characters of one meaning (full width,
 * ligatures) made one. Folding what is folded changes nothing.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
}
