import * as z from 'zod'
import type { MailOutcome } from '../mailer.ts'

type Failure = Exclude<MailOutcome, { kind: 'sent' }>

const KEY_PAUSE_MS = 10 * 60 * 1000

/** How OpenSSL and Node call a certificate that cannot be believed, and a server that does not encrypt at all. */
const UNTRUSTED = /^(CERT_|ERR_TLS_|ERR_SSL_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_)/

/** What nodemailer says of a failure: a code of its own, the command, and the server's reply if there was one. */
const Told = z.object({
  code: z.string().catch(''),
  /** Of the connection itself, where it failed. */
  originalCode: z.string().catch(''),
  command: z.string().catch(''),
  responseCode: z.number().catch(0),
  response: z.string().catch(''),
})
type Told = z.output<typeof Told>

const nothing: Told = { code: '', originalCode: '', command: '', responseCode: 0, response: '' }

/**
 * What becomes of a mail that could not be handed over. `mayHaveArrived`: all of it was written before the failure, so
 * that only an answer of the server can tell.
 */
export function classifySmtpError(error: unknown, { mayHaveArrived }: { mayHaveArrived: boolean }): Failure {
  const told = Told.safeParse(error).data ?? nothing
  const isAnswered = told.code === 'EENVELOPE' || told.code === 'EMESSAGE'
  if (mayHaveArrived && !(isAnswered && told.responseCode >= 400))
    return { kind: 'unknown', reason: 'The mail server did not say whether it took the mail.' }
  if (told.code === 'EAUTH' || told.code === 'ENOAUTH' || told.code === 'EOAUTH2') return ofAuthentication(told)
  if (told.code === 'ETLS' || UNTRUSTED.test(told.originalCode))
    return waitForKey('No encrypted connection to the mail server could be made.')
  return isAnswered ? ofReply(told) : tryLater(told)
}

// 454 is the server's own trouble, which passes.
const ofAuthentication = (told: Told): Failure =>
  told.responseCode >= 400 && told.responseCode < 500
    ? tryLater(told)
    : waitForKey('The mail server does not accept our name and password.')

function ofReply(told: Told): Failure {
  const { code, command, responseCode, response } = told
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
  // Never sent: nodemailer itself found it too large, or an address that is none.
  if (responseCode === 0) return ofMail(code === 'EMESSAGE' ? 'too large' : '')
  if (responseCode < 500 || responseCode === 503) return tryLater(told)
  if (responseCode === 530 || responseCode === 535) return waitForKey('The mail server wants us to sign in.')
  if (/^5\.1\.[78]$/.test(enhanced)) return ofSender
  if (enhanced.startsWith('5.1.') || enhanced === '5.2.1') return command === 'MAIL FROM' ? ofSender : ofRecipient
  // A policy, like "relaying denied": it says nothing about the mailbox.
  if (enhanced.startsWith('5.7.')) return command === 'MAIL FROM' ? ofSender : ofMail('')
  if (command === 'RCPT TO') return ofRecipient
  return command === 'MAIL FROM' && responseCode !== 552 ? ofSender : ofMail('')
}

const ofRecipient: Failure = { kind: 'permanent', because: 'recipient', reason: 'The mail server refused the address.' }
const ofSender: Failure = {
  kind: 'permanent',
  because: 'sender',
  reason: 'The mail server does not let us send from this address.',
}
const ofMail = (why: string): Failure => ({
  kind: 'permanent',
  because: 'other',
  reason: why === '' ? 'The mail server refused the mail.' : `The mail server refused the mail: it is ${why}.`,
})

const waitForKey = (reason: string): Failure => ({ kind: 'retry', afterMs: KEY_PAUSE_MS, pause: 'key', reason })

const tryLater = ({ responseCode }: Told): Failure => ({
  kind: 'retry',
  reason:
    responseCode === 0
      ? 'The mail server could not be reached.'
      : `The mail server asked us to come back later (${responseCode}).`,
})
