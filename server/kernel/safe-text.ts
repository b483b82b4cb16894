/**
 * A name as it may stand in a mail's From or subject: one line, no control or invisible formatting characters, nothing
 * that a mail program would turn into a link or an address, 60 characters at most. Empty when nothing is left.
 */
export function mailSafeName(name: string): string {
  const cleaned = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\S*@\S*/gu, ' ')
    .replace(/\S*:\/\/\S*/gu, ' ')
    .replace(/\b[a-z][a-z0-9+.-]*:\S+/giu, ' ')
    .replace(/(?:^|\s)\S*[\p{L}\p{N}-]\.\p{L}{2,}\S*/gu, ' ')
    .replace(/[<>"\\]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return [...cleaned].slice(0, 60).join('').trim()
}
