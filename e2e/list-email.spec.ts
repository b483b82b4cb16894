import type { Page } from '@playwright/test'
import { getEmailSettings } from '#shared/email-settings.ts'
import { previewEmail } from '#shared/email-previews.ts'
import { changeTestimonials } from '#shared/testimonial-decisions.ts'
import { createTestimonial, resendTestimonial, updateTestimonial } from '#shared/testimonial-requests.ts'
import { type CurrentUser, getCurrentUser } from '#shared/users.ts'
import { expectAccessible } from './accessibility.ts'
import { settingsOf, showEmailSettings, styleOf } from './emails.fixtures.ts'
import { expect } from './fixtures.ts'
import {
  callOf,
  chooseFromMenu,
  dialog,
  fillRequest,
  openList,
  pressCreate,
  rowOf,
  sentRequest,
  showList,
  test,
  testimonialOf,
} from './list.fixtures.ts'

const twoStyles = () =>
  settingsOf({
    styles: [
      styleOf({ name: 'Warm note' }),
      styleOf({ id: 'formal', name: 'For authorities', message: 'About {{service}}.' }),
    ],
  })

test.describe('a request', () => {
  test('keeps its project through a draft, creation and an edit', async ({ page }) => {
    await openList(page)
    await fillRequest(page, { email: 'ana@client.example', name: 'Ana Ribeiro' })
    await dialog(page).getByLabel('What was the project?').fill('the new kitchen')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '+ Create' }).click()
    await expect(dialog(page).getByLabel('What was the project?')).toHaveValue('the new kitchen')
    await pressCreate(page)
    await expect(dialog(page)).toHaveCount(0)
    await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Edit' })
    await dialog(page).getByLabel('Client name').fill('Ana Lima')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await chooseFromMenu(page, { client: 'Ana Lima', action: 'Edit' })
    await expect(dialog(page).getByLabel('What was the project?')).toHaveValue('the new kitchen')
  })

  test('keeps its email style when it is saved, and the style can be changed', async ({ page }) => {
    await showEmailSettings(page, twoStyles())
    const previewed: string[] = []
    page.on('request', (call) => {
      if (call.url().endsWith(previewEmail.path)) previewed.push(call.postDataJSON().style.name)
    })
    const saved: unknown[] = []
    await showList(page, [testimonialOf({ service: 'a garden', emailStyleId: 'formal' })])
    await page.route(callOf(updateTestimonial), (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      saved.push(route.request().postDataJSON())
      return route.fulfill({ json: testimonialOf({ service: 'a garden', emailStyleId: 'formal' }) })
    })
    await openList(page)
    await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Edit' })
    const choice = dialog(page).getByLabel('Email style')
    await expect(choice).toHaveValue('formal')
    await expect(dialog(page).getByText('Used in the email as {{service}}.')).toBeVisible()
    await expect.poll(() => previewed.at(-1)).toBe('For authorities')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Edit' })
    await choice.selectOption('Warm note (default)')
    await expect.poll(() => previewed.at(-1)).toBe('Warm note')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page)).toHaveCount(0)
    expect(saved).toMatchObject([
      { service: 'a garden', emailStyleId: 'formal' },
      { service: 'a garden', emailStyleId: null },
    ])
  })

  test('offers no choice of email style when there is only one', async ({ page }) => {
    await openList(page)
    await page.getByRole('button', { name: '+ Create' }).click()
    await expect(dialog(page).getByRole('region', { name: 'Email preview' })).toContainText(
      'Nora Feldmann via Goodword',
    )
    await expect(dialog(page).getByLabel('Email style')).toHaveCount(0)
  })
})

const refusalOf = ({ status, code, message }: { status: number; code: string; message: string }) => ({
  status,
  headers: { 'retry-after': '3600' },
  json: { error: message, message, code },
})

const recipientLimit = {
  status: 429,
  code: 'emails.recipient_limit',
  message: 'Ana Ribeiro has received enough emails for now. You can send again from 25 November.',
}

test.describe('an email that is refused', () => {
  test.use({ expectedConsoleErrors: /status of (409|429)/ })

  test('shows the reason and offers to copy the link', async ({ page }) => {
    await showList(page, [testimonialOf(sentRequest)])
    await page.route(callOf(resendTestimonial), (route) => route.fulfill(refusalOf(recipientLimit)))
    await openList(page)
    await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Resend request' })
    await dialog(page).getByRole('button', { name: 'Resend request' }).click()
    await expect(page.getByRole('dialog', { name: 'The email was not sent' }).getByRole('alert')).toHaveText(
      recipientLimit.message,
    )
    const copy = dialog(page).getByRole('button', { name: 'Copy request link' })
    await expect(copy).toBeFocused()
    await expectAccessible(page)
    await copy.click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('Testimonial request link copied to clipboard.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/testimonial/submit/testimonial-1')
  })

  test('keeps the input, and the request can be created without sending', async ({ page }) => {
    await openList(page)
    await page.route(`**${createTestimonial.path}`, (route) =>
      route.request().postDataJSON().isAutoSendEnabled ? route.fulfill(refusalOf(recipientLimit)) : route.continue(),
    )
    await fillRequest(page, { email: 'ana@client.example', name: 'Ana Ribeiro' })
    await dialog(page).getByLabel('What was the project?').fill('the new kitchen')
    await dialog(page).getByLabel('Send testimonial request email automatically').check()
    await pressCreate(page)
    await expect(dialog(page).getByRole('alert')).toContainText(recipientLimit.message)
    await expect(dialog(page).getByLabel('What was the project?')).toHaveValue('the new kitchen')
    await dialog(page).getByRole('button', { name: 'Save without sending and copy link' }).click()
    await expect(page.getByText('Testimonial request link copied to clipboard.')).toBeVisible()
    await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Not sent yet')
  })

  test('offers to confirm the owner’s address', async ({ page }) => {
    await openList(page)
    const message = 'Confirm your address to send more than 5 requests a day.'
    await page.route(`**${createTestimonial.path}`, (route) =>
      route.fulfill(refusalOf({ status: 429, code: 'emails.unverified_limit', message })),
    )
    await fillRequest(page, { email: 'ana@client.example' })
    await dialog(page).getByLabel('Send testimonial request email automatically').check()
    await pressCreate(page)
    const refusal = dialog(page).getByRole('alert').filter({ hasText: message })
    await refusal.getByRole('button', { name: 'Send a confirmation email' }).click()
    await expect(page.getByText('We’ve sent you an email to confirm your address.')).toBeVisible()
    await expect(refusal.getByRole('button', { name: 'Email sent' })).toBeVisible()
  })

  test('is listed with its reason after a bulk action', async ({ page }) => {
    await showList(page, [
      testimonialOf(sentRequest),
      testimonialOf({ id: 'other', customerName: 'Jonas Weber', ...sentRequest }),
    ])
    const { code, message } = recipientLimit
    await page.route(callOf(changeTestimonials), (route) =>
      route.fulfill({
        json: {
          changed: [testimonialOf({ id: 'other', ...sentRequest })],
          failures: [{ id: 'testimonial-1', code, message }],
        },
      }),
    )
    await openList(page)
    for (const client of ['Ana Ribeiro', 'Jonas Weber']) await page.getByLabel(`Select ${client}`).check()
    await page.getByRole('button', { name: 'Resend 2 of 2 requests selected' }).click()
    await dialog(page).getByRole('button', { name: 'Resend' }).click()
    const failed = page.getByRole('dialog', { name: '1 request not sent' })
    await expect(failed.getByRole('listitem')).toHaveText(`Ana Ribeiro${recipientLimit.message}`)
    await expect(failed).toContainText('You can still copy and share each link.')
  })
})

test.describe('the sending status', () => {
  const note = (page: Page) => page.getByRole('complementary', { name: 'Sending' })

  async function showUser(page: Page, changes: Partial<CurrentUser>) {
    await page.route(`**${getCurrentUser.path}`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...changes } })
    })
  }

  test('appears when an owner with an unconfirmed address has few emails left today', async ({ page }) => {
    await showList(page, [testimonialOf()], { needsYou: 2, quota: 0 })
    const sending = { isAddressVerified: false, leftToday: 3, dailyLimit: 5, countedAt: [], pausedAt: null }
    await showEmailSettings(page, settingsOf({ sending }))
    await Promise.all([page.waitForResponse(`**${getEmailSettings.path}`), openList(page)])
    await expect(note(page)).toHaveCount(0)
    await expect(page.getByText('2 payments need you.')).toBeVisible()
    await showEmailSettings(page, settingsOf({ sending: { ...sending, leftToday: 2 } }))
    await openList(page)
    await expect(note(page)).toContainText('2 emails left for today.')
    await expect(page.getByText('2 payments need you.')).toHaveCount(0)
    await expectAccessible(page)
    await note(page).getByRole('button', { name: 'Send a confirmation email' }).click()
    await expect(note(page).getByRole('button', { name: 'Email sent' })).toBeVisible()
  })

  test('is said in the dialog that creates a request: the daily limit, what is left of it, and the way out', async ({
    page,
  }) => {
    const sending = { isAddressVerified: false, leftToday: 3, dailyLimit: 5, countedAt: [], pausedAt: null }
    const openDialog = async () => {
      await openList(page)
      await page.getByRole('button', { name: '+ Create' }).click()
      await dialog(page).getByLabel('Send testimonial request email automatically').check()
    }
    await showEmailSettings(page, settingsOf({ sending }))
    await openDialog()
    await expect(dialog(page)).toContainText(
      'Until you confirm your email address, you can send 5 emails a day (3 left today), and clients can’t reply to you.',
    )
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const notice = dialog(page).getByRole('paragraph').filter({ hasText: 'Until you confirm' })
    const [lineHeight, height] = await notice.evaluate((node) => {
      const { lineHeight: ofLine, paddingTop, paddingBottom } = getComputedStyle(node)
      const ofText =
        node.getBoundingClientRect().height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
      return [Number.parseFloat(ofLine), ofText]
    })
    expect(height % lineHeight, 'the button keeps the distance between lines').toBeLessThan(1)
    await page.setViewportSize({ width: 1280, height: 720 })
    await showEmailSettings(page, settingsOf({ sending: { ...sending, leftToday: 0 } }))
    await openDialog()
    await expect(dialog(page)).toContainText(
      'You’ve sent all emails you can send today without a confirmed email address. Confirm it to send more.',
    )
    await showEmailSettings(page, settingsOf({ sending: { ...sending, isAddressVerified: true } }))
    await openDialog()
    await expect(dialog(page)).not.toContainText('emails a day')
  })

  test('appears while sending is paused, with the support address, and the Stripe banner stays', async ({ page }) => {
    await showList(page, [testimonialOf()], { needsYou: 2, quota: 0 })
    await showUser(page, { sendingPausedAt: '2026-11-20T10:00:00.000Z' })
    await openList(page)
    await expect(note(page)).toContainText('Emails to your clients have been paused since 20 Nov 2026.')
    await expect(note(page).getByRole('link')).toHaveAttribute('href', 'mailto:support@goodword.example')
    await expect(page.getByRole('complementary', { name: 'Stripe' })).toBeVisible()
    await expect(page.getByText('2 payments need you.')).toHaveCount(0)
    await expectAccessible(page)
  })
})
