import type { Accent } from '#shared/submissions.ts'

/** What becomes of a colour so that it can be read, in one sentence. */
export function accentWords(color: string, { light, dark }: Accent): string {
  const changes = [
    ...(light === color ? [] : ['darkened on light ground']),
    ...(dark === color ? [] : ['lightened on dark ground']),
  ]
  if (changes.length === 0) return 'It can be read on light and on dark ground as it is.'
  return `So that it can be read, it is ${changes.join(' and ')}.`
}
