const MAX_LENGTH = 160

/**
 * Cleans a bounce reason for the owner, because other servers may write anything: one line, without addresses and
 * links. Empty when nothing is left.
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

/** Tells the owner why an email bounced. */
export const returnedProblem = (reason: string) =>
  sentence('The email bounced', reason) ?? 'The mailbox refused the address.'

/** Tells the owner why an email is late. */
export const lateProblem = (reason: string) =>
  sentence('The mailbox isn’t accepting the email at the moment', reason) ??
  'The mailbox isn’t accepting the email at the moment.'

/** Tells the owner why the email service accepted an email but didn't send it. */
export const failedProblem = (reason: string) =>
  sentence('The email service couldn’t send the email', reason) ?? 'The email service couldn’t send the email.'
