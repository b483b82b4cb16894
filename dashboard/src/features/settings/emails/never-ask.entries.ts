import { doNotAskPattern } from '#shared/emails.ts'

type Entries = { patterns: string[]; fault: string | undefined }

/** What was written into the field, one entry a line or between commas, and what is wrong with the first that is wrong. */
export function readEntries(typed: string): Entries {
  const words = typed.split(/[\s,;]+/).filter(Boolean)
  const wrong = words.find((word) => !doNotAskPattern.safeParse(word).success)
  if (words.length === 0) return { patterns: [], fault: 'Write an address or a domain.' }
  if (wrong !== undefined) return { patterns: [], fault: `“${wrong}” is neither an address nor a domain.` }
  return { patterns: [...new Set(words.map((word) => doNotAskPattern.parse(word)))], fault: undefined }
}
