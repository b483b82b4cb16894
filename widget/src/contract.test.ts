import { expect, test } from 'vitest'
import type { HostThemeChunk, SettleRequest, ShowRequest, ShowWidget, WidgetControls } from './contract.ts'
import { followHost } from './host-theme.ts'
import * as hydrated from './hydrated.tsx'
import { shareLine } from './line.ts'
import { settle } from './settle.ts'
import { WIDGET_KINDS } from '#shared/constants.ts'
import type { LayoutChunk } from './layouts/chunk.ts'
import type { Kind } from './feed.ts'
import { layoutOf } from './layouts/layout-names.ts'
import { layouts } from './layouts/index.ts'
import { createChunk } from './view.tsx'

// Scripts of one version meet scripts of another. What follows is what the first of them know of each other, written down
// once and never changed: what is new is optional, and what is here stays. The types below fail the type check.

type FirstControls = Partial<Record<'next' | 'prev' | 'pause' | 'play' | 'enter' | 'leave' | 'stop', () => void>>
type FirstEvent = 'ready' | 'error' | 'more' | 'slide' | 'click'
type FirstShow = {
  host: HTMLElement
  root: ShadowRoot
  feed: unknown
  adopt: (css: string) => void
  emit: (event: FirstEvent, detail: object) => void
  base?: string
  control?: (controls: FirstControls) => void
}
type FirstOutcome =
  | number
  | 'feed_not_found'
  | 'feed_failed'
  | 'feed_malformed'
  | 'feed_version'
  | 'site_not_allowed'
  | 'chunk_failed'
type FirstHostTheme = { host: HTMLElement; frame: HTMLElement }
type FirstSettle = { host: HTMLElement; frame: HTMLElement }

/** Compiles where whoever expects `Expected` can be handed a `Given`. */
type Fits<Given extends Expected, Expected> = Given

export type Kept = [
  oldShellNewChunk: Fits<FirstShow, ShowRequest>,
  newShellOldChunk: Fits<ShowRequest, FirstShow>,
  outcomes: Fits<ReturnType<ShowWidget>, FirstOutcome>,
  olderOutcomes: Fits<FirstOutcome, ReturnType<ShowWidget>>,
  controls: Fits<WidgetControls, FirstControls>,
  olderControls: Fits<FirstControls, WidgetControls>,
  oldChunkNewHostTheme: Fits<FirstHostTheme, Parameters<HostThemeChunk['followHost']>[0]>,
  newChunkOldHostTheme: Fits<Parameters<HostThemeChunk['followHost']>[0], FirstHostTheme>,
  oldChunkNewSettle: Fits<FirstSettle, SettleRequest>,
  newChunkOldSettle: Fits<SettleRequest, FirstSettle>,
]

const items = Array.from({ length: 8 }, (_, index) => ({
  id: `t${index}`,
  author: `Client ${index}`,
  rating: index % 2 ? 3 : 5,
  text: `Words of ${index}`,
  date: '2026-11-21',
}))
const feed = {
  version: 1,
  kind: 'wall',
  summary: { shown: 8, shared: 8, average: 4 },
  allows: { darkThemes: true, visitorTools: true },
  options: { hasVisitorTools: true },
  items,
}

type Chunks = Parameters<typeof createChunk>[0]
const lazy: Chunks = {
  loadLayout: (kind) => layouts[layoutOf(kind)],
  loadHydrated: async () => hydrated,
  loadHostTheme: async () => ({ followHost }),
  loadSettle: async () => ({ settle }),
  loadLine: async () => ({ shareLine }),
}

function open(attributes: Record<string, string>) {
  const host = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  const root = host.attachShadow({ mode: 'open' })
  document.body.append(host)
  return { host, root }
}

/** What a shell of the first version hands over, and nothing else. */
function showAsFirst(attributes: Record<string, string>, chunks: Chunks = lazy) {
  const { host, root } = open(attributes)
  let controls: FirstControls = {}
  const request: FirstShow = {
    host,
    root,
    feed,
    adopt: () => {},
    emit: () => {},
    base: 'https://app.example',
    control: (given) => (controls = given),
  }
  const outcome = createChunk(chunks).show(request)
  return { root, outcome, controls: () => controls }
}

const frameOf = (root: ShadowRoot) => {
  const frame = root.querySelector<HTMLElement>('[part=frame]')
  if (!frame) throw new Error('Nothing is drawn.')
  return frame
}

test('a shell that knows only what the first one knew is drawn for, with or without what came later', () => {
  expect(showAsFirst({}).outcome).toBe(8)
  const { host, root } = open({})
  expect(createChunk(lazy).show({ host, root, feed, adopt: () => {}, emit: () => {} })).toBe(8)
  expect(root.querySelectorAll('figure')).toHaveLength(8)
})

test('a layout that comes later is drawn then for a shell that does not prepare, and at once for one that does', async () => {
  const coming = () => {
    const loaded: Record<string, LayoutChunk> = {}
    return {
      ...lazy,
      loadLayout: (kind: Kind) => loaded[kind] ?? Promise.resolve((loaded[kind] = layouts[layoutOf(kind)])),
    }
  }
  const { root, outcome } = showAsFirst({ layout: 'carousel' }, coming())
  expect(outcome).toBe(8)
  expect(root.querySelector('[part=frame]')).toBeNull()
  await expect.poll(() => root.querySelectorAll('figure').length).toBe(8)

  const prepared = open({ layout: 'carousel' })
  const { prepare, show } = createChunk(coming())
  await prepare({ host: prepared.host, feed })
  expect(show({ ...prepared, feed, adopt: () => {}, emit: () => {} })).toBe(8)
  expect(prepared.root.querySelectorAll('figure')).toHaveLength(8)
})

test.each(['next', 'prev', 'pause', 'play', 'enter', 'leave', 'stop'] as const)(
  'what an old shell does by %s reaches every chunk that knows it',
  async (name) => {
    const done: string[] = []
    const knows = (chunk: string) => ({ [name]: () => void done.push(chunk) })
    const { controls } = showAsFirst(
      { layout: 'carousel', theme: 'auto' },
      {
        ...lazy,
        loadHydrated: async () => ({
          hydrateWidget: () => ({ redraw: () => {}, unmount: () => {}, ...knows('motion') }),
        }),
        loadHostTheme: async () => ({ followHost: () => knows('look') }),
      },
    )
    controls()[name]?.()
    await expect.poll(() => new Set(done)).toEqual(new Set(['look', 'motion']))
  },
)

test('a chunk hands to older ones what they read', async () => {
  const handed: Record<string, Record<string, unknown>> = {}
  const keep = (name: string, request: object) => {
    handed[name] = Object.fromEntries(Object.entries(request).map(([key, value]) => [key, kindOf(value)]))
    return {}
  }
  const keeping: Chunks = {
    ...lazy,
    loadHostTheme: async () => ({ followHost: (request) => keep('look', request) }),
    loadSettle: async () => ({ settle: (request) => keep('settle', request) }),
  }
  showAsFirst({ theme: 'auto', style: 'min-height: 40px' }, keeping)
  await expect.poll(() => new Set(Object.keys(handed))).toEqual(new Set(['look', 'settle']))
  const scene = { host: 'element', frame: 'element' }
  expect(handed['look']).toMatchObject(scene)
  expect(handed['settle']).toMatchObject(scene)
})

function kindOf(value: unknown): unknown {
  if (value instanceof HTMLElement) return 'element'
  return typeof value === 'object' || typeof value === 'function' ? typeof value : value
}

test('what is drawn has the class and the part by which older chunks know it', () => {
  for (const layout of WIDGET_KINDS) {
    const { root } = showAsFirst({ layout, theme: 'auto' }, neverComing)
    expect(frameOf(root).classList.contains('auto')).toBe(true)
  }
})

const never = new Promise<never>(() => {})
const neverComing: Chunks = {
  ...lazy,
  loadHydrated: () => never,
  loadHostTheme: () => never,
  loadSettle: () => never,
}

/** A frame as the first chunk drew it, as far as others touched it. */
function oldFrame(html: string, attributes: Record<string, string> = {}) {
  const { host, root } = open(attributes)
  const frame = document.createElement('div')
  frame.setAttribute('part', 'frame')
  frame.innerHTML = html
  root.append(frame)
  return { host, root, frame }
}

test('what fits the look to the page works on a frame that an older chunk drew', () => {
  const { host, frame } = oldFrame('<p>Words</p>')
  frame.className = 'wall auto page'
  document.documentElement.className = 'dark'
  const request: FirstHostTheme = { host, frame }
  const controls: FirstControls = followHost(request)
  expect(frame.className).toBe('wall auto page dark')
  document.documentElement.className = ''
  controls.stop?.()
})
