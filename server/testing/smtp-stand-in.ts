import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** What the next mail meets instead of being taken as usual. */
export type SmtpFault =
  | { at: 'sign in' | 'sender' | 'recipient' | 'data'; reply: number; text?: string }
  /** Taken, and then the connection is dropped before the answer. */
  | 'lose the answer'
  /** The connection is dropped in place of an answer to the recipient. */
  | 'drop before the data'
  /** Never answered. */
  | 'hang'

export type ReceivedMail = { from: string; to: string[]; source: Buffer }

class Refusal extends Error {
  readonly responseCode: number

  constructor({ reply, text = 'No.' }: { reply: number; text?: string }) {
    super(text)
    this.responseCode = reply
  }
}

export type SmtpStandIn = Awaited<ReturnType<typeof startSmtpStandIn>>

/**
 * A mail server on this machine that keeps what it takes, and fails the way it is told to. A secure one shows a certificate
 * that nobody can believe.
 */
export async function startSmtpStandIn({
  account,
  isSecure = false,
}: { account?: { user: string; password: string }; isSecure?: boolean } = {}) {
  const received: ReceivedMail[] = []
  const faults: SmtpFault[] = []
  const counts = { connections: 0 }

  /** The fault that waits for this place, if it is the next one. */
  function meet(at: 'sign in' | 'sender' | 'recipient' | 'data'): Refusal | undefined {
    const [next] = faults
    if (typeof next !== 'object' || next.at !== at) return undefined
    faults.shift()
    return new Refusal(next)
  }

  const take = (fault: SmtpFault) => {
    if (faults[0] !== fault) return false
    faults.shift()
    return true
  }

  function dropConnections(): void {
    for (const connection of server.connections) connection._socket.destroy()
  }

  const server = new SMTPServer({
    secure: isSecure,
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disabledCommands: account === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      counts.connections += 1
      done()
    },
    onAuth({ username, password }, _session, done) {
      const refusal = meet('sign in')
      if (refusal) return done(refusal)
      const isRight = username === account?.user && password === account?.password
      done(isRight ? null : new Refusal({ reply: 535, text: '5.7.8 Bad credentials.' }), { user: username })
    },
    onMailFrom: (_address, _session, done) => done(meet('sender')),
    onRcptTo(_address, _session, done) {
      if (take('drop before the data')) return dropConnections()
      done(meet('recipient'))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (take('hang')) return
        const refusal = meet('data')
        if (refusal) return done(refusal)
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, source: Buffer.concat(chunks) })
        if (take('lose the answer')) return dropConnections()
        done()
      })
    },
  })
  // A connection that was dropped is no failure of the stand-in.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo

  return {
    host: '127.0.0.1',
    port,
    received,
    counts,
    /** What the next mails meet, one each, in this order. */
    failNext: (...next: SmtpFault[]) => void faults.push(...next),
    dropConnections,
    async stop() {
      dropConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
