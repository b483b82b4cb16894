import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, inject, test as base } from 'vitest'
import {
  FALLBACK,
  type HostPage,
  makeFeed,
  makeItem,
  type Provider,
  startHost,
  startProvider,
} from '../widget.provider.ts'
import { DIARY_HASH, expectNoHarm, KEEP_DIARY } from './diary.ts'
import { type TestBrowser, type TestBrowserName, type Wish, WISHES, WishUnknown } from './test-browser.ts'
import { startFirefox } from './firefox.ts'
import { createPage, type TestPage, layouts } from './page.ts'
import { startWebKit } from './webkit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testBrowser: TestBrowserName
    /** Folder for pictures, empty for none. */
    screenshots: string
  }
}

const STARTS = { firefox: startFirefox, webkit: startWebKit }

/** A widget with these attributes, and what stands in it until it is drawn. */
export const placeWidget = (attributes = '') =>
  `<goodword-widget widget="wgt_1" ${attributes}>${FALLBACK}</goodword-widget>`

/** One of each layout, with these attributes. */
export const placeAll = (attributes = '') =>
  layouts.map((layout) => placeWidget(`layout="${layout}" label="Our ${layout}" ${attributes}`)).join('')

/** Thirty testimonials with all that a testimonial can have beside its words, and tools for visitors. */
export function makeRichFeed() {
  const items = Array.from({ length: 30 }, (_, index) =>
    makeItem(index, { isVerified: index % 2 === 0, isByOwner: index % 2 === 1 }),
  )
  const feed = makeFeed(30, { items })
  return { ...feed, options: { ...feed.options, hasVisitorTools: true } }
}

type Host = {
  origin: string
  /** Opens a page of somebody's own site with this body, from an origin of its own. It may ask no origins but ours and its friends. */
  open: (body: string, page?: Omit<HostPage, 'body'> & { friends?: string[] }) => Promise<void>
  /** Paths that pages asked of their own site. */
  requests: string[]
  /** Leaves a page whose diary is not to be judged. */
  leave: () => Promise<void>
}

type Browser = { serve: (wish: Wish | undefined) => Promise<TestBrowser>; close: () => Promise<void> }

type Fixtures = {
  /** What the reader asked of the browser: `test.override({ wish: 'less motion' })` in a group of checks. */
  wish: Wish | undefined
  browser: Browser
  page: TestPage
  provider: Provider
  host: Host
  script: string
}

/** As `widget.fixtures.ts` for Chromium: after each test there must be no error, dialog or foreign request. */
export const test = base.extend<Fixtures>({
  wish: undefined,

  browser: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixture's dependencies from the pattern
    async ({}, provide) => {
      const browser = openBrowser()
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],

  page: async ({ browser, wish, skip }, provide) => {
    const testBrowser = await browser.serve(wish).catch((error: unknown) => {
      if (error instanceof WishUnknown) return skip(error.message)
      throw error
    })
    await testBrowser.resize({ width: 1280, height: 900 })
    await provide(createPage(testBrowser))
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
        if (isOpen) expectNoHarm(await page.diary())
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
    if (isOpen) expectNoHarm(await page.diary())
    close()
  },
})

/** One browser at a time, started anew when a reader wishes something else of it. */
function openBrowser(): Browser {
  let running: { wish: Wish | undefined; testBrowser: TestBrowser } | undefined
  const close = async () => {
    await running?.testBrowser.close()
    running = undefined
  }
  return {
    close,
    async serve(wish) {
      if (running && running.wish === wish) return running.testBrowser
      await close()
      const testBrowser = await STARTS[inject('testBrowser')](wish)
      running = { wish, testBrowser }
      if (!wish || (await isApplied(testBrowser, wish))) return testBrowser
      await close()
      throw new Error(`${testBrowser.name} was asked for ${wish}, and does not tell pages.`)
    },
  }
}

async function isApplied(testBrowser: TestBrowser, wish: Wish): Promise<boolean> {
  await testBrowser.open('about:blank')
  return (await testBrowser.evaluate(`async () => String(matchMedia('${WISHES[wish]}').matches)`)) === 'true'
}

/** Keeps what is in sight for whoever looks, if pictures are wanted. */
export async function takeScreenshot(page: TestPage, name: string): Promise<void> {
  const folder = inject('screenshots')
  if (!folder) return
  const file = join(folder, page.testBrowser, `${name}.png`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await page.screenshot())
}

/** The thirty testimonials of `wgt_1`, drawn once and told once. */
export async function expectOneWall(page: TestPage): Promise<void> {
  await expect.poll(() => page.count('figure')).toBe(24)
  await page.settle()
  expect((await page.diary()).events).toEqual([{ type: 'goodword:ready', detail: { count: 30 } }])
}
