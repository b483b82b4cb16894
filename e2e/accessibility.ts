import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What fades in is scanned as it stays: half-way it has colours of its own. Animations without an end are left to run. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    let animations: Animation[]
    do {
      // What the end of one begins is there in the next frame.
      await new Promise(requestAnimationFrame)
      animations = running()
      // One that is cancelled is over as well.
      await Promise.allSettled(animations.map(({ finished }) => finished))
    } while (animations.length > 0)
  })
}

/** Scans the page as it is once nothing moves any more. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForAnimations(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
