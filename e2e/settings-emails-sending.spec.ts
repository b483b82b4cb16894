import { previewEmail } from '#shared/email-previews.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import {
  domainOf,
  entriesOf,
  openEmails,
  settingsOf,
  showDoNotAskList,
  showEmailSettings,
  subject,
  subjectsTo,
  toast,
} from './emails.fixtures.ts'
import { createOwner, createRequest, expect, newAddress, rememberOwner, test } from './fixtures.ts'
import { leaveUnanswered } from './page-states.parts.ts'

test('address and reminders are saved together, and an invalid number of days shows an error', async ({
  page,
  request,
}) => {
  await openEmails(page, request, 'free')
  const sending = page.getByRole('form', { name: 'Email settings' })
  await sending.getByLabel('Postal address').fill('Studio Halm\nOranienstraße 12, 10999 Berlin')
  await sending.getByRole('radio', { name: 'Two' }).check()
  await sending.getByLabel('Days after the previous email').fill('2')
  await sending.getByRole('button', { name: 'Save' }).click()
  await expect(sending.getByLabel('Days after the previous email')).toHaveAccessibleDescription(
    'Enter a whole number of days from 3 to 30.',
  )
  await sending.getByLabel('Days after the previous email').fill('10')
  await sending.getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Email settings saved.')
  await page.reload()
  await expect(sending.getByLabel('Postal address')).toHaveValue('Studio Halm\nOranienstraße 12, 10999 Berlin')
  await expect(sending.getByRole('radio', { name: 'Two' })).toBeChecked()
  await expect(sending.getByLabel('Days after the previous email')).toHaveValue('10')
  await sending.getByRole('radio', { name: 'None' }).check()
  await expect(sending.getByLabel('Days after the previous email')).toHaveCount(0)
})

test('an owner who is alone is not asked who writes', async ({ page, request }) => {
  await openEmails(page, request, 'free')
  await expect(page.getByLabel('Postal address')).toBeVisible()
  await expect(page.getByLabel('First name of who writes')).toHaveCount(0)
})

test('somebody else than the owner writes to clients', async ({ page, request }) => {
  await openEmails(page, request, 'studio')
  const sending = page.getByRole('form', { name: 'Email settings' })
  await sending.getByLabel('First name of who writes').fill('Mira')
  await sending.getByLabel('Last name').fill('Lindqvist')
  await sending.getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Email settings saved.')
  await expect(sending.getByText('Mira Lindqvist via Goodword')).toBeVisible()
})

test('each choice of emails to the owner is saved at once', async ({ page, request }) => {
  await openEmails(page, request, 'free')
  const notices = page.getByRole('region', { name: 'Emails to you' })
  const answered = notices.getByRole('checkbox', { name: 'When a client answers' })
  await expect(answered).toBeChecked()
  const isSaved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await answered.uncheck()
  await isSaved
  await page.reload()
  await expect(answered).not.toBeChecked()
  await expect(notices.getByRole('checkbox', { name: 'Payments that need you, once a week' })).toBeChecked()
})

test('a test email with the unsaved text goes to the owner', async ({ page, request }) => {
  const owner = await openEmails(page, request, 'pro')
  await subject(page).fill('Not saved, and sent')
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await toast(page, `Test email sent to ${owner.email}.`)
  await expect.poll(() => subjectsTo(request, owner.email)).toContain('[Test] Not saved, and sent')
})

test.describe('the owner’s domain', () => {
  test.use({ expectedConsoleErrors: /status of 422/ })

  test('is used for emails after its DNS records are found, and can be removed', async ({ page, request }) => {
    await openEmails(page, request, 'studio')
    const name = `mail-${process.pid}-${Date.now()}.example`
    const form = page.getByRole('form', { name: 'Own domain' })
    await form.getByLabel('Domain').fill('gmail.com')
    await form.getByRole('button', { name: 'Add domain' }).click()
    await expect(form.getByRole('alert')).toContainText('gmail.com belongs to a mailbox provider.')
    await form.getByLabel('Domain').fill('localhost')
    await form.getByRole('button', { name: 'Add domain' }).click()
    await expect(form.getByText('Enter a domain like mail.example.com.')).toBeVisible()
    await expect(form.getByText('mailbox provider')).toHaveCount(0)
    await form.getByLabel('Domain').fill(name)
    await form.getByRole('button', { name: 'Add domain' }).click()
    const records = page.getByRole('table', { name: `DNS records of ${name}` })
    await expect(records.getByText('Not seen yet').first()).toBeVisible()
    await expect(page.getByText('Waiting for records')).toBeVisible()
    const value = (await records.locator('code').nth(1).textContent()) ?? ''
    await records
      .getByRole('button', { name: /^Copy the value/ })
      .first()
      .click()
    await toast(page, 'Copied to clipboard.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)

    const html = await (await request.get('/dev/domains')).text()
    const [, card = ''] = html.split(`>${name}</h2>`)
    const [, action = ''] = /action="([^"]+)"/.exec(card) ?? []
    await request.post(action, { form: { records: 'published' }, headers: { 'sec-fetch-site': 'same-origin' } })
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(page.getByText('In use', { exact: true })).toBeVisible()
    await expect(records.getByText('Found').first()).toBeVisible()
    await expect(page.getByText(`<hello@${name}>`).first()).toBeVisible()
    await expectAccessibleAndNoOverflow(page)

    await page.getByRole('button', { name: 'Remove domain…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(form.getByLabel('Domain')).toHaveValue('')
    await expect(records).toHaveCount(0)
  })
})

test('the page polls the DNS records until they are found', async ({ page, request }) => {
  await page.clock.install()
  // The clock is installed by a script, which the sandbox of the preview blocks.
  await leaveUnanswered(page, previewEmail.path)
  await rememberOwner(page, await createOwner(request))
  await showDoNotAskList(page, [])
  await showEmailSettings(page, settingsOf({ domain: domainOf() }))
  await page.goto('/settings/emails')
  await expect(page.getByText('Waiting for records')).toBeVisible()
  await showEmailSettings(page, settingsOf({ domain: domainOf({ status: 'verified' }) }))
  await page.clock.fastForward(15_000)
  await expect(page.getByText('In use', { exact: true })).toBeVisible()
})

test('an address or domain on the do-not-ask list gets no email, and can be removed from the list', async ({
  page,
  request,
}) => {
  const owner = await openEmails(page, request, 'free')
  const form = page.getByRole('form', { name: 'Do-not-ask list' })
  await form.getByLabel('Email addresses or domains').fill('Ana@Client.example, nobody')
  await form.getByRole('button', { name: 'Add to list' }).click()
  await expect(form.getByLabel('Email addresses or domains')).toHaveAccessibleDescription(
    /“nobody” isn’t an email address/,
  )
  await form.getByLabel('Email addresses or domains').fill('Ana@Client.example,\nother.example')
  await form.getByRole('button', { name: 'Add to list' }).click()
  const list = page.getByRole('list', { name: 'Do not ask' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('2 on the list')).toBeVisible()

  await createRequest(request, owner, { customerEmail: 'bo@other.example', isAutoSendEnabled: true })
  const cy = newAddress('cy')
  await createRequest(request, owner, { customerEmail: cy, isAutoSendEnabled: true })
  await expect.poll(() => subjectsTo(request, cy)).toHaveLength(1)
  expect(await subjectsTo(request, 'bo@other.example')).toEqual([])

  await list.getByRole('button', { name: 'Remove ana@client.example' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(list.getByText('@other.example')).toBeVisible()
  await expect(list.getByText('ana@client.example')).toHaveCount(0)
})

test('a long do-not-ask list can be searched', async ({ page, request }) => {
  await rememberOwner(page, await createOwner(request))
  await showDoNotAskList(page, entriesOf(30))
  await page.goto('/settings/emails')
  await page.getByLabel('Search the list').fill('ANA.7@')
  await expect(page.getByText('1 of 30 on the list')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Do not ask' }).getByRole('listitem')).toHaveText([
    /ana\.7@client\.example/,
  ])
})

test.describe('when the server refuses', () => {
  test.use({ expectedConsoleErrors: /status of 429/ })

  test('too many test emails show the server’s message', async ({ page, request }) => {
    await openEmails(page, request, 'free')
    await page.route('**/goodword/emails/test', (route) =>
      route.fulfill({
        status: 429,
        json: { code: 'request.too_many', message: 'You can send yourself 5 test emails an hour.' },
      }),
    )
    await page.getByRole('button', { name: 'Send me a test' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'You can send yourself 5 test emails an hour.' }),
    ).toBeVisible()
  })
})
