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
import {
  type TestBrowser,
  type TestBrowserName,
  type UserPreference,
  USER_PREFERENCES,
  PreferenceUnsupported,
} from './test-browser.ts'
import { startFirefox } from './firefox.ts'
import { createPage, type TestPage, layouts } from './page.ts'
import { startWebKit } from './webkit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testBrowser: TestBrowserName
    /** Folder for screenshots. Empty for none. */
    screenshots: string
  }
}

const STARTS = { firefox: startFirefox, webkit: startWebKit }

/** A widget with these attributes and a fallback. */
export const placeWidget = (attributes = '') =>
  `<goodword-widget widget="wgt_1" ${attributes}>${FALLBACK}</goodword-widget>`

/** One widget of each layout, with these attributes. */
export const placeAll = (attributes = '') =>
  layouts.map((layout) => placeWidget(`layout="${layout}" label="Our ${layout}" ${attributes}`)).join('')

/** Thirty testimonials with every optional part, and tools for visitors. */
export function makeRichFeed() {
  const items = Array.from({ length: 30 }, (_, index) =>
    makeItem(index, {
      isVerified: index % 2 === 0,
      isByOwner: index % 2 === 1,
      origin: index % 2 === 1 ? 'Added by the owner' : null,
    }),
  )
  const feed = makeFeed(30, { items })
  return { ...feed, options: { ...feed.options, hasVisitorTools: true } }
}

type Host = {
  origin: string
  /** Opens a page of a customer's site with this body, from its own origin. It may only use our origin and `allowedOrigins`. */
  open: (body: string, page?: Omit<HostPage, 'body'> & { allowedOrigins?: string[] }) => Promise<void>
  /** Paths that pages requested from their own site. */
  requests: string[]
  /** Leaves a page whose diary must not be checked. */
  leave: () => Promise<void>
}

type Browser = { serve: (preference: UserPreference | undefined) => Promise<TestBrowser>; close: () => Promise<void> }

type Fixtures = {
  /** A preference that is set in the browser: `test.override({ preference: 'reduced motion' })` in a group of checks. */
  preference: UserPreference | undefined
  browser: Browser
  page: TestPage
  provider: Provider
  host: Host
  script: string
}

/** Like `widget.fixtures.ts` for Chromium: an error, dialog or foreign request fails the test. */
export const test = base.extend<Fixtures>({
  preference: undefined,

  browser: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixture's dependencies from the pattern
    async ({}, provide) => {
      const browser = createBrowserPool()
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],

  page: async ({ browser, preference, skip }, provide) => {
    const testBrowser = await browser.serve(preference).catch((error: unknown) => {
      if (error instanceof PreferenceUnsupported) return skip(error.message)
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
      async open(body, { head = '', policy = '', allowedOrigins = [], ...rest } = {}) {
        if (isOpen) expectNoHarm(await page.diary())
        isOpen = true
        serve({
          body,
          head: `<script>${KEEP_DIARY}</script>${head}`,
          reportedPolicy: `default-src 'self' 'unsafe-inline' ${[provider.origin, ...allowedOrigins].join(' ')}`,
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

/** Keeps one browser running, and restarts it when a test needs another user preference. */
function createBrowserPool(): Browser {
  let running: { preference: UserPreference | undefined; testBrowser: TestBrowser } | undefined
  const close = async () => {
    await running?.testBrowser.close()
    running = undefined
  }
  return {
    close,
    async serve(preference) {
      if (running && running.preference === preference) return running.testBrowser
      await close()
      const testBrowser = await STARTS[inject('testBrowser')](preference)
      running = { preference, testBrowser }
      if (!preference || (await isApplied(testBrowser, preference))) return testBrowser
      await close()
      throw new Error(`${testBrowser.name} does not report ${preference} to pages.`)
    },
  }
}

async function isApplied(testBrowser: TestBrowser, preference: UserPreference): Promise<boolean> {
  await testBrowser.open('about:blank')
  return (
    (await testBrowser.evaluate(`async () => String(matchMedia('${USER_PREFERENCES[preference]}').matches)`)) === 'true'
  )
}

/** Saves a screenshot, if a folder for screenshots is set. */
export async function takeScreenshot(page: TestPage, name: string): Promise<void> {
  const folder = inject('screenshots')
  if (!folder) return
  const file = join(folder, page.testBrowser, `${name}.png`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await page.screenshot())
}

/** Expects that the thirty testimonials of `wgt_1` are drawn once and reported once. */
export async function expectOneWall(page: TestPage): Promise<void> {
  await expect.poll(() => page.count('figure')).toBe(24)
  await page.settle()
  expect((await page.diary()).events).toEqual([{ type: 'goodword:ready', detail: { count: 30 } }])
}
