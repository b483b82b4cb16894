import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestPlain, type RequestOptions } from 'node:http'
import { request as requestEncrypted } from 'node:https'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { makeCertificate } from './certificate.ts'

const EXAMPLE = join(import.meta.dirname, '../../deploy/nginx.conf')
export const HOST = 'goodword.example'

export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  // Safe: a server that listens on a host and a port has both in its address.
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  for (const server of servers) server.close()
  return ports
}

/** Passes connections on to `port`, and counts them. */
export async function startRelay(port: number) {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    const target = connect({ port, host: '127.0.0.1' })
    for (const [from, to] of [
      [socket, target],
      [target, socket],
    ] as const) {
      from.on('error', () => to.destroy())
      from.pipe(to)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    stop: () => void server.close(),
  }
}

/** The example of deploy/, in a place of its own. `change` is what an operator got wrong or did otherwise. */
function configure(
  folder: string,
  {
    http,
    https,
    upstream,
    change,
  }: { http: number; https: number; upstream: number; change: (site: string) => string },
): string {
  const site = readFileSync(EXAMPLE, 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`)
    .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${upstream};`)
    .replaceAll(/\/etc\/letsencrypt\/live\/your-goodword\/(\w+)\.pem/g, `${folder}/$1.pem`)
    .replaceAll('your-goodword', HOST)
  writeFileSync(join(folder, 'site.conf'), change(site))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const main = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }
`
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, main)
  return path
}

/** Starts nginx with the documented configuration, before the server at `upstream`. */
export async function startNginx({
  upstream,
  change = (site) => site,
}: {
  upstream: number
  change?: (site: string) => string
}) {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-nginx-'))
  const [http = 0, https = 0] = await findFreePorts(2)
  makeCertificate(folder, [HOST])
  const config = configure(folder, { http, https, upstream, change })
  const child = spawn('nginx', ['-c', config, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  const complaints = text(child.stderr)
  const ended = once(child, 'exit')
  while (!(await isOpen(https))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${await complaints}`)
    await setTimeout(50)
  }
  return {
    http,
    https,
    async stop() {
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' })
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }
type Visit = {
  port: number
  path: string
  method?: string
  from?: string
  headers?: Record<string, string>
  body?: object
}

/** One request on a connection of its own, from one of the addresses that this machine has: 127.0.0.1, 127.0.0.2 … */
export const visit = (given: Visit & { isEncrypted?: boolean }): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port, path, method = 'GET', from = '127.0.0.1', headers = {}, body, isEncrypted = true } = given
    const options: RequestOptions = {
      port,
      path,
      method,
      host: '127.0.0.1',
      localAddress: from,
      agent: false,
      headers: { host: HOST, ...(body && { 'content-type': 'application/json' }), ...headers },
    }
    const outgoing = isEncrypted
      ? requestEncrypted({ ...options, servername: HOST, rejectUnauthorized: false })
      : requestPlain(options)
    outgoing.once('error', reject)
    outgoing.once('response', (answer) => {
      const { statusCode: status = 0, headers: received } = answer
      text(answer).then((content) => resolve({ status, headers: received, body: content }), reject)
    })
    outgoing.end(body && JSON.stringify(body))
  })
