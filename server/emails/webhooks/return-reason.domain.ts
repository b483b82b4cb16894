const MAX_LENGTH = 160

/**
 * Why a mail came back or is late, as an owner may read it: what other servers wrote is anything. One line of it, without
 * addresses and links. Empty when nothing is left.
 */
function cleanReason(reason: string): string {
  const cleaned = reason
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\S*:\/\/\S*/gu, ' ')
    .replace(/\S*@\S*/gu, 'the address')
    .replace(/[<>"\\]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/(the address)(?: \1)+/gu, '$1')
    .trim()
  const letters = [...cleaned]
  const short = letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH).join('').trimEnd()}…` : cleaned
  return /\p{L}/u.test(short) ? short.replace(/[.;,:\s]+$/u, '') : ''
}

const sentence = (start: string, reason: string) => {
  const cleaned = cleanReason(reason)
  return cleaned === '' ? undefined : `${start}: ${cleaned}.`
}

/** What an owner reads of a mail that came back for good. */
export const returnedProblem = (reason: string) =>
  sentence('The mail came back', reason) ?? 'The mailbox refused the address.'

/** Of one that is late. */
export const lateProblem = (reason: string) =>
  sentence('The mailbox does not take the mail at the moment', reason) ??
  'The mailbox does not take the mail at the moment.'

/** Of one that the mail service took and then did not send. */
export const failedProblem = (reason: string) =>
  sentence('The mail service could not send the mail', reason) ?? 'The mail service could not send the mail.'
