import { join } from 'node:path'
import { expectAccessibleInBothThemes, expectNoSidewaysScrolling } from './accessibility.ts'
import { createOwner, test, rememberOwner } from './fixtures.ts'
import { pageStates } from './page-states.ts'

const themes = ['dark', 'light'] as const
const WIDTHS = [360, 1280]
const NARROWEST = 320

// Where pictures are to be taken: then nothing is scanned.
const folder = process.env['SCREENSHOTS_FOLDER']

for (const look of pageStates)
  test.describe(look.name, () => {
    if (look.expectedConsoleErrors) test.use({ expectedConsoleErrors: look.expectedConsoleErrors })

    test(`is accessible in every state, theme and width, and never to be scrolled sideways`, async ({
      page,
      request,
    }) => {
      test.setTimeout(300_000)
      const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
      if (look.visitor === 'owner') await rememberOwner(page, owner)
      for (const { name, reach, widths = WIDTHS } of look.states)
        await test.step(name, async () => {
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await reach({ page, request, owner })
          await page.mouse.move(0, 0)
          for (const [turn, width] of widths.entries()) {
            await page.setViewportSize({ width, height: 800 })
            if (!folder) await expectAccessibleInBothThemes(page, { turn })
            else
              for (const colorScheme of themes) {
                await page.emulateMedia({ colorScheme })
                const file = `${look.name}-${name}-${colorScheme}-${width}.png`
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
