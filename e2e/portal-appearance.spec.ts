import type { Page } from '@playwright/test'
import { expectNoSidewaysScrolling } from './accessibility.ts'
import { createOwner, createRequest, expect, test } from './fixtures.ts'
import { answerRequest, createClientWithEveryPart, openPortal } from './portal.fixtures.ts'

/** Controls of the page that are less than 44 px high, which are hard to press with a thumb. */
const lowControls = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('button, a, summary, select, textarea, input, label:has(input)')].flatMap((control) => {
      // A checkbox inside a label is pressed through the label.
      if (control.matches('label input')) return []
      const { height } = control.getBoundingClientRect()
      return height > 0 && height < 44 ? [`${control.textContent} ${height}`] : []
    }),
  )

test.use({ viewport: { width: 320, height: 640 } })

test('every control of the client portal is at least 44 px high, while reading and while editing', async ({
  page,
  request,
}) => {
  const client = await createClientWithEveryPart(request)
  await openPortal(page, client.path)
  expect(await lowControls(page)).toEqual([])
  await page.getByRole('button', { name: 'Erase everything…' }).click()
  expect(await lowControls(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit testimonial' }).click()
  await page.getByLabel('How was your experience?').fill('')
  await page.getByRole('button', { name: /^Send/ }).click()
  expect(await lowControls(page)).toEqual([])
})

test('long names and text of twice the size fit the window and the dialog', async ({ page, request }) => {
  const organisationName = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'
  const { id } = await createRequest(request, await createOwner(request, { organisationName }))
  const path = await answerRequest(request, {
    id,
    customerName: 'Wirtschaftsprüfungsgesellschaftsvorsitzender',
    testimonial: `${'x'.repeat(400)} שלום`,
    isPrivate: true,
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await openPortal(page, `${path}?language=de`)
  await expectNoSidewaysScrolling(page)
  await page.getByRole('radio', { name: 'Öffentlich' }).check()
  await expectNoSidewaysScrolling(page)
  await page.getByRole('button', { name: 'Alles löschen …' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.evaluate((open) => open.scrollWidth - open.clientWidth)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Feedback bearbeiten' }).click()
  await expectNoSidewaysScrolling(page)
})
