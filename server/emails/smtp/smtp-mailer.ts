import type { Readable } from 'node:stream'
import nodemailer from 'nodemailer'
import type { SmtpServer } from '#server/config/mail-config.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Mailer, MailOutcome } from '../mailer.ts'
import { mimeMessageOf } from './mime-message.ts'
import { classifySmtpError } from './smtp-errors.ts'

const TIMEOUT_MS = 18_000

/**
 * Sends through a mail server. Such a server knows no keys: a mail that it may have taken is not handed over again. A
 * mail's Message-ID is made of its key, so that whoever looks for a mail twice in a log finds it.
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
  /** Each mail as it is being written out, by the signal of its handing over. */
  const streams = new WeakMap<AbortSignal, Readable>()
  const transport = nodemailer.createTransport({
    ...connectionTo(server),
    pool: true,
    maxConnections: 2,
    // Only of a mail of which not a byte was written: the server had closed an idle connection.
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
    async send(mail, { idempotencyKey: key }): Promise<MailOutcome> {
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const message = mimeMessageOf(mail, { key, date: clock.now() })
        await transport.sendMail({ ...message, envelope: { from: mail.from.address, to: mail.to }, signal })
        return { kind: 'sent', providerId: message.messageId }
      } catch (error) {
        return classifySmtpError(error, { mayHaveArrived: streams.get(signal)?.readableEnded ?? false })
      }
    },
  }
}

/** How nodemailer is to reach a server. */
export const connectionTo = ({ host, port, isSecure, account }: SmtpServer) => ({
  host,
  port,
  secure: isSecure,
  // Whoever stands between us and a server far away must not talk us out of encrypting our password.
  requireTLS: account !== undefined && !isLoopback(host),
  ...(account && { auth: { user: account.user, pass: account.password } }),
})

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')
