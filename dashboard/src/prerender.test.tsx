import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { CLIENT_CONFIG_ELEMENT_ID } from '#shared/client-config.ts'
import { exampleInstallation } from '#shared/installation.ts'
import { servedValuesOf, withServedValues } from '#shared/served-values.ts'
import { App } from './app/app.tsx'
import { start } from './hydrate.ts'
import { pages } from './pages.ts'
import { type PrerenderedPage, renderPages } from './prerender.tsx'

const config = {
  identity: { mode: 'embedded' as const },
  images: { mode: 'embedded' as const },
  analytics: { origin: '', ipLookupUrl: null },
  sentry: null,
  isStripeEmulated: false,
  hasDevOutbox: false,
  installation: exampleInstallation,
}

let built: Map<string, PrerenderedPage>
beforeAll(async () => {
  // One after the other, before the router renders them.
  built = await renderPages()
})

let shown: Root | undefined

afterEach(() => {
  flushSync(() => shown?.unmount())
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

/** The page as the server sends it. */
function openBuilt(path: string): HTMLElement {
  history.replaceState(null, '', path === '*' ? '/some/where' : path)
  const block = document.createElement('script')
  block.id = CLIENT_CONFIG_ELEMENT_ID
  block.type = 'application/json'
  block.textContent = JSON.stringify(config)
  const root = document.createElement('div')
  root.dataset['page'] = path
  root.innerHTML = withServedValues(built.get(path)?.html ?? '', servedValuesOf(config))
  document.body.replaceChildren(block, root)
  return root
}

/** React marks the elements that it has taken over or rendered. */
const isTaken = (root: HTMLElement) =>
  root.children.length === 0 || Object.keys(root.children[0] ?? {}).some((key) => key.startsWith('__reactFiber'))

const app = () => (
  <StrictMode>
    <App />
  </StrictMode>
)

it('the build knows every prerendered page from the router', () => {
  for (const path of built.keys()) expect(Object.keys(pages)).toContain(path)
})

// React reports every difference as an error on the console, and such an error fails a test.
it.each(['/', '/privacy-policy', '/terms-of-service', '/login', '/stripe/payment-success', '*'])(
  'the page %s is the same in the browser as it was built',
  async (path) => {
    const root = openBuilt(path)
    const [first] = root.children
    expect(root.textContent).not.toBe('')
    shown = await start(root, app())
    await expect.poll(() => isTaken(root)).toBe(true)
    expect(root.children[0]).toBe(first)
    expect(root.dataset['page']).toBeUndefined()
  },
)

it('a page that another one left a message for is rendered anew', async () => {
  const root = openBuilt('/login')
  history.replaceState({ usr: { isAccountClosed: true } }, '', '/login')
  const [first] = root.children
  shown = await start(root, app())
  await expect.poll(() => isTaken(root)).toBe(true)
  await expect.poll(() => root.textContent).toContain('This account')
  expect(root.children[0]).not.toBe(first)
})

it('somebody who may be signed in never sees the page of visitors', async () => {
  const root = openBuilt('/privacy-policy')
  document.documentElement.dataset['session'] = 'stored'
  try {
    shown = await start(root, app())
    await expect.poll(() => isTaken(root)).toBe(true)
    expect(root.dataset['page']).toBeUndefined()
    expect(root.querySelectorAll('h1').length).toBeLessThanOrEqual(1)
  } finally {
    delete document.documentElement.dataset['session']
  }
})
