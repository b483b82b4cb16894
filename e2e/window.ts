import type { Browser, BrowserContext, Page } from '@playwright/test'

/** What leaves something behind in a window that cannot be taken back. */
const markingMethods = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setStorageState',
] as const
const markingClockMethods = ['install', 'setFixedTime', 'setSystemTime'] as const

export type Entered = { context: BrowserContext; page: Page }

export type KeptWindows = ReturnType<typeof keepWindows>

/**
 * The browser windows of a worker, one for each kind of settings that tests ask for. In a window of its own every test
 * would fetch and compile the same files again, which takes longer than what most tests do. A test finds one empty page
 * of its own and no storage, cookies or routes; the window of a test that marks it for good, as a clock does, is not used
 * again.
 */
export function keepWindows(browser: Browser) {
  const kept = new Map<string, BrowserContext>()
  const marked = new WeakSet<BrowserContext>()
  const stays = new WeakMap<BrowserContext, Page>()

  function noteMarks(context: BrowserContext) {
    const note = <T extends object>(target: T, method: keyof T & string) => {
      const original: unknown = Reflect.get(target, method)
      Reflect.set(target, method, (...args: unknown[]) => {
        marked.add(context)
        return typeof original === 'function' ? Reflect.apply(original, target, args) : undefined
      })
    }
    for (const method of markingMethods) note(context, method)
    for (const method of markingClockMethods) note(context.clock, method)
  }

  async function open(settings: string): Promise<BrowserContext> {
    const context = await browser.newContext()
    noteMarks(context)
    kept.set(settings, context)
    // A window without a tab is closed, and opening one takes as long as all that a short test does.
    stays.set(context, await context.newPage())
    return context
  }

  return {
    /** `settings` stands for the options of the test that is running, with which a new window is opened. */
    async enter({ settings, origin }: { settings: string; origin: string }): Promise<Entered> {
      const known = kept.get(settings)
      const context = known ?? (await open(settings))
      const page = await context.newPage()
      if (known) await clearStorage(page, origin)
      return { context, page }
    },

    async leave(context: BrowserContext): Promise<void> {
      if (marked.has(context)) {
        for (const [settings, other] of kept) if (other === context) kept.delete(settings)
        return context.close()
      }
      await context.removeAllListeners('request')
      for (const page of context.pages()) if (page !== stays.get(context)) await page.close()
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.clearCookies()
      await context.setOffline(false)
    },

    async close(): Promise<void> {
      for (const context of kept.values()) await context.close()
    },
  }
}

async function clearStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' })
  await session.detach()
}
