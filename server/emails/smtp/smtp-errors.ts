import * as z from 'zod'
import type { EmailOutcome } from '../mailer.ts'

type Failure = Exclude<EmailOutcome, { kind: 'sent' }>

const KEY_PAUSE_MS = 10 * 60 * 1000

/** Error codes of OpenSSL and Node for an untrusted certificate, and for a server without encryption. */
const UNTRUSTED = /^(CERT_|ERR_TLS_|ERR_SSL_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_)/

/** What nodemailer reports about a failure: its own code, the command, and the server's reply if any. */
const ReportedError = z.object({
  code: z.string().catch(''),
  /** The connection's error, if it failed. */
  originalCode: z.string().catch(''),
  command: z.string().catch(''),
  responseCode: z.number().catch(0),
  response: z.string().catch(''),
})
type ReportedError = z.output<typeof ReportedError>

const nothing: ReportedError = { code: '', originalCode: '', command: '', responseCode: 0, response: '' }

/**
 * The outcome of an email that failed. `mayHaveArrived`: the whole email was written before the failure, so only the
 * server's reply could tell.
 */
export function classifySmtpError(error: unknown, { mayHaveArrived }: { mayHaveArrived: boolean }): Failure {
  const reported = ReportedError.safeParse(error).data ?? nothing
  const isAnswered = reported.code === 'EENVELOPE' || reported.code === 'EMESSAGE'
  if (mayHaveArrived && !(isAnswered && reported.responseCode >= 400))
    return { kind: 'unknown', reason: 'The SMTP server didn’t confirm whether it accepted the email.' }
  if (reported.code === 'EAUTH' || reported.code === 'ENOAUTH' || reported.code === 'EOAUTH2')
    return ofAuthentication(reported)
  if (reported.code === 'ETLS' || UNTRUSTED.test(reported.originalCode))
    return waitForKey('No encrypted connection to the SMTP server was possible.')
  return isAnswered ? ofReply(reported) : tryLater(reported)
}

// 454 is a temporary problem of the server.
const ofAuthentication = (reported: ReportedError): Failure =>
  reported.responseCode >= 400 && reported.responseCode < 500
    ? tryLater(reported)
    : waitForKey('The SMTP server doesn’t accept our user name and password.')

function ofReply(reported: ReportedError): Failure {
  const { code, command, responseCode, response } = reported
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
  // Never sent: nodemailer itself found it too large, or an invalid address.
  if (responseCode === 0) return ofEmail(code === 'EMESSAGE' ? 'too large' : '')
  if (responseCode < 500 || responseCode === 503) return tryLater(reported)
  if (responseCode === 530 || responseCode === 535) return waitForKey('The SMTP server requires a login.')
  if (/^5\.1\.[78]$/.test(enhanced)) return ofSender
  if (enhanced.startsWith('5.1.') || enhanced === '5.2.1') return command === 'MAIL FROM' ? ofSender : ofRecipient
  // A policy, like "relaying denied": it says nothing about the mailbox.
  if (enhanced.startsWith('5.7.')) return command === 'MAIL FROM' ? ofSender : ofEmail('')
  if (command === 'RCPT TO') return ofRecipient
  return command === 'MAIL FROM' && responseCode !== 552 ? ofSender : ofEmail('')
}

const ofRecipient: Failure = { kind: 'permanent', because: 'recipient', reason: 'The SMTP server refused the address.' }
const ofSender: Failure = {
  kind: 'permanent',
  because: 'sender',
  reason: 'The SMTP server doesn’t allow sending from this address.',
}
const ofEmail = (why: string): Failure => ({
  kind: 'permanent',
  because: 'other',
  reason: why === '' ? 'The SMTP server refused the email.' : `The SMTP server refused the email: it is ${why}.`,
})

const waitForKey = (reason: string): Failure => ({ kind: 'retry', afterMs: KEY_PAUSE_MS, pause: 'key', reason })

const tryLater = ({ responseCode }: ReportedError): Failure => ({
  kind: 'retry',
  reason:
    responseCode === 0
      ? 'The SMTP server couldn’t be reached.'
      : `The SMTP server asked us to try again later (${responseCode}).`,
})
