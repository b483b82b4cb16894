/** First letter of the first and of the last word, in capitals; signs before a letter are skipped. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.match(/(?<![\p{L}\p{M}\p{N}'’.-])[\p{L}\p{N}]/gu) ?? []
  return (first + (others.at(-1) ?? '')).toUpperCase()
}
