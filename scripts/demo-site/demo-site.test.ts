import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listWidgets } from '#shared/widget-editor.ts'
import { demoOwner } from '../demo-owner.ts'

const EMBED_CODE = [
  '<script async src="https://app.example/widget.js"></script>',
  '<goodword-widget widget="wgt_1"><a href="https://app.example/wall/wgt_1">Read our $& reviews</a></goodword-widget>',
].join('\n')

const BADGE_CODE = EMBED_CODE.replaceAll('wgt_1', 'wgt_2')
const BADGE_SPACE = 'goodword-widget[widget="wgt_2"]{display:block;min-height:66px}'

let servers: Server[] = []
let children: ChildProcess[] = []

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  servers = []
  children = []
})

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return String((server.address() as AddressInfo).port)
}

/** Stands for the product, which lets the demo owner in and nobody else; it ignores the first `absences` calls. */
function startProduct({ absences = 0, password = demoOwner.password } = {}): Promise<string> {
  let calls = 0
  return listen((request, response) => {
    calls += 1
    if (calls <= absences) return void (calls % 2 ? request.socket.destroy() : response.writeHead(503).end())
    if (request.url === listWidgets.path) {
      const isOwner = request.headers.authorization === 'Bearer token-of-nora'
      const addresses = { embedCode: EMBED_CODE, wallUrl: '' }
      const wall = { id: 'wgt_1', name: 'Wall', kind: 'wall', ...addresses, publishedAt: null, seenOn: null }
      const badge = { ...wall, id: 'wgt_2', kind: 'badge', embedCode: `<style>${BADGE_SPACE}</style>\n${BADGE_CODE}` }
      return void response.writeHead(isOwner ? 200 : 401).end(JSON.stringify({ items: [wall, badge] }))
    }
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const given: { email: string; password: string } = JSON.parse(body)
      const isKnown = given.email === demoOwner.email && given.password === password
      response.writeHead(isKnown ? 200 : 400).end(JSON.stringify(isKnown ? { idToken: 'token-of-nora' } : {}))
    })
  })
}

function start(environment: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../demo-site.ts'), ...args], {
    env: { DEMO_PORT: '0', ...environment },
  })
  children.push(child)
  const said = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, said, ended }
}

const whenServing = (said: { out: string }) =>
  vi.waitFor(
    () => {
      const [, origin] = /^Example customer site: (http:\/\/localhost:\d+)$/m.exec(said.out) ?? []
      if (!origin) throw new Error(`not serving: ${said.out}`)
      return origin
    },
    { timeout: 20_000 },
  )

describe('the example customer site', () => {
  it('carries the lines of each widget exactly as the product gives them', async () => {
    const { said } = start({ PORT: await startProduct() })
    const page = await (await fetch(await whenServing(said))).text()
    expect(page).toContain(EMBED_CODE)
    expect(page).toContain(BADGE_CODE)
    expect(page).not.toMatch(/\{\{|\}\}/)
  })

  it('keeps the space of its widgets free by its own style sheet, since its policy allows no other', async () => {
    const { said } = start({ PORT: await startProduct() })
    const origin = await whenServing(said)
    expect(await (await fetch(origin)).text()).not.toContain('<style')
    expect(await (await fetch(`${origin}/style.css`)).text()).toContain(BADGE_SPACE)
  })

  it('lets the page load from itself and from the product, and from nowhere else', async () => {
    const { said } = start({ PORT: await startProduct() })
    const { headers } = await fetch(await whenServing(said))
    const policy = headers.get('content-security-policy') ?? ''
    for (const directive of ['script-src', 'connect-src', 'img-src'])
      expect(policy).toContain(`${directive} 'self' https://app.example;`)
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy.match(/https?:[^ ;]*/g)).toEqual(Array(3).fill('https://app.example'))
  })

  it('has every file that its page and style sheet name, and nothing else', async () => {
    const { said } = start({ PORT: await startProduct() })
    const origin = await whenServing(said)
    const sources = await Promise.all(
      ['/', '/style.css', '/sections.css'].map(async (path) => (await fetch(origin + path)).text()),
    )
    const paths = new Set(Array.from(sources.join('').matchAll(/["'](\/[\w./-]+)/g), ([, path]) => path ?? ''))
    expect([...paths].toSorted()).toEqual(
      [
        '/fonts/latin-ext.woff2',
        '/fonts/latin.woff2',
        '/icon.svg',
        '/sections.css',
        '/shelf.svg',
        '/style.css',
      ].toSorted(),
    )
    for (const path of paths) expect((await fetch(origin + path)).status, path).toBe(200)
    for (const path of ['/site.ts', '/../package.json', '//', '/%', '/fonts/'])
      expect((await fetch(origin + path)).status, path).toBe(404)
  })

  it('waits for a product that is not up yet', async () => {
    const { said } = start({ PORT: await startProduct({ absences: 3 }) })
    const page = await fetch(await whenServing(said))
    expect(page.status).toBe(200)
  })

  it('ends at once when it is asked to, also while somebody is connected', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const { child, said, ended } = start({ PORT: await startProduct() })
      await fetch(await whenServing(said))
      child.kill(signal)
      expect(await ended).toBe(0)
    }
  })

  it('explains itself', async () => {
    const { said, ended } = start({}, ['--help'])
    expect(await ended).toBe(0)
    expect(said.out).toContain('node scripts/demo-site.ts')
    expect(said.out).toContain('DEMO_PORT')
  })
})

describe('the example customer site says in one sentence', () => {
  /** What a start says that is refused. */
  async function refusalOf(environment: Record<string, string>): Promise<string> {
    const { said, ended } = start(environment)
    expect(await ended).toBe(1)
    expect(said.out).toBe('')
    return said.error
  }

  it('that its port is taken', async () => {
    const taken = await listen(() => {})
    expect(await refusalOf({ PORT: await startProduct(), DEMO_PORT: taken })).toBe(
      `Port ${taken} is already in use. Stop the program that uses it, or set DEMO_PORT to another one.\n`,
    )
  })

  it('that the demo owner is unknown', async () => {
    const port = await startProduct({ password: 'another one' })
    expect(await refusalOf({ PORT: port })).toBe(
      `The demo owner can’t sign in at http://localhost:${port}. Stop Goodword, run "node scripts/seed-demo.ts", and start both again.\n`,
    )
  })

  it('that a port is none', async () => {
    expect(await refusalOf({ DEMO_PORT: 'x' })).toBe('DEMO_PORT is "x" but must be a port number from 0 to 65535.\n')
    expect(await refusalOf({ PORT: '0' })).toBe(
      'PORT is 0, so the demo site can’t know where Goodword listens. Set it to a port of your choice.\n',
    )
    expect(await refusalOf({ PORT: '65535', DEMO_PORT: '' })).toBe(
      'DEMO_PORT is "65536" but must be a port number from 0 to 65535.\n',
    )
  })
})
