import type { Browser, BrowserContext, Page } from '@playwright/test'
import { keepClosing } from './closing.ts'

/** Methods whose effect on a window cannot be undone. */
const permanentMethods = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setStorageState',
] as const
const permanentClockMethods = ['install', 'setFixedTime', 'setSystemTime'] as const

export type OpenWindow = { context: BrowserContext; page: Page }

export type WindowPool = ReturnType<typeof createWindowPool>

/**
 * The browser windows of a worker, one for each combination of settings. If every test had a new window, it would fetch
 * and compile the same files again, which takes longer than most tests. A test gets a new page and no storage, cookies or
 * routes. A window that a test has changed permanently, for example with a fake clock, is not used again.
 */
export function createWindowPool(browser: Browser) {
  const contexts = new Map<string, BrowserContext>()
  const changed = new WeakSet<BrowserContext>()
  const firstPages = new WeakMap<BrowserContext, Page>()

  function watchPermanentMethods(context: BrowserContext) {
    const note = <T extends object>(target: T, method: keyof T & string) => {
      const original: unknown = Reflect.get(target, method)
      Reflect.set(target, method, (...args: unknown[]) => {
        changed.add(context)
        return typeof original === 'function' ? Reflect.apply(original, target, args) : undefined
      })
    }
    for (const method of permanentMethods) note(context, method)
    for (const method of permanentClockMethods) note(context.clock, method)
  }

  async function open(settings: string): Promise<BrowserContext> {
    const context = await browser.newContext()
    watchPermanentMethods(context)
    context.on('page', keepClosing)
    contexts.set(settings, context)
    // A window without a tab is closed, and opening a window takes as long as a short test.
    firstPages.set(context, await context.newPage())
    return context
  }

  return {
    /** `settings` identifies the options of the running test. A new window is opened with those options. */
    async acquire({ settings, origin }: { settings: string; origin: string }): Promise<OpenWindow> {
      const known = contexts.get(settings)
      const context = known ?? (await open(settings))
      const page = await context.newPage()
      if (known) await clearStorage(page, origin)
      return { context, page }
    },

    async release(context: BrowserContext): Promise<void> {
      if (changed.has(context)) {
        for (const [settings, other] of contexts) if (other === context) contexts.delete(settings)
        return context.close()
      }
      await context.removeAllListeners('request')
      for (const page of context.pages()) if (page !== firstPages.get(context)) await page.close()
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.clearCookies()
      await context.setOffline(false)
    },

    async close(): Promise<void> {
      for (const context of contexts.values()) await context.close()
    },
  }
}

async function clearStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' })
  await session.detach()
}
