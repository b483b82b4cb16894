import type { Accent } from '#shared/submissions.ts'

/** How a colour is adjusted to be readable, in one sentence. */
export function accentMessage(color: string, { light, dark }: Accent): string {
  const changes = [
    ...(light === color ? [] : ['darkened on light backgrounds']),
    ...(dark === color ? [] : ['lightened on dark backgrounds']),
  ]
  if (changes.length === 0) return 'Readable in light and dark as it is.'
  return `To stay readable, it is ${changes.join(' and ')}.`
}
