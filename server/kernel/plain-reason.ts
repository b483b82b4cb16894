const LONGEST = 200

/** What a message may quote: addresses, links, texts, and words that may be secrets, such as the ids of clients' links. */
const PRIVATE: readonly [RegExp, string][] = [
  [/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '[link]'],
  [/[^\s<>()[\],;:"]+@[^\s<>()[\],;:"]+/g, '[address]'],
  [/"[^"]*"|“[^”]*”|`[^`]*`|(?<!\w)'[^']*'(?!\w)/g, '[…]'],
  [/(?<![\w-])(?![a-z]{3}_)[\w-]{20,}/g, '[…]'],
]

/**
 * What an error says, in one line that may be kept and shown to operators. Messages of libraries quote what they were
 * given, and drizzle puts a statement's values into its message: all of it is left out.
 */
export function plainReason(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is not an error was thrown.'
  if ('query' in error) return `A statement failed${codeOf(error.cause)}.`
  return plainMessage(error.message)
}

/** The same of a message that was stored as it came, by earlier versions. */
export function plainMessage(message: string): string {
  if (message.startsWith('Failed query')) return 'A statement failed.'
  const line = message.replaceAll(/\s+/g, ' ')
  const plain = PRIVATE.reduce((text, [pattern, stand]) => text.replaceAll(pattern, stand), line)
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain
}

const codeOf = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : ''
