import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const PATIENCE_MS = 500

/**
 * Chromium 150 sometimes forgets that a page shall be closed: it confirms the command, but when a navigation commits at
 * the same moment, the page stays open, and Playwright waits for it forever. So the command is repeated until the page
 * is closed.
 */
export function keepClosing(page: Page): void {
  const close = page.close.bind(page)
  page.close = async (options) => {
    const closed = close(options)
    while ((await Promise.race([closed, wait(PATIENCE_MS, 'open')])) === 'open') await closeAgain(page)
  }
}

async function closeAgain(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.close')
  } catch (error) {
    // The page closed between the question and the command.
    if (!page.isClosed()) throw error
  }
}
