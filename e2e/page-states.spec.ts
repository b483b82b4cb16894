import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScrolling } from './accessibility.ts'
import { createOwner, test, rememberOwner } from './fixtures.ts'
import { pageStates } from './page-states.ts'

const themes = ['dark', 'light'] as const
const WIDTHS = [360, 1280]
const NARROWEST = 320

// The folder for screenshots. If it is set, the pages are not scanned.
const folder = process.env['SCREENSHOTS_FOLDER']

// Every state in both themes at every width, as `npm run verify` scans them, which takes twice as long.
const isThorough = process.env['THOROUGH'] === 'true'

type Scan = { state: number; round: number; widths: readonly number[] }

/**
 * Scans with all rules at one width in one theme, and for colours at the other width in the other theme. Which ones changes from
 * state to state, so that the states of a page together are scanned in each way.
 */
async function scan(page: Page, { state, round, widths }: Scan): Promise<void> {
  if (isThorough || widths.length === 1) {
    await expectAccessibleInBothThemes(page, { round })
    return
  }
  const colorScheme = themes[(Math.floor(state / 2) + round) % 2] ?? 'light'
  await page.emulateMedia({ colorScheme })
  await expectAccessible(page, round === state % 2 ? 'all' : 'colours')
}

for (const pageState of pageStates)
  test.describe(pageState.name, () => {
    if (pageState.expectedConsoleErrors) test.use({ expectedConsoleErrors: pageState.expectedConsoleErrors })

    test(`is accessible in every state, theme and width, and never scrolls sideways`, async ({ page, request }) => {
      test.setTimeout(300_000)
      const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
      if (pageState.visitor === 'owner') await rememberOwner(page, owner)
      for (const [state, { name, reach, widths = WIDTHS }] of pageState.states.entries())
        await test.step(name, async () => {
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await reach({ page, request, owner })
          await page.mouse.move(0, 0)
          for (const [round, width] of widths.entries()) {
            await page.setViewportSize({ width, height: 800 })
            if (!folder) await scan(page, { state, round, widths })
            else
              for (const colorScheme of themes) {
                await page.emulateMedia({ colorScheme })
                const file = `${pageState.name}-${name}-${colorScheme}-${width}.png`
                await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' })
              }
          }
          if (folder || !widths.includes(360)) return
          await page.setViewportSize({ width: NARROWEST, height: 800 })
          await expectNoSidewaysScrolling(page)
          await page.setViewportSize({ width: 1280, height: 800 })
        })
    })
  })
