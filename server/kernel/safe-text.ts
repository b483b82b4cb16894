/**
 * A name made safe for an email's From or subject: one line, no control or invisible formatting characters, nothing
 * that an email app would turn into a link or an address, at most 60 characters. Empty when nothing is left.
 */
export const emailSafeName = (name: string): string => emailSafeLine(name, 60)

// An email program decodes `=?utf-8?q?…?=` in a name, and what it decodes may be an address.
const ENCODED_WORDS = /=\?[^\s?]*\?[bq]\?[^\s?]*\?=|=\?|\?=/giu

// Characters that look like a dot between Latin letters, and that browsers and people read as one.
const DOT_BETWEEN_LATIN = /(?<=[a-z\d])[\u3002\uFF61\u0701\u0702\u06D4\u2027\u00B7\u30FB\uFF65](?=[a-z]{2})/giu

/** Whether a word is an address or a link once its look-alike characters (`．`, `․`, `＠`, `。`) are read as what they show. */
function isDisguised(word: string): boolean {
  const shown = word.normalize('NFKC').replace(DOT_BETWEEN_LATIN, '.')
  if (shown === word) return false
  return /@|:\/\/|[\p{L}\p{N}-]\.\p{L}{2,}/u.test(shown)
}

// Longer text is cut off first, because cleaning takes more than linear time.
const LOOKED_AT_MAX = 1000

/** Other people's text made safe in the same way, with at most `maxLength` characters. */
export function emailSafeLine(text: string, maxLength: number): string {
  const cleaned = text
    .slice(0, LOOKED_AT_MAX)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(ENCODED_WORDS, ' ')
    .replace(/\S+/gu, (word) => (isDisguised(word) ? ' ' : word))
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
