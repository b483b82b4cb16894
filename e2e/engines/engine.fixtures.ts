import { mkdirSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { expect, inject, test as base } from 'vitest'
import { WIDGET_EVENTS } from '#shared/constants.ts'
import { type HostPage, type Provider, startHost, startProvider } from '../widget.provider.ts'
import type { Engine, EngineName, Input } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName
    /** Folder for pictures, empty for none. */
    pictures: string
  }
}

const STARTS = { firefox: startFirefox, webkit: startWebKit }

/** What the page saw since it was opened. */
export type Diary = {
  events: { type: string; detail: unknown }[]
  /** Uncaught errors, and whatever was written to the console. */
  errors: string[]
  violations: string[]
  dialogs: string[]
  /** Addresses of others that the page asked for anything, or tried to. */
  foreign: string[]
}

/** Finds elements inside the widgets of a page, or with `deep: false` on the page itself. */
export type Find = (selector: string) => HTMLElement[]

/** Stands first in every page. It touches nothing that a script of the page could have changed before it runs. */
const KEEP_DIARY = `{
  const diary = { events: [], errors: [], violations: [], dialogs: [], foreign: [] }
  Object.defineProperty(window, 'diary', { value: diary })
  for (const type of ${JSON.stringify(Object.values(WIDGET_EVENTS))})
    addEventListener(type, (event) => diary.events.push({ type, detail: event.detail }))
  addEventListener('error', (event) => diary.errors.push(event.message))
  addEventListener('unhandledrejection', (event) => diary.errors.push(String(event.reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, disposition }) => {
    const isOfBrowser = blockedURI.endsWith('/favicon.ico')
    if (isOfBrowser) return
    if (disposition === 'report') diary.foreign.push(blockedURI)
    else diary.violations.push(violatedDirective)
  })
  for (const name of ['error', 'warn', 'info', 'log']) console[name] = (...all) => diary.errors.push(all.join(' '))
  for (const name of ['alert', 'confirm', 'prompt']) window[name] = (text) => void diary.dialogs.push(text)
}`

const DIARY_HASH = `'sha256-${createHash('sha256').update(KEEP_DIARY).digest('base64')}'`

const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
}

/** What is there once a layout is. */
const LAYOUTS = {
  wall: '.wall [part=page]',
  carousel: '.carousel [part=position]',
  badge: '.badge [part=average]',
  single: '.single [part=quote]',
  marquee: '.marquee [part=pause]',
}
export type Layout = keyof typeof LAYOUTS
/** All of them, for checks that hold for each. */
export const layouts = Object.keys(LAYOUTS) as Layout[]

export type EnginePage = ReturnType<typeof createPage>

function createPage(engine: Engine) {
  async function evaluate<Result, Given = undefined>(
    look: (find: Find, given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result> {
    const find = `(selector) => [...document.querySelectorAll('goodword-widget')].flatMap((widget) => [...(widget.shadowRoot?.querySelectorAll(selector) ?? [])])`
    const text = await engine.evaluate(
      `async () => JSON.stringify({ value: await (${look})(${find}, ${JSON.stringify(given)}) })`,
    )
    return JSON.parse(text).value
  }
  const pointer = (actions: object[]): Input[] => [{ type: 'pointer', id: 'mouse', actions }]
  return {
    engine: engine.name,
    evaluate,
    resize: engine.resize,
    screenshot: engine.screenshot,
    open: (url: string) => engine.open(url),

    /** Clicks in the middle of the first that there is, inside a widget or else on the page. */
    async click(selector: string) {
      const place = await evaluate(async (find, wanted) => {
        const [element] = [...find(wanted), ...document.querySelectorAll(wanted)]
        if (!element) throw new Error(`There is no ${wanted} to click on.`)
        const middle = () => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
        }
        do {
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          // Firefox may still scroll to where words were typed.
        } while (middle().y < 0 || middle().y > innerHeight)
        return middle()
      }, selector)
      const button = { button: 0 }
      await engine.perform(
        pointer([
          { type: 'pointerMove', ...place },
          { type: 'pointerDown', ...button },
          { type: 'pointerUp', ...button },
        ]),
      )
    },
    async point(place: { x: number; y: number }) {
      await engine.perform(pointer([{ type: 'pointerMove', ...place }]))
    },
    async press(key: keyof typeof KEYS) {
      await engine.perform(typing(KEYS[key]))
    },
    async type(words: string) {
      await engine.perform(typing(words))
    },

    /** Calls a method of the first widget. */
    call: (method: 'refresh' | 'next' | 'prev' | 'pause' | 'play') =>
      evaluate((_, name) => {
        const widget = document.querySelector('goodword-widget')
        if (widget) Reflect.get(widget, name).call(widget)
      }, method),
    /** How many elements of the widgets the selector finds. */
    count: (selector: string) => evaluate((find, wanted) => find(wanted).length, selector),
    texts: (selector: string) => evaluate((find, wanted) => find(wanted).map((one) => one.textContent), selector),
    styles: ({ of, property }: { of: string; property: string }) =>
      evaluate(
        (find, wanted) => find(wanted.of).map((one) => getComputedStyle(one).getPropertyValue(wanted.property)),
        { of, property },
      ),
    boxes: (selector: string) =>
      evaluate(
        (find, wanted) =>
          find(wanted).map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect()
            return { x, y, width, height }
          }),
        selector,
      ),
    diary: () => evaluate((): Diary => Reflect.get(window, 'diary')),
    /** Waits until this many widgets of the layout stand, and whatever moves them is there. */
    async waitUntilDrawn(layout: Layout, count = 1) {
      await expect.poll(() => this.count(LAYOUTS[layout]), { message: `${layout} drawn` }).toBe(count)
    },
    /** Lets whatever is already on its way happen. */
    settle: () =>
      evaluate(async () => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }),
    /** How wide the page is with all that sticks out. */
    widthInAll: () => evaluate(() => document.documentElement.scrollWidth),
    /** Whether what stands between the tags is in sight. */
    isFallbackShown: () =>
      evaluate(() => {
        const inside = document.querySelector('goodword-widget > a')
        return inside !== null && inside.getBoundingClientRect().height > 0 && inside.checkVisibility()
      }),
  }
}

const typing = (words: string): Input[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...words].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

export type Host = {
  origin: string
  /** Opens a page of somebody's own site with this body, from an origin of its own. It may ask no origins but ours and its friends. */
  open: (body: string, page?: Omit<HostPage, 'body'> & { friends?: string[] }) => Promise<void>
  /** Paths that pages asked of their own site. */
  requests: string[]
  /** Leaves a page whose diary cannot be read. */
  leave: () => Promise<void>
}

type Fixtures = { browser: Engine; page: EnginePage; provider: Provider; host: Host; script: string }

/** As `widget.fixtures.ts` for Chromium: after each test there must be no error, dialog or foreign request. */
export const test = base.extend<Fixtures>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixture's dependencies from the pattern
    async ({}, provide) => {
      const browser = await STARTS[inject('engine')]()
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],

  page: async ({ browser }, provide) => {
    await browser.resize({ width: 1280, height: 900 })
    await provide(createPage(browser))
  },

  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixture's dependencies from the pattern
  provider: async ({}, provide) => {
    const { provider, close } = await startProvider()
    await provide(provider)
    close()
  },

  script: async ({ provider }, provide) => provide(`<script async src="${provider.origin}/widget.js"></script>`),

  host: async ({ page, provider }, provide) => {
    const { origin, requests, serve, close } = await startHost()
    let isOpen = false
    await provide({
      origin,
      requests,
      async leave() {
        await page.open('about:blank')
        isOpen = false
      },
      async open(body, { head = '', policy = '', friends = [], ...rest } = {}) {
        if (isOpen) await expectNoHarm(page)
        isOpen = true
        serve({
          body,
          head: `<script>${KEEP_DIARY}</script>${head}`,
          reportedPolicy: `default-src 'self' 'unsafe-inline' ${[provider.origin, ...friends].join(' ')}`,
          policy: policy.replace('script-src', `script-src ${DIARY_HASH}`),
          ...rest,
        })
        await page.open(origin)
      },
    })
    if (isOpen) await expectNoHarm(page)
    close()
  },
})

async function expectNoHarm(page: EnginePage): Promise<void> {
  const { errors, dialogs, foreign } = await page.diary()
  expect(errors, 'errors and words on the console').toEqual([])
  expect(dialogs, 'dialogs').toEqual([])
  expect(foreign, 'foreign requests').toEqual([])
}

/** Keeps what is in sight for whoever looks, if pictures are wanted. */
export async function takePicture(page: EnginePage, name: string): Promise<void> {
  const folder = inject('pictures')
  if (!folder) return
  const file = join(folder, page.engine, `${name}.png`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await page.screenshot())
}
