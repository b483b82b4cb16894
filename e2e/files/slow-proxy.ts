import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy in front of the product that accepts an uploaded image at once, and forwards the answer only after `release()`.
 * A request that Playwright delays never leaves the browser, so it shows no progress.
 */
export async function startSlowProxy(origin: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    const call = forward(new URL(url, origin), { method, headers: { ...headers, host: new URL(origin).host } })
    call.on('response', async (answer) => {
      if (method === 'PUT' && url.includes('/image/')) await released
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    call.on('error', () => outgoing.destroy())
    incoming.pipe(call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => release(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
