import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The product at another address, which takes a picture whole and hands its answer on only once it is let go. What the
 * browser itself holds back never leaves, so that there is no progress to look at.
 */
export async function openLateAnswers(origin: string) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    const call = ask(new URL(url, origin), { method, headers: { ...headers, host: new URL(origin).host } })
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
    letGo: () => letGo(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
