import { join } from 'node:path'
import { expectAccessibleInBothThemes, expectNoSidewaysScrolling } from './accessibility.ts'
import { createOwner, test, rememberOwner } from './fixtures.ts'
import { pageStates } from './page-states.ts'

const themes = ['dark', 'light'] as const
const WIDTHS = [360, 1280]
const NARROWEST = 320

// The folder for screenshots. If it is set, the pages are not scanned.
const folder = process.env['SCREENSHOTS_FOLDER']

for (const pageState of pageStates)
  test.describe(pageState.name, () => {
    if (pageState.expectedConsoleErrors) test.use({ expectedConsoleErrors: pageState.expectedConsoleErrors })

    test(`is accessible in every state, theme and width, and never scrolls sideways`, async ({ page, request }) => {
      test.setTimeout(300_000)
      const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
      if (pageState.visitor === 'owner') await rememberOwner(page, owner)
      for (const { name, reach, widths = WIDTHS } of pageState.states)
        await test.step(name, async () => {
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await reach({ page, request, owner })
          await page.mouse.move(0, 0)
          for (const [round, width] of widths.entries()) {
            await page.setViewportSize({ width, height: 800 })
            if (!folder) await expectAccessibleInBothThemes(page, { round })
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
