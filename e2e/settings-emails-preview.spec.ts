import { EmailDraft, previewEmail } from '#shared/email-previews.ts'
import {
  entriesOf,
  openEmails,
  preview,
  sentEmail,
  settingsOf,
  showDoNotAskList,
  showEmailSettings,
  subject,
} from './emails.fixtures.ts'
import { createOwner, expect, rememberOwner, test } from './fixtures.ts'

test('the preview shows the newest change, even if an older response arrives later', async ({ page, request }) => {
  await openEmails(page, request, 'pro')
  const released = Promise.withResolvers<void>()
  const delayed = Promise.withResolvers<void>()
  await page.route(`**${previewEmail.path}`, async (route) => {
    const { style } = EmailDraft.parse(route.request().postDataJSON())
    if (style.subject === 'First') {
      delayed.resolve()
      await released.promise
    }
    await route.fallback()
  })
  await subject(page).fill('First')
  await delayed.promise
  await subject(page).fill('Second')
  await expect(preview(page).getByText('Second', { exact: true })).toBeVisible()
  const late = page.waitForResponse((answer) => answer.url().endsWith(previewEmail.path))
  released.resolve()
  await late
  await expect(preview(page).getByText('Second', { exact: true })).toBeVisible()
  await expect(preview(page).getByText('First', { exact: true })).toHaveCount(0)
})

test('on a phone one press shows the preview, and the form keeps its scroll position', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const owner = await createOwner(request)
  await rememberOwner(page, owner)
  await page.goto('/settings/emails')
  await page.getByLabel('Sender name').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await expect(preview(page)).toBeHidden()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(sentEmail(page).getByText('Hi Ana,')).toBeInViewport()
  await expect(page.getByLabel('Sender name')).toBeHidden()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('the preview can show both themes, hidden images, and the reminder', async ({ page, request }) => {
  await openEmails(page, request, 'free')
  const background = () =>
    sentEmail(page)
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor)
  await preview(page).getByRole('radio', { name: 'Light' }).check()
  await expect.poll(background).toBe('rgb(251, 250, 247)')
  await preview(page).getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(background).toBe('rgb(18, 16, 14)')
  await preview(page).getByRole('button', { name: 'Hide images' }).click()
  await expect(preview(page).locator('iframe[title="The email"]')).toHaveAttribute('src', /images=off/)
  await preview(page).getByRole('radio', { name: 'Reminder' }).check()
  await expect(preview(page).getByText('A quick reminder, Ana')).toBeVisible()
})

test('text of twice the size fits the window', async ({ page, request }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await rememberOwner(page, await createOwner(request))
  await showEmailSettings(page, settingsOf())
  await showDoNotAskList(page, entriesOf(24))
  await page.goto('/settings/emails')
  await expect(page.getByText('24 on the list')).toBeAttached()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test.describe('when the server refuses', () => {
  test.use({ expectedConsoleErrors: /status of 500/ })

  test('a failed preview keeps the previous one, shows an error, and can be retried', async ({ page, request }) => {
    await openEmails(page, request, 'free')
    await page.route(`**${previewEmail.path}`, (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('radio', { name: 'Formal' }).check()
    await expect(preview(page).getByText('The preview could not be updated.')).toBeVisible()
    await expect(sentEmail(page).getByText('Hi Ana,')).toBeVisible()
    await page.unroute(`**${previewEmail.path}`)
    await preview(page).getByRole('button', { name: 'Try again' }).click()
    await expect(sentEmail(page).getByText('Dear Ana Ribeiro,')).toBeVisible()
    await expect(preview(page).getByText('The preview could not be updated.')).toHaveCount(0)
  })
})
