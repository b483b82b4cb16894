import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Testimonial } from '#shared/testimonials.ts'
import type { Widget } from '#shared/widget-editor.ts'
import { demoOwner } from '../../scripts/demo-owner.ts'
import { test as base } from './test-browser.fixtures.ts'
import { readWhenReady, startProgram } from './processes.ts'

/** The built product with the demo owner's data. */
export type Product = Awaited<ReturnType<typeof startDemo>>

async function startDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-cross-browser-'))
  const seed = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/seed-demo.ts')], {
    cwd: join(import.meta.dirname, '../..'),
    env: { NODE_ENV: 'test', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(seed, 'exit')
  if (code !== 0) throw new Error('The demo owner could not be created.')
  const running = startProgram({
    program: process.execPath,
    args: [join(import.meta.dirname, '../../server/main.ts')],
    env: { NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, LIMIT_FACTOR: '100', CLIENT_EMAILS_FACTOR: '100' },
    outputs: ['pipe', 'pipe'],
  })
  const origin = await readWhenReady(running.child, { stream: 1, pattern: /ready at (\S+)/ })
  const call = async <Answer>(path: string, { token, body }: { token?: string; body?: object }): Promise<Answer> => {
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    // Safe because the product's own tests check that it keeps its contracts.
    return (await answer.json()) as Answer
  }
  const { idToken: token } = await call<{ idToken: string }>(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded',
    { body: { email: demoOwner.email, password: demoOwner.password, returnSecureToken: true } },
  )
  const { items: widgets } = await call<{ items: Widget[] }>('/goodword/widget/list', { token })
  return {
    origin,
    widgets,
    /** The HTML fragment that a site includes on its server. */
    getFragment: async (widget: string) => (await fetch(`${origin}/w/${widget}.html`)).text(),
    /** Creates a request, whose id is the client's link. */
    createRequest: (customerName: string) =>
      call<Testimonial>('/goodword/testimonial/create', {
        token,
        body: { customerName, customerEmail: 'ana@client.example' },
      }),
    async stop() {
      await running.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

export const test = base.extend<{ product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixture's dependencies from the pattern
    async ({}, provide) => {
      const product = await startDemo()
      await provide(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})
