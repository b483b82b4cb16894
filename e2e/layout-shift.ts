import type { Page } from '@playwright/test'

/**
 * Adds up how far the content of the page moves without the visitor doing anything, as browsers do for the metric
 * "cumulative layout shift". Also works where a page may not run scripts.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  let total = 0
  session.on('PerformanceTimeline.timelineEventAdded', ({ event: { layoutShiftDetails } }) => {
    if (layoutShiftDetails && !layoutShiftDetails.hadRecentInput) total += layoutShiftDetails.value
  })
  await session.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] })
  return async () => {
    await drawFrames(page)
    return total
  }
}

const FRAMES = 5

/** Waits for frames, because what is skipped or resized in one frame moves other things in the next. */
export async function drawFrames(page: Page): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame++) await page.screenshot()
}
