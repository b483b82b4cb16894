import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'

/** Stands between a process and the PostgreSQL at `url`, on a socket, and behaves as a bad network does. */
export async function startPostgresProxy(url: string) {
  const socket = join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const open = new Set<Socket>()
  let accepted = 0
  let isWaiting = false
  const waiting: (() => void)[] = []

  const server = createServer((incoming) => {
    accepted += 1
    if (isWaiting) waiting.push(() => forward(incoming))
    else forward(incoming)
  })

  function forward(incoming: Socket): void {
    const outgoing = connect(socket)
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(url)
  through.search = ''
  // Safe: it listens on a port.
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: String(through),
    /** How many connections were opened. */
    accepted: () => accepted,
    /** On the connections that there are, nothing arrives any more, on either side, and none of them ends. */
    silence(): void {
      for (const each of open) each.pause()
    },
    /** New connections are accepted, and reach nobody before `goOn`. */
    keepWaiting(): void {
      isWaiting = true
    },
    goOn(): void {
      isWaiting = false
      for (const begin of waiting.splice(0)) begin()
    },
    /** Ends all connections. */
    cut(): void {
      for (const each of open) each.destroy()
    },
    async stop(): Promise<void> {
      for (const each of open) each.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
