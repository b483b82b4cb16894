import { expect, test } from 'vitest'
import type {
  HostThemeChunk,
  MotionRequest,
  SettleRequest,
  ShowRequest,
  ShowWidget,
  WidgetControls,
} from './contract.ts'
import { followHost } from './host-theme.ts'
import { startMotion } from './motion.ts'
import { settle } from './settle.ts'
import type { ToolsChunk } from './tools.contract.ts'
import { startTools } from './tools.tsx'
import { createShow } from './view.tsx'

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
type FirstMotion = {
  host: HTMLElement
  emit: (event: FirstEvent, detail: object) => void
  frame: HTMLElement
  kind: string
  autoplay: number
}
type FirstHostTheme = { host: HTMLElement; frame: HTMLElement }
type FirstSettle = { host: HTMLElement; frame: HTMLElement }
type FirstTestimonial = {
  id: string
  author: string
  role: string
  rating: number
  text: string
  date: string
  image: string
  photo: { url: string; width: number; height: number } | null
  isVerified: boolean
  isByOwner: boolean
  answers: { question: string; answer: string }[]
}
type FirstSelection = { items: FirstTestimonial[]; isSelected: boolean }
type FirstTools = {
  host: HTMLElement
  root: ShadowRoot
  frame: HTMLElement
  selection: FirstSelection
  drawFrame: (selection: FirstSelection) => Element
  enlivenWall: (selection: FirstSelection) => void
}

/** Compiles where whoever expects `Expected` can be handed a `Given`. */
type Fits<Given extends Expected, Expected> = Given
type ToolsRequest = Parameters<ToolsChunk['startTools']>[0]

export type Kept = [
  oldShellNewChunk: Fits<FirstShow, ShowRequest>,
  newShellOldChunk: Fits<ShowRequest, FirstShow>,
  outcomes: Fits<ReturnType<ShowWidget>, FirstOutcome>,
  olderOutcomes: Fits<FirstOutcome, ReturnType<ShowWidget>>,
  controls: Fits<WidgetControls, FirstControls>,
  olderControls: Fits<FirstControls, WidgetControls>,
  oldChunkNewMotion: Fits<FirstMotion, MotionRequest>,
  newChunkOldMotion: Fits<MotionRequest, FirstMotion>,
  oldChunkNewHostTheme: Fits<FirstHostTheme, Parameters<HostThemeChunk['followHost']>[0]>,
  newChunkOldHostTheme: Fits<Parameters<HostThemeChunk['followHost']>[0], FirstHostTheme>,
  oldChunkNewTools: Fits<FirstTools, ToolsRequest>,
  newChunkOldTools: Fits<ToolsRequest, FirstTools>,
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

type Chunks = Parameters<typeof createShow>[0]
const lazy: Chunks = {
  loadMotion: async () => ({ startMotion }),
  loadHostTheme: async () => ({ followHost }),
  loadTools: async () => ({ startTools }),
  loadSettle: async () => ({ settle }),
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
  const outcome = createShow(chunks)(request)
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
  expect(createShow(lazy)({ host, root, feed, adopt: () => {}, emit: () => {} })).toBe(8)
  expect(root.querySelectorAll('figure')).toHaveLength(8)
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
        loadMotion: async () => ({ startMotion: () => knows('motion') }),
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
    loadMotion: async () => ({ startMotion: (request) => keep('motion', request) }),
    loadHostTheme: async () => ({ followHost: (request) => keep('look', request) }),
    loadTools: async () => ({ startTools: (request) => keep('tools', request) }),
  }
  showAsFirst({ theme: 'auto' }, keeping)
  showAsFirst({ layout: 'marquee', theme: 'auto', autoplay: '4' }, keeping)
  await expect.poll(() => new Set(Object.keys(handed))).toEqual(new Set(['look', 'motion', 'tools']))
  const scene = { host: 'element', frame: 'element' }
  expect(handed['motion']).toMatchObject({ ...scene, emit: 'function', kind: 'marquee', autoplay: 4 })
  expect(handed['look']).toMatchObject(scene)
  expect(handed['tools']).toMatchObject({
    ...scene,
    root: 'object',
    selection: 'object',
    drawFrame: 'function',
    enlivenWall: 'function',
  })
})

function kindOf(value: unknown): unknown {
  if (value instanceof HTMLElement) return 'element'
  return typeof value === 'object' || typeof value === 'function' ? typeof value : value
}

test('what is drawn has the places in which older chunks work', () => {
  const places = {
    carousel: ['[part=frame] [part=controls]:empty', '[part=track][tabindex] > [part=slide]:first-child [data-id]'],
    marquee: ['[part=frame] [part=controls]:empty', '[part=band] > div:only-child > ul:only-child > li[data-id]'],
    wall: [
      '[part=frame] > [part=tools]:first-child:empty',
      '[part=frame] > ul[part=page] figure[data-id]',
      '[part=frame] > button[part=more]',
    ],
  }
  for (const [layout, selectors] of Object.entries(places)) {
    const { root } = showAsFirst({ layout, 'page-size': '7', theme: 'auto' }, neverComing)
    for (const selector of selectors) expect(root.querySelectorAll(selector), selector).not.toHaveLength(0)
    expect(frameOf(root).classList.contains('auto')).toBe(true)
  }
})

const never = new Promise<never>(() => {})
const neverComing: Chunks = {
  loadMotion: () => never,
  loadHostTheme: () => never,
  loadTools: () => never,
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

const OLD_CAROUSEL = `<div><div part="controls" lang="en"></div><div part="track" role="group" tabindex="0">
  <div part="slide"><figure part="card" data-id="a">A</figure></div><div part="slide"><figure part="card" data-id="b">B</figure></div>
  </div></div>`
const OLD_BAND = `<div part="band" role="group" tabindex="0"><div><ul role="list"><li data-id="a">A</li></ul></div></div>
  <div part="controls" lang="en"></div>`
const OLD_WALL = '<div part="tools"></div><ul part="page"><li><figure part="card" data-id="t0">old</figure></li></ul>'

test.each([
  ['carousel', OLD_CAROUSEL, ['position', 'prev', 'next']],
  ['marquee', OLD_BAND, ['pause']],
])('what moves a %s works on one that an older chunk drew', (kind, html, parts) => {
  const { host, frame } = oldFrame(html)
  const request: FirstMotion = { host, frame, kind, autoplay: 0, emit: () => {} }
  const controls: FirstControls = startMotion(request)
  const controlled = [...(frame.querySelector('[part=controls]')?.children ?? [])]
  expect(controlled.map((made) => made.getAttribute('part'))).toEqual(parts)
  for (const name of ['pause', 'play', 'stop'] as const) expect(controls[name]).toBeTypeOf('function')
})

test('what visitors search with works on a wall that an older chunk drew', async () => {
  const { host, root, frame } = oldFrame(OLD_WALL)
  const drawn: string[][] = []
  const selection: FirstSelection = {
    isSelected: false,
    items: items.map((item) => ({
      ...item,
      role: '',
      image: '',
      photo: null,
      isVerified: false,
      isByOwner: false,
      answers: [],
    })),
  }
  const request: FirstTools = {
    host,
    root,
    frame,
    selection,
    drawFrame(found) {
      drawn.push(found.items.map(({ id }) => id))
      const fresh = document.createElement('div')
      fresh.innerHTML = '<div part="tools"></div><p>fresh</p>'
      return fresh
    },
    enlivenWall: () => {},
  }
  startTools(request)
  const search = frame.querySelector<HTMLInputElement>('[part=tools] [part=search]')
  if (search) search.value = 'words of 3'
  search?.dispatchEvent(new Event('input'))
  await expect.poll(() => drawn).toEqual([['t3']])
  expect(frame.textContent).toContain('fresh')
  expect(frame.querySelectorAll('[part=tools]')).toHaveLength(1)
})

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
