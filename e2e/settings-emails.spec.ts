import type { APIRequestContext, Page } from '@playwright/test'
import { EmailDraft, getEmailSettings, previewEmail } from '#shared/emails.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { domainOf, entriesOf, settingsOf, showEmailSettings, showDoNotAskList } from './emails.fixtures.ts'
import {
  createOwner,
  createRequest,
  expect,
  emailsTo,
  newAddress,
  type Owner,
  test,
  rememberOwner,
} from './fixtures.ts'
import { leaveUnanswered } from './page-states.parts.ts'
import { buyPro, buyStudio } from './plan.fixtures.ts'
import { breakCall } from './retry.fixtures.ts'

type Plan = 'free' | 'pro' | 'studio'

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const sentEmail = (page: Page) => preview(page).frameLocator('iframe[title="The email"]')
const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' })
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
// The first one saves the style, the second one what applies to every email.
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first().click()
const saved = (page: Page) => expect(page.getByText('Emails saved.')).toBeVisible()
const toast = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

async function openEmails(page: Page, request: APIRequestContext, plan: Plan): Promise<Owner> {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  if (plan === 'pro') await buyPro(request, owner)
  if (plan === 'studio') await buyStudio(request, owner)
  await rememberOwner(page, owner)
  await page.goto('/settings/emails')
  await expect(sentEmail(page).getByRole('link', { name: 'Write a testimonial' })).toBeVisible()
  return owner
}

const subjectsTo = async (request: APIRequestContext, to: string) =>
  (await emailsTo(request, to)).map((one) => one.subject)

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
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('radio', { name: 'Brief' }).check()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('link', { name: 'Data', exact: true }).click()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('radio', { name: 'Friendly' }).check()
  await page.getByLabel('Postal address').fill('Oranienstraße 12, Berlin')
  await page.getByRole('link', { name: 'Data', exact: true }).click()
  await asked.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/settings\/data$/)
})

test('address, reminders and notices are saved together, and an invalid number of days shows an error', async ({
  page,
  request,
}) => {
  await openEmails(page, request, 'free')
  const sending = page.getByRole('form', { name: 'Email settings' })
  await sending.getByLabel('Postal address').fill('Studio Halm\nOranienstraße 12, 10999 Berlin')
  await sending.getByRole('radio', { name: 'Two' }).check()
  await sending.getByLabel('Days after the previous email').fill('2')
  await sending.getByLabel('When a client answers').uncheck()
  await sending.getByLabel('Before a client is asked automatically').uncheck()
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
  await expect(sending.getByLabel('When a client answers')).not.toBeChecked()
  await expect(sending.getByLabel('Before a client is asked automatically')).not.toBeChecked()
  await sending.getByRole('radio', { name: 'None' }).check()
  await expect(sending.getByLabel('Days after the previous email')).toHaveCount(0)
})

test('a test email with the unsaved text goes to the owner', async ({ page, request }) => {
  const owner = await openEmails(page, request, 'pro')
  await subject(page).fill('Not saved, and sent')
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await toast(page, `Test email sent to ${owner.email}.`)
  await expect.poll(() => subjectsTo(request, owner.email)).toEqual(['[Test] Not saved, and sent'])
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
  test.use({ expectedConsoleErrors: /status of (402|422|429|500)/ })

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

  test('the page shows an error when the settings cannot be loaded, and can retry', async ({ page, request }) => {
    await rememberOwner(page, await createOwner(request))
    const settings = await breakCall(page, `**${getEmailSettings.path}`)
    await page.goto('/settings/emails')
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
    await settings.retry(page.getByRole('button', { name: 'Try again' }))
    await expect(preview(page)).toBeVisible()
  })
})
