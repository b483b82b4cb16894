/**
 * A name made safe for an email's From or subject: one line, no control or invisible formatting characters, nothing
 * that an email app would turn into a link or an address, at most 60 characters. Empty when nothing is left.
 */
export const emailSafeName = (name: string): string => emailSafeLine(name, 60)

// Longer text is cut off first, because cleaning takes more than linear time.
const LOOKED_AT_MAX = 1000

/** Other people's text made safe in the same way, with at most `maxLength` characters. */
export function emailSafeLine(text: string, maxLength: number): string {
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
 * Other people's text, for quoting in our emails: no email app turns addresses in it into links, and it can't reverse
 * the text around it. It looks the same.
 */
export const unlinked = (wording: string) =>
  wording.replace(/[\u202A-\u202E\u2066-\u2069]/gu, '').replace(/(?<=\S)[.:@/](?=\S)/gu, '$&\u200C')
