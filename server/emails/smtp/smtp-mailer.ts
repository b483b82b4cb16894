import type { Readable } from 'node:stream'
import nodemailer from 'nodemailer'
import type { SmtpServer } from '#server/config/email-config.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Mailer, EmailOutcome } from '../mailer.ts'
import { mimeMessageOf } from './mime-message.ts'
import { classifySmtpError } from './smtp-errors.ts'

const TIMEOUT_MS = 18_000

/**
 * Sends through an SMTP server. SMTP has no idempotency keys, so an email that may have been accepted is not sent
 * again. The Message-ID is derived from the key, so that duplicates can be found in a log.
 */
export function createSmtpMailer({
  server,
  clock,
  timeoutMs = TIMEOUT_MS,
}: {
  server: SmtpServer
  clock: Clock
  timeoutMs?: number
}): Mailer {
  /** The stream of each email being written, by its abort signal. */
  const streams = new WeakMap<AbortSignal, Readable>()
  const transport = nodemailer.createTransport({
    ...connectionTo(server),
    pool: true,
    maxConnections: 2,
    // Only if no byte of the email was written: the server had closed an idle connection.
    maxRequeues: 1,
    idleTimeout: 10_000,
    connectionTimeout: timeoutMs / 2,
    greetingTimeout: timeoutMs / 2,
    dnsTimeout: timeoutMs / 3,
    socketTimeout: timeoutMs,
    socketCloseTimeout: 0,
  })
  transport.use('stream', ({ data: { signal }, message }, done) => {
    const begin = message.createReadStream.bind(message)
    message.createReadStream = (options) => {
      const stream = begin(options)
      if (signal) streams.set(signal, stream)
      return stream
    }
    done()
  })

  return {
    name: 'smtp',
    remembersKeysForMs: 0,
    tellsDelivery: false,
    async send(sentEmail, { idempotencyKey: key }): Promise<EmailOutcome> {
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const message = mimeMessageOf(sentEmail, { key, date: clock.now() })
        await transport.sendMail({ ...message, envelope: { from: sentEmail.from.address, to: sentEmail.to }, signal })
        return { kind: 'sent', providerId: message.messageId }
      } catch (error) {
        return classifySmtpError(error, { mayHaveArrived: streams.get(signal)?.readableEnded ?? false })
      }
    },
  }
}

/** nodemailer's connection options for a server. */
export const connectionTo = ({ host, port, isSecure, account }: SmtpServer) => ({
  host,
  port,
  secure: isSecure,
  // An attacker between us and a remote server must not be able to turn off encryption.
  requireTLS: !isLoopback(host),
  ...(account && { auth: { user: account.user, pass: account.password } }),
})

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')
