import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** What happens to the next email instead of being accepted. */
export type SmtpFault =
  | { at: 'sign in' | 'sender' | 'recipient' | 'data'; reply: number; text?: string }
  /** Accepted, but the connection is dropped before the answer. */
  | 'lose the answer'
  /** The connection is dropped instead of answering the recipient. */
  | 'drop before the data'
  /** Never answered. */
  | 'hang'

export type ReceivedEmail = { from: string; to: string[]; source: Buffer }

class Refusal extends Error {
  readonly responseCode: number

  constructor({ reply, text = 'No.' }: { reply: number; text?: string }) {
    super(text)
    this.responseCode = reply
  }
}

export type FakeSmtp = Awaited<ReturnType<typeof startFakeSmtp>>

/**
 * An SMTP server on this machine that keeps what it accepts, and fails as told. A secure one has an untrusted
 * certificate.
 */
export async function startFakeSmtp({
  account,
  isSecure = false,
}: { account?: { user: string; password: string }; isSecure?: boolean } = {}) {
  const received: ReceivedEmail[] = []
  const faults: SmtpFault[] = []
  const counts = { connections: 0 }

  /** The fault for this step, if it is the next one. */
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
  // A dropped connection is not a failure of the emulator.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo

  return {
    host: '127.0.0.1',
    port,
    received,
    counts,
    /** The faults for the next emails, in this order. */
    failNext: (...next: SmtpFault[]) => void faults.push(...next),
    /** How many of those are still to come. */
    faultsLeft: () => faults.length,
    dropConnections,
    async stop() {
      dropConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
