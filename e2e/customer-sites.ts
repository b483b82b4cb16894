import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Other origins that serve HTML, as customers' sites do. */
export function createCustomerSites() {
  const servers: Server[] = []
  return {
    /** Returns the address. */
    async serve(html: string): Promise<string> {
      const server = createServer((_, response) =>
        response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
      )
      servers.push(server)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      // Safe: it listens on a port.
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    },
    close: () => servers.forEach((server) => server.close()),
  }
}
