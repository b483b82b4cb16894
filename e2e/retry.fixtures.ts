import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Pauses the clock of a page, so that the page does not retry automatically. The clock has to be installed. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Makes a call of the page fail until the user retries it. */
export async function breakCall(page: Page, url: string) {
  let isBroken = true
  let calls = 0
  await page.clock.install()
  await page.route(url, (route) => {
    calls += 1
    return isBroken ? route.fulfill({ status: 500, json: {} }) : route.fallback()
  })

  return {
    /** Presses a retry button and expects that it makes the call exactly once. */
    async retry(button: Locator) {
      await expect(button).toBeEnabled()
      await pauseClock(page)
      isBroken = false
      const before = calls
      await button.click()
      await expect.poll(() => calls, 'calls').toBe(before + 1)
    },
  }
}
