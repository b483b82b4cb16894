/** Characters allowed in a display name without quotes: RFC 5322 atoms, and letters of any script (RFC 6532). */
const PLAIN_NAME = /^[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~]+(?: [\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~]+)*$/u

/**
 * A sender as the single string that Resend takes. Whatever the name contains, a parser finds exactly this one address.
 */
export function formatSender({ name, address }: { name: string; address: string }): string {
  const oneLine = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    // Parsers decode encoded words in a name, quoted or not.
    .replace(/=\?|\?=/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  if (oneLine === '') return address
  const phrase = PLAIN_NAME.test(oneLine) ? oneLine : `"${oneLine.replace(/["\\]/g, '\\$&')}"`
  return `${phrase} <${address}>`
}
