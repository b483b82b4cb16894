/**
 * A name as it may stand in a mail's From or subject: one line, no control or invisible formatting characters, nothing
 * that a mail program would turn into a link or an address, 60 characters at most. Empty when nothing is left.
 */
export const mailSafeName = (name: string): string => mailSafeLine(name, 60)

// Beyond this nothing is looked at: cleaning takes longer than in proportion.
const LOOKED_AT_MAX = 1000

/** Other words of a stranger, likewise, with `maxLength` characters at most. */
export function mailSafeLine(text: string, maxLength: number): string {
  const cleaned = text
    .slice(0, LOOKED_AT_MAX)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\S*@\S*/gu, ' ')
    .replace(/\S*:\/\/\S*/gu, ' ')
    .replace(/\b[a-z][a-z0-9+.-]*:\S+/giu, ' ')
    .replace(/(?:^|\s)\S*[\p{L}\p{N}-]\.\p{L}{2,}\S*/gu, ' ')
    .replace(/[<>"\\]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return [...cleaned].slice(0, maxLength).join('').trim()
}

/**
 * Words of a stranger as a mail of ours may quote them: no mail program turns an address in them into a link, and they
 * turn no text around them to the other side. What is seen stays the same.
 */
export const unlinked = (words: string) =>
  words.replace(/[\u202A-\u202E\u2066-\u2069]/gu, '').replace(/(?<=\S)[.:@/](?=\S)/gu, '$&\u200C')
