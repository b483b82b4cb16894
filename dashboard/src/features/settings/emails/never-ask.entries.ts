import { doNotAskPattern } from '#shared/emails.ts'

type Entries = { patterns: string[]; fault: string | undefined }

/** The entries that were typed, one per line or separated by commas, and the first problem found. */
export function readEntries(typed: string): Entries {
  const words = typed.split(/[\s,;]+/).filter(Boolean)
  const wrong = words.find((word) => !doNotAskPattern.safeParse(word).success)
  if (words.length === 0) return { patterns: [], fault: 'Enter an email address or a domain.' }
  if (wrong !== undefined) return { patterns: [], fault: `“${wrong}” isn’t an email address or a domain.` }
  return { patterns: [...new Set(words.map((word) => doNotAskPattern.parse(word)))], fault: undefined }
}
