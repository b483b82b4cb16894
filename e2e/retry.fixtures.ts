import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Stops the clock of a page, which asks again by itself some seconds after a failure. The clock has to be installed. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Has a call of the page fail until it is asked again by hand. */
export async function breakCall(page: Page, url: string) {
  let isBroken = true
  let asked = 0
  await page.clock.install()
  await page.route(url, (route) => {
    asked += 1
    return isBroken ? route.fulfill({ status: 500, json: {} }) : route.fallback()
  })

  return {
    /** Presses what asks again, and sees that it does, once. */
    async askAgain(button: Locator) {
      await expect(button).toBeEnabled()
      await standStill(page)
      isBroken = false
      const before = asked
      await button.click()
      await expect.poll(() => asked, 'how often it was asked').toBe(before + 1)
    },
  }
}
