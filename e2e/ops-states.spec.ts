import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './accessibility.ts'
import { operated } from './ops.fixtures.ts'

const themes = ['dark', 'light'] as const
const WIDTHS = [360, 1280]

// The folder for screenshots. If it is set, the pages are not scanned.
const folder = process.env['SCREENSHOTS_FOLDER']

type State = { name: string; reach: (page: Page) => Promise<void> }

const states: readonly State[] = [
  { name: 'busy', reach: async () => {} },
  { name: 'drop', reach: (page) => page.getByRole('link', { name: 'Drop… job_7Qd2' }).click() },
  { name: 'lift', reach: (page) => page.getByRole('link', { name: /^Lift…/ }).click() },
  {
    name: 'done',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Retry all 2' }).click()
      await page.getByRole('status').waitFor()
    },
  },
]

operated.describe('operator', () => {
  operated('is accessible in every state, theme and width', async ({ page, operatorsPage }) => {
    operated.setTimeout(120_000)
    for (const { name, reach } of states)
      await operated.step(name, async () => {
        await page.goto(operatorsPage)
        await reach(page)
        for (const [round, width] of WIDTHS.entries()) {
          await page.setViewportSize({ width, height: 800 })
          if (!folder) await expectAccessibleInBothThemes(page, { round })
          else
            for (const colorScheme of themes) {
              await page.emulateMedia({ colorScheme })
              const file = `operator-${name}-${colorScheme}-${width}.png`
              await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' })
            }
        }
      })
  })
})
