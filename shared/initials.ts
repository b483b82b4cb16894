/**
 * The first letter of the first word and of the last word of a name, in capitals; empty when there is none
 * (specification, section 3). Signs before a letter are skipped, and words without a letter or number don't count.
 * The widget has the same rule, in `widget/src/parts/initials.ts`.
 */
export function initials(name: string): string {
  const letters = name.match(/(?<![\p{L}\p{M}\p{N}'’.-])[\p{L}\p{N}]/gu) ?? []
  return letters
    .join(' ')
    .replace(/ .* | /, '')
    .toUpperCase()
}
