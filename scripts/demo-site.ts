import { createServer, type RequestListener, type Server } from 'node:http'
import { parseArgs } from 'node:util'
import { fetchWidgets } from './demo-site/embed-code.ts'
import { createSite } from './demo-site/site.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Serves an invented customer's site with the demo owner's testimonials, from its own origin.
Goodword must be running on the same machine, with the data created by scripts/seed-demo.ts.

  node scripts/demo-site.ts

  PORT, HOST   where Goodword listens; the default is 3000 and 127.0.0.1
  DEMO_PORT    where to serve the site; the default is the port after Goodword's; 0 picks a free one
`

function readPort(name: string, fallback: number): number {
  const value = process.env[name] || fallback
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new ProgramError(`${name} is "${value}" but must be a port number from 0 to 65535.`)
}

const LOCAL_HOSTS = ['127.0.0.1', '::1', '0.0.0.0', '::']

function readAddresses() {
  const productPort = readPort('PORT', 3000)
  if (productPort === 0)
    throw new ProgramError(
      'PORT is 0, so the demo site can’t know where Goodword listens. Set it to a port of your choice.',
    )
  const host = process.env['HOST'] || '127.0.0.1'
  return {
    host,
    origin: `http://${LOCAL_HOSTS.includes(host) ? 'localhost' : host}`,
    productPort,
    port: readPort('DEMO_PORT', productPort + 1),
  }
}

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new ProgramError(
              `Port ${port} is already in use. Stop the program that uses it, or set DEMO_PORT to another one.`,
            )
          : error,
      ),
    )
    server.listen(port, host, resolve)
  })
}

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen on a port.')
  return address.port
}

const answerNotYet: RequestListener = (_, response) => {
  response.writeHead(503, { 'retry-after': '1' }).end('Goodword is still starting. Reload in a moment.\n')
}

await runProgram(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))

  const { origin, productPort, ...place } = readAddresses()
  let answer = answerNotYet
  const server = createServer((request, response) => answer(request, response))
  await listen(server, place)
  try {
    answer = createSite(await fetchWidgets(`${origin}:${productPort}`))
  } catch (error) {
    server.close()
    server.closeAllConnections()
    throw error
  }
  console.log(`Example customer site: ${origin}:${portOf(server)}`)
  return 0
})
