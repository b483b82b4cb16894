import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WidgetChunk } from './contract.ts'
import { defineWidget } from './element.ts'

type Requested = { url: string; cache: unknown; credentials: unknown }
type WidgetEvent = { type: string; detail: unknown }

const requests: Requested[] = []
const events: WidgetEvent[] = []
let answer: () => Promise<Response>
let chunk: WidgetChunk | null

const drawing: WidgetChunk = {
  show({ root, adopt }) {
    adopt('p{color:red}')
    root.replaceChildren('drawn')
    return 3
  },
}

defineWidget({
  origin: 'https://app.example',
  loadChunk: () => (chunk ? Promise.resolve(chunk) : Promise.reject(new Error('offline'))),
})

beforeEach(() => {
  requests.length = 0
  events.length = 0
  chunk = drawing
  answer = async () => Response.json({ version: 1 })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, cache: init.cache, credentials: init.credentials })
    return answer()
  })
  for (const type of ['goodword:ready', 'goodword:error']) document.addEventListener(type, note)
})

afterEach(() => {
  document.body.replaceChildren()
  for (const type of ['goodword:ready', 'goodword:error']) document.removeEventListener(type, note)
  vi.unstubAllGlobals()
})

function note(event: Event): void {
  events.push({ type: event.type, detail: event instanceof CustomEvent ? event.detail : undefined })
}

function place(attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement('goodword-widget')
  const all = { widget: 'wgt_1', loading: 'eager', ...attributes }
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value)
  element.append('Read our reviews')
  document.body.append(element)
  return element
}

const settle = () => vi.waitFor(() => expect(events).not.toEqual([]))
const callRefresh = (element: HTMLElement) => Reflect.get(element, 'refresh').call(element)

test('asks for the feed without credentials, draws it and tells how many', async () => {
  const element = place()
  await settle()
  expect(requests).toEqual([{ url: 'https://app.example/w/wgt_1.json', cache: 'default', credentials: 'omit' }])
  expect(element.shadowRoot?.textContent).toBe('drawn')
  expect(events).toEqual([{ type: 'goodword:ready', detail: { count: 3 } }])
})

test('the fallback stays in its slot until then', () => {
  const element = place()
  expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>')
  expect(element.textContent).toBe('Read our reviews')
})

test.each([
  ['feed_not_found', async () => new Response('', { status: 404 })],
  ['feed_failed', async () => new Response('', { status: 500 })],
  ['feed_failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['feed_malformed', async () => new Response('<!doctype html>')],
])('tells %s once and keeps the fallback', async (code, reply) => {
  answer = reply
  const element = place()
  await settle()
  expect(events).toEqual([{ type: 'goodword:error', detail: { code } }])
  expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>')
})

test.each([
  ['cannot be loaded', null],
  [
    'throws',
    {
      show: () => {
        throw new Error('broken')
      },
    },
  ],
])('tells chunk_failed when the drawing part %s', async (_case, broken) => {
  chunk = broken
  const element = place()
  await settle()
  expect(events).toEqual([{ type: 'goodword:error', detail: { code: 'chunk_failed' } }])
  expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>')
})

test('tells the code by which the drawing part refuses a feed', async () => {
  chunk = { show: () => 'feed_version' }
  place()
  await settle()
  expect(events).toEqual([{ type: 'goodword:error', detail: { code: 'feed_version' } }])
})

test('api says where the feed is', async () => {
  place({ api: 'https://reviews.example/', widget: 'a/b' })
  await settle()
  expect(requests[0]?.url).toBe('https://reviews.example/w/a%2Fb.json')
})

test('waits for a widget id', async () => {
  const element = place({ widget: '' })
  await Promise.resolve()
  expect(requests).toEqual([])
  element.setAttribute('widget', 'wgt_2')
  await settle()
  expect(requests.map(({ url }) => url)).toEqual(['https://app.example/w/wgt_2.json'])
})

test('an element taken away before the answer shows and tells nothing', async () => {
  const element = place()
  element.remove()
  await new Promise((resolve) => setTimeout(resolve))
  expect(events).toEqual([])
  expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>')
})

test('an element moved before the answer asks once and draws once', async () => {
  const element = place()
  const section = document.createElement('section')
  document.body.append(section)
  section.append(element)
  await settle()
  await new Promise((resolve) => setTimeout(resolve))
  expect(requests).toHaveLength(1)
  expect(events).toHaveLength(1)
})

test('an element moved afterwards keeps what it shows', async () => {
  const element = place()
  await settle()
  const section = document.createElement('section')
  document.body.append(section)
  section.append(element)
  await new Promise((resolve) => setTimeout(resolve))
  expect(requests).toHaveLength(1)
  expect(events).toHaveLength(1)
  expect(element.shadowRoot?.textContent).toBe('drawn')
})

test('an element that is changed while it is away shows the change when it is back, and asks for nothing twice', async () => {
  const drawn: (string | null)[] = []
  chunk = {
    show({ host }) {
      drawn.push(host.getAttribute('limit'))
      return 3
    },
  }
  const element = place()
  await settle()
  element.remove()
  element.setAttribute('limit', '3')
  await new Promise((resolve) => setTimeout(resolve))
  document.body.append(element)
  await vi.waitFor(() => expect(drawn).toEqual([null, '3']))
  expect(requests).toHaveLength(1)
  element.remove()
  element.setAttribute('widget', 'wgt_2')
  await new Promise((resolve) => setTimeout(resolve))
  document.body.append(element)
  await vi.waitFor(() => expect(drawn).toHaveLength(3))
  expect(requests.map(({ url }) => url)).toEqual([
    'https://app.example/w/wgt_1.json',
    'https://app.example/w/wgt_2.json',
  ])
})

test('another limit draws anew from the feed at hand; another widget asks for its own', async () => {
  const element = place()
  await settle()
  element.setAttribute('limit', '3')
  await vi.waitFor(() => expect(events).toHaveLength(2))
  expect(requests).toHaveLength(1)
  element.setAttribute('widget', 'wgt_2')
  await vi.waitFor(() => expect(events).toHaveLength(3))
  expect(requests.map(({ url }) => url)).toEqual([
    'https://app.example/w/wgt_1.json',
    'https://app.example/w/wgt_2.json',
  ])
})

test('several attributes set in one go draw once', async () => {
  const element = place()
  await settle()
  for (const [name, value] of Object.entries({ limit: '3', theme: 'plain', sort: 'oldest' }))
    element.setAttribute(name, value)
  await new Promise((resolve) => setTimeout(resolve))
  expect(events).toHaveLength(2)
})

test('refresh asks past the cache, and a failure then keeps what is shown', async () => {
  const element = place()
  await settle()
  answer = async () => new Response('', { status: 500 })
  await callRefresh(element)
  expect(requests.map(({ cache }) => cache)).toEqual(['default', 'no-cache'])
  expect(element.shadowRoot?.textContent).toBe('drawn')
  expect(events.at(-1)).toEqual({ type: 'goodword:error', detail: { code: 'feed_failed' } })
})

test('after a failure refresh tries again', async () => {
  answer = async () => new Response('', { status: 500 })
  const element = place()
  await settle()
  answer = async () => Response.json({ version: 1 })
  await callRefresh(element)
  expect(events.at(-1)).toEqual({ type: 'goodword:ready', detail: { count: 3 } })
})

test('properties mirror attributes, also those set before the element was known', () => {
  const element = document.createElement('goodword-widget')
  Reflect.set(element, 'pageSize', 6)
  expect(element.getAttribute('page-size')).toBe('6')
  element.setAttribute('min-rating', '4')
  expect(Reflect.get(element, 'minRating')).toBe('4')
  Reflect.set(element, 'pageSize', null)
  expect(element.hasAttribute('page-size')).toBe(false)

  Object.defineProperty(element, 'label', { value: 'Praise', configurable: true, writable: true, enumerable: true })
  document.body.append(element)
  expect(element.getAttribute('label')).toBe('Praise')
})

test('content that is already in a shadow root stays until there is something better', () => {
  const element = document.createElement('goodword-widget')
  element.attachShadow({ mode: 'open' }).append('finished on the server')
  element.setAttribute('widget', 'wgt_1')
  document.body.append(element)
  expect(element.shadowRoot?.textContent).toBe('finished on the server')
})

test('a second definition leaves the first alone', () => {
  const first = customElements.get('goodword-widget')
  defineWidget({ origin: 'https://other.example', loadChunk: async () => drawing })
  expect(customElements.get('goodword-widget')).toBe(first)
})
