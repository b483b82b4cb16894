import { getEmailSettings } from '#shared/email-settings.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { message, openEmails, preview, save, saved, sentEmail, subject, subjectsTo, toast } from './emails.fixtures.ts'
import { createOwner, createRequest, expect, rememberOwner, test } from './fixtures.ts'
import { breakCall } from './retry.fixtures.ts'

test('a change is in the preview at once, and in the next email after saving', async ({ page, request }) => {
  const owner = await openEmails(page, request, 'pro')
  await expect(page.getByRole('complementary', { name: 'Sending' })).toContainText(
    'Your email address isn’t confirmed yet.',
  )

  await page
    .getByRole('group', { name: 'Insert into the subject' })
    .getByRole('button', { name: 'Client’s name' })
    .click()
  await expect(subject(page)).toBeFocused()
  await page.keyboard.type(', a word?')
  await expect(subject(page)).toHaveValue('{{clientName}}, a word?')
  await message(page).fill('It was a great pleasure.')
  await message(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(9, 14))
  await page.keyboard.press('ControlOrMeta+b')
  await expect(message(page)).toHaveValue('It was a **great** pleasure.')
  await page.getByRole('button', { name: 'Italic' }).click()
  await expect(message(page)).toHaveValue('It was a ***great*** pleasure.')
  await page.keyboard.press('ControlOrMeta+i')
  await expect(message(page)).toHaveValue('It was a **great** pleasure.')
  await page.getByRole('radio', { name: 'Pine' }).check()

  await expect(preview(page).getByText('Ana Ribeiro, a word?')).toBeVisible()
  await expect(sentEmail(page).locator('strong, b').filter({ hasText: 'great' })).toBeVisible()
  await preview(page).getByLabel('Preview as').fill('Yuki')
  await expect(preview(page).getByText('Yuki, a word?')).toBeVisible()
  await preview(page).getByRole('radio', { name: 'Plain text' }).check()
  await expect(preview(page).getByLabel('The email as plain text')).toContainText('It was a great pleasure.')

  await save(page)
  await saved(page)
  await page.reload()
  await expect(subject(page)).toHaveValue('{{clientName}}, a word?')
  await expect(page.getByLabel('Custom colour (hex)')).toHaveValue('#0b6e4f')

  const to = `ana.${owner.email}`
  await createRequest(request, owner, { customerName: 'Bo', customerEmail: to, isAutoSendEnabled: true })
  await expect.poll(() => subjectsTo(request, to)).toEqual(['Bo, a word?'])
})

test('an unknown field in the subject shows a warning', async ({ page, request }) => {
  await openEmails(page, request, 'pro')
  await subject(page).fill('A word, {{name}}?')
  await expect(page.getByText('{{name}} isn’t a known field. Clients will see it as is.')).toBeVisible()
  await expectAccessibleAndNoOverflow(page)
  await subject(page).fill('A word, {{clientName}}?')
  await expect(page.getByText('isn’t a known field')).toHaveCount(0)
})

test.describe('when the server cannot be reached', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ })

  test('an error appears beside the button, and the input is kept', async ({ page, request }) => {
    await openEmails(page, request, 'pro')
    await subject(page).fill('First')
    await save(page)
    await saved(page)
    await page.route('**/goodword/emails/style/main', (route) => route.abort())
    await subject(page).fill('Second')
    await save(page)
    const refusal = page.getByRole('alert').getByText('We couldn’t reach the server.', { exact: false })
    await expect(refusal).toBeInViewport({ ratio: 1 })
    const isOnTop = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    expect(await refusal.evaluate(isOnTop)).toBe(true)
    await expect(page.getByText('Emails saved.')).toHaveCount(0)
    await expect(subject(page)).toHaveValue('Second')
  })
})

test.describe('a message that is too long', () => {
  test.use({ expectedConsoleErrors: /status of 422/ })

  test('is kept in full, and not saved until it is shorter', async ({ page, request }) => {
    await openEmails(page, request, 'pro')
    await message(page).fill('x'.repeat(2010))
    await expect(message(page)).toHaveValue('x'.repeat(2010))
    await expect(page.getByText('2,010 of 2,000')).toBeVisible()
    await save(page)
    await expect(message(page)).toHaveAccessibleDescription(/^Message can be at most 2,000 characters long\./)
    await expectAccessibleAndNoOverflow(page)
    await message(page).fill('x'.repeat(2000))
    await save(page)
    await saved(page)
  })
})

test('tone and language are available on every plan, and options of larger plans are visible but disabled', async ({
  page,
  request,
}) => {
  await openEmails(page, request, 'free')
  await expect(page.getByText('On Pro: your own text, logo and colour.')).toBeVisible()
  await expect(page.getByText('On Studio: emails from your own domain.')).toBeVisible()
  for (const link of await page.getByRole('link', { name: 'See plans' }).all())
    await expect(link).toHaveAttribute('href', '/settings/subscription')
  for (const field of [subject(page), message(page), page.getByLabel('Show your logo'), page.getByLabel('Sender name')])
    await expect(field).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Bold' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Add a style' })).toHaveCount(0)

  await page.getByRole('radio', { name: 'Formal' }).check()
  await expect(sentEmail(page).getByText('Dear Ana Ribeiro,')).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(sentEmail(page).locator('html')).toHaveAttribute('lang', 'de')
  await expectAccessibleAndNoOverflow(page)
  await save(page)
  await saved(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Formal' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('de')
})

test('settings from a larger plan are shown as unused, and are kept when the owner saves', async ({
  page,
  request,
}) => {
  await openEmails(page, request, 'pro')
  await subject(page).fill('My own subject')
  await save(page)
  await saved(page)
  await page.route(`**${getEmailSettings.path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const settings = await response.json()
    const rights = { plan: 'free', hasOwnText: false, hasOwnSender: false, stylesMax: 1 }
    await route.fulfill({ response, json: { ...settings, rights } })
  })
  await page.reload()
  await expect(page.getByText('Your earlier settings are kept but not used.')).toBeVisible()
  await expect(subject(page)).toHaveValue('My own subject')
  await expect(subject(page)).toBeDisabled()
  await page.getByRole('radio', { name: 'Brief' }).check()
  const sent = page.waitForRequest((call) => call.method() === 'PUT')
  await save(page)
  expect((await sent).postDataJSON()).toMatchObject({ subject: 'My own subject', tone: 'brief' })
})

test('leaving with unsaved changes in either form asks first', async ({ page, request }) => {
  await openEmails(page, request, 'free')
  const leaveDialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('radio', { name: 'Brief' }).check()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('link', { name: 'Data', exact: true }).click()
  await leaveDialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('radio', { name: 'Friendly' }).check()
  await page.getByLabel('Postal address').fill('Oranienstraße 12, Berlin')
  await page.getByRole('link', { name: 'Data', exact: true }).click()
  await leaveDialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/settings\/data$/)
})

test('a style can be added, made the default, and removed', async ({ page, request }) => {
  const owner = await openEmails(page, request, 'studio')
  const bar = page.getByRole('region', { name: 'Styles' })
  await page.getByRole('button', { name: 'Add a style' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a style' })
  await dialog.getByRole('button', { name: 'Add style', exact: true }).click()
  await expect(dialog.getByText('Name is required.')).toBeVisible()
  await dialog.getByLabel('Style name').fill('After a workshop')
  await dialog.getByRole('button', { name: 'Add style', exact: true }).click()
  await expect(bar.getByRole('button', { name: 'After a workshop' })).toHaveAttribute('aria-current', 'true')
  await subject(page).fill('How was the workshop?')
  await page.getByLabel('Sender name').fill('Halm Workshops')
  await expect(preview(page).getByText('Halm Workshops', { exact: true })).toBeVisible()

  await bar.getByRole('button', { name: 'Standard' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(subject(page)).toHaveValue('How was the workshop?')
  await save(page)
  await saved(page)
  await bar.getByRole('button', { name: 'Make default' }).click()
  await expect(bar.getByRole('button', { name: 'After a workshop Default' })).toBeVisible()

  const to = `ana.${owner.email}`
  await createRequest(request, owner, { customerEmail: to, isAutoSendEnabled: true })
  await expect.poll(() => subjectsTo(request, to)).toEqual(['How was the workshop?'])
  await expectAccessibleAndNoOverflow(page)

  await page.getByRole('button', { name: 'Remove style…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(bar.getByRole('button', { name: 'Standard Default' })).toHaveAttribute('aria-current', 'true')
  await expect(subject(page)).toHaveValue('')
})

test('Enter in the subject saves, and the caret keeps its position', async ({ page, request }) => {
  await openEmails(page, request, 'pro')
  await subject(page).fill('A word')
  await subject(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 1))
  await page.keyboard.press('Enter')
  await saved(page)
  await page.keyboard.type(' good')
  await expect(subject(page)).toHaveValue('A good word')
  await expect(page.getByText('Not saved yet')).toBeVisible()
})

test('text typed while saving stays, and counts as unsaved', async ({ page, request }) => {
  await openEmails(page, request, 'pro')
  const released = Promise.withResolvers<void>()
  await page.route('**/goodword/emails/style/main', async (route) => {
    await released.promise
    await route.fallback()
  })
  await subject(page).fill('First')
  const saving = page.waitForRequest('**/goodword/emails/style/main')
  await save(page)
  await saving
  await subject(page).fill('First, and more')
  released.resolve()
  await saved(page)
  await expect(subject(page)).toHaveValue('First, and more')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await subject(page).fill('First')
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
})

test('a change saved in another window is not overwritten from this one', async ({ page, request }) => {
  const owner = await openEmails(page, request, 'pro')
  const elsewhere = await request.put('/goodword/emails/style/main', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: {
      name: 'Standard',
      language: 'en',
      tone: 'brief',
      subject: 'From the other window',
      message: null,
      showsLogo: false,
      accentColor: null,
      senderName: null,
      footer: null,
    },
  })
  expect(elsewhere.ok()).toBe(true)
  await page.getByRole('form', { name: 'Email settings' }).getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Email settings saved.')
  await expect(subject(page)).toHaveValue('From the other window')
  await expect(page.getByRole('radio', { name: 'Brief' })).toBeChecked()
  await message(page).fill('Mine')
  await save(page)
  await saved(page)
  await page.reload()
  await expect(subject(page)).toHaveValue('From the other window')
  await expect(message(page)).toHaveValue('Mine')
})

test.describe('when the server refuses', () => {
  test.use({ expectedConsoleErrors: /status of (402|422|500)/ })

  test('an error of the server appears at its field, and the input is kept', async ({ page, request }) => {
    await openEmails(page, request, 'pro')
    await page.route('**/goodword/emails/style/main', (route) =>
      route.fulfill({
        status: 422,
        json: {
          code: 'request.invalid',
          message: 'No such words.',
          details: [{ path: 'message', message: 'No such words.' }],
        },
      }),
    )
    await message(page).fill('Some words')
    await save(page)
    await expect(message(page)).toHaveAccessibleDescription(/No such words\./)
    await expect(message(page)).toBeFocused()
    await expect(message(page)).toHaveValue('Some words')
    await page.unroute('**/goodword/emails/style/main')
    await page.route('**/goodword/emails/style/main', (route) =>
      route.fulfill({
        status: 402,
        json: { code: 'emails.not_included', message: 'Your plan doesn’t include this.' },
      }),
    )
    await save(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Your plan doesn’t include this.' })).toBeVisible()
    await page.unroute('**/goodword/emails/style/main')
    await save(page)
    await saved(page)
    await expect(message(page)).toHaveValue('Some words')
  })

  test('the page shows an error when the settings cannot be loaded, and can retry', async ({ page, request }) => {
    await rememberOwner(page, await createOwner(request))
    const settings = await breakCall(page, `**${getEmailSettings.path}`)
    await page.goto('/settings/emails')
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
    await settings.retry(page.getByRole('button', { name: 'Try again' }))
    await expect(preview(page)).toBeVisible()
  })
})
