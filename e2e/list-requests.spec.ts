import type { APIRequestContext } from '@playwright/test'
import { addDoNotAsk } from '#shared/do-not-ask.ts'
import { previewEmail } from '#shared/email-previews.ts'
import { listKnownClients } from '#shared/known-clients.ts'
import { createTestimonial } from '#shared/testimonial-requests.ts'
import { submissionPath } from '#shared/testimonials.ts'
import { createRequest, expect, emailsTo, newAddress, type Owner, submitAnswer } from './fixtures.ts'
import { dialog, fillRequest, openList, pressCreate, rowOf, test } from './list.fixtures.ts'

async function neverAsk(request: APIRequestContext, owner: Owner, pattern: string) {
  const added = await request.post(addDoNotAsk.path, {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { patterns: [pattern] },
  })
  expect(added.ok()).toBe(true)
}

test.describe('a new request', () => {
  test.beforeEach(({ page }) => openList(page))

  test('requires a valid email address, and is not sent automatically by default', async ({ page }) => {
    await page.getByRole('button', { name: '+ Create' }).click()
    expect((await dialog(page).boundingBox())?.width).toBe(500)
    await expect(dialog(page).getByLabel('Client email')).toBeFocused()
    await expect(dialog(page).getByLabel('Client email')).toHaveAttribute('type', 'email')
    await expect(dialog(page).getByLabel('Send testimonial request email automatically')).not.toBeChecked()
    await pressCreate(page)
    await expect(dialog(page).getByText('Client email is required.')).toBeVisible()
    await dialog(page).getByLabel('Client email').fill('ana@client')
    await expect(dialog(page).getByText('Client email must be an address like ana@example.com.')).toBeVisible()
  })

  test('appears in the list without an email, and the focus returns to the button', async ({ page, request }) => {
    const email = newAddress('silent')
    await fillRequest(page, { email, name: 'Jonas Weber' })
    await pressCreate(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'Request saved. No email was sent.' })).toBeVisible()
    await expect(rowOf(page, 'Jonas Weber').getByText('Pending')).toBeVisible()
    await expect(rowOf(page, 'Jonas Weber').getByText('Not sent yet')).toBeVisible()
    await expect(page.getByRole('button', { name: '+ Create' })).toBeFocused()
    expect(await emailsTo(request, email)).toHaveLength(0)
  })

  test('that was only saved can be sent from the toast, after a confirmation', async ({ page, request }) => {
    const email = newAddress('later')
    await fillRequest(page, { email, name: 'Jonas Weber' })
    await pressCreate(page)
    await page.getByRole('button', { name: 'Send now', exact: true }).click()
    await expect(dialog(page)).toContainText(`It will be sent to ${email}`)
    expect(await emailsTo(request, email)).toHaveLength(0)
    await dialog(page).getByRole('button', { name: 'Send request' }).click()
    await expect(rowOf(page, 'Jonas Weber').getByText('Sent', { exact: true })).toBeVisible()
    expect(await emailsTo(request, email)).toHaveLength(1)
  })

  test('opens with the box ticked where the owner came to send one, and the button says so', async ({ page }) => {
    await page.getByRole('button', { name: 'Create request' }).click()
    const box = dialog(page).getByLabel('Send testimonial request email automatically')
    await expect(box).toBeChecked()
    await expect(dialog(page).getByRole('button', { name: 'Create and send' })).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Send and copy link' })).toBeVisible()
    await expect(dialog(page).getByText('5 of 5 requests left this month')).toBeVisible()
    await box.uncheck()
    await expect(dialog(page).getByRole('button', { name: 'Save without sending' })).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Save and copy link' })).toBeVisible()
  })

  test('is emailed when the box is ticked, and the row shows it without a reload', async ({ page, request }) => {
    const email = newAddress('asked')
    await fillRequest(page, { email, name: 'Jonas Weber' })
    await dialog(page).getByLabel('Send testimonial request email automatically').check()
    await pressCreate(page)
    await expect(rowOf(page, 'Jonas Weber').getByText('Sent', { exact: true })).toBeVisible()
    expect(await emailsTo(request, email)).toHaveLength(1)
  })

  test('that is sent and whose link is copied says both, and when no email could be sent, too', async ({
    page,
    request,
    owner,
  }) => {
    const email = newAddress('both')
    await fillRequest(page, { email, name: 'Jonas Weber' })
    await dialog(page).getByLabel('Send testimonial request email automatically').check()
    await dialog(page).getByRole('button', { name: 'Send and copy link' }).click()
    await expect(
      page.getByText(`The request is on its way to ${email}. Testimonial request link copied to clipboard.`),
    ).toBeVisible()

    await neverAsk(request, owner, '@never.example')
    await page.route(`**${listKnownClients.path}`, (route) => route.fulfill({ json: { items: [] } }))
    await fillRequest(page, { email: 'jonas@never.example', name: 'Mia Lang' })
    await dialog(page).getByLabel('Send testimonial request email automatically').check()
    await dialog(page).getByRole('button', { name: 'Send and copy link' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Request saved. No email was sent.' })
    await expect(alert).toContainText('Testimonial request link copied to clipboard.')
  })

  test('to an address on the do-not-ask list is refused before it is sent, and can be saved', async ({
    page,
    request,
    owner,
  }) => {
    await neverAsk(request, owner, '@never.example')
    await fillRequest(page, { email: 'jonas@never.example', name: 'Jonas Weber' })
    const box = dialog(page).getByLabel('Send testimonial request email automatically')
    await box.check()
    await expect(
      dialog(page).getByText('This address is on your do-not-ask list, so we can’t send this.'),
    ).toBeVisible()
    const send = dialog(page).getByRole('button', { name: 'Create and send' })
    await expect(send).toBeDisabled()
    await send.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await box.uncheck()
    await pressCreate(page)
    await expect(page.getByRole('status').filter({ hasText: 'Request saved. No email was sent.' })).toBeVisible()
    await expect(rowOf(page, 'Jonas Weber').getByText('Pending')).toBeVisible()
  })

  test('that is sent before the refusal is known is saved, and a message says that no email was sent', async ({
    page,
    request,
    owner,
  }) => {
    await neverAsk(request, owner, '@never.example')
    await page.route(`**${listKnownClients.path}`, (route) => route.fulfill({ json: { items: [] } }))
    await fillRequest(page, { email: 'jonas@never.example', name: 'Jonas Weber' })
    await dialog(page).getByLabel('Send testimonial request email automatically').check()
    await pressCreate(page)
    await expect(page.getByRole('alert')).toHaveText(
      'Request saved. No email was sent. This address is on your do-not-ask list. You can copy the link.',
    )
    await expect(rowOf(page, 'Jonas Weber').getByText('Pending')).toBeVisible()
  })

  test('to a client who has answered says so, and leads to the answer', async ({ page, request, owner }) => {
    const { id } = await createRequest(request, owner, { customerEmail: 'ana@client.example' })
    await submitAnswer(request, id)
    await fillRequest(page, { email: 'ana@client.example' })
    await expect(dialog(page).getByText(/This client has already answered, on \d+ \w+\./)).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Save without sending' })).toBeEnabled()
    await dialog(page).getByRole('link', { name: 'Open the testimonial' }).click()
    await expect(page).toHaveURL(new RegExp(`open=${id}`))
    await expect(dialog(page).getByLabel('Client email')).toHaveCount(0)
  })

  test('keeps the input after Escape, and the owner can start over', async ({ page }) => {
    await fillRequest(page, { email: 'ana@client.example', name: 'Ana Ribeiro' })
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText("You don't have any testimonials currently.")).toBeVisible()
    await page.getByRole('button', { name: '+ Create' }).click()
    await expect(dialog(page).getByLabel('Client email')).toHaveValue('ana@client.example')
    await expect(dialog(page).getByLabel('Client name')).toHaveValue('Ana Ribeiro')
    await dialog(page).getByRole('button', { name: 'Start over' }).click()
    await expect(dialog(page).getByLabel('Client email')).toHaveValue('')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '+ Create' }).click()
    await expect(dialog(page).getByText('We’ve restored what you typed before.')).toHaveCount(0)
  })

  test('shows a preview of its email, says what will happen, and warns of an unsent request to the same address', async ({
    page,
    request,
    owner,
  }) => {
    await createRequest(request, owner, { customerEmail: 'ana@client.example' })
    await fillRequest(page, { email: 'Ana@client.example' })
    const message = dialog(page).getByRole('region', { name: 'Email preview' })
    await expect(message).toContainText('Nora Feldmann via Goodword')
    const emailBody = message.frameLocator('iframe[title="The email your client gets"]')
    await expect(emailBody.getByText('Hi,')).toBeVisible()
    await dialog(page).getByLabel('Client name').fill('Clémence Petit')
    await expect(emailBody.getByText('Hi Clémence,')).toBeVisible()
    await expect(message).toContainText('How did it go, Clémence?')
    await expect(dialog(page).getByText('If unticked, nothing is sent')).toBeVisible()
    await dialog(page).getByLabel('Send testimonial request email automatically').check()
    await expect(
      dialog(page).getByText('We’ll send the email below to Ana@client.example when you press Create and send.'),
    ).toBeVisible()
    await expect(dialog(page).getByText('You already have an unsent request to this client')).toBeVisible()
    await page.reload()
    await fillRequest(page, { email: 'ana@client.example.org' })
    await expect(message).toContainText('Nora Feldmann via Goodword')
    await expect(dialog(page).getByText('You already have an unsent request to this client')).toHaveCount(0)
  })

  test('can be created and its link copied with one button, and a double click creates one request', async ({
    page,
    baseURL,
  }) => {
    const links: string[] = []
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().endsWith(createTestimonial.path))
        void response.json().then(({ id }: { id: string }) => links.push(`${baseURL}${submissionPath(id)}`))
    })
    await fillRequest(page, { email: 'ana@client.example' })
    await dialog(page).getByRole('button', { name: 'Save and copy link' }).dblclick()
    await expect(page.getByText('Testimonial request link copied to clipboard.')).toBeVisible()
    await expect(rowOf(page, 'ana@client.example')).toHaveCount(1)
    expect(links).toHaveLength(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(links[0])

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
    })
    await fillRequest(page, { email: 'jonas@client.example' })
    await dialog(page).getByRole('button', { name: 'Save and copy link' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to copy to clipboard.' })).toBeVisible()
    await expect(dialog(page).getByLabel('Request link')).toHaveValue(/\/testimonial\/submit\/[\w-]{22}$/)
  })
})

test.describe('a new request on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is said to be saved and not sent, in the toast and in its row, and is sent from the toast', async ({
    page,
    request,
  }) => {
    const email = newAddress('phone')
    await openList(page)
    await fillRequest(page, { email, name: 'Jonas Weber' })
    await expect(dialog(page).getByRole('button', { name: 'Save without sending' })).toBeInViewport({ ratio: 1 })
    await pressCreate(page)
    const toast = page.getByRole('status').filter({ hasText: 'Request saved. No email was sent.' })
    await expect(toast).toBeInViewport({ ratio: 1 })
    await expect(rowOf(page, 'Jonas Weber')).toContainText('Not sent yet')
    await toast.getByRole('button', { name: 'Send now' }).click()
    await expect(dialog(page)).toContainText(`It will be sent to ${email}`)
    await dialog(page).getByRole('button', { name: 'Send request' }).click()
    await expect(rowOf(page, 'Jonas Weber').getByText('Sent', { exact: true })).toBeVisible()
    expect(await emailsTo(request, email)).toHaveLength(1)

    const next = newAddress('phone')
    await fillRequest(page, { email: next, name: 'Mia Lang' })
    await dialog(page).getByLabel('Send testimonial request email automatically').check()
    await pressCreate(page)
    await expect(page.getByRole('status').filter({ hasText: `on its way to ${next}` })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('a request that is refused', () => {
  test.use({ expectedConsoleErrors: /status of (402|500)|ERR_FAILED/ })

  test('shows the server’s message and keeps the input', async ({ page, request, owner }) => {
    for (let number = 1; number <= 5; number += 1) await createRequest(request, owner)
    await openList(page)
    await fillRequest(page, { email: 'sixth@client.example', name: 'Sixth' })
    const note = dialog(page).getByRole('paragraph').filter({ hasText: 'You’ve used all 5 requests of this month.' })
    await expect(note.getByRole('link', { name: 'See plans' })).toBeVisible()
    await pressCreate(page)
    await expect(dialog(page).getByRole('alert')).toContainText('You’ve used all 5 requests of this month.')
    await expect(dialog(page).getByLabel('Client email')).toHaveValue('sixth@client.example')
    await expect(dialog(page).getByLabel('Client name')).toHaveValue('Sixth')
    await expect(dialog(page).getByRole('alert').getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/settings/subscription',
    )
  })

  test('says that something went wrong when the server sends no message', async ({ page }) => {
    await openList(page)
    await page.route(`**${createTestimonial.path}`, (route) => route.fulfill({ status: 500, body: '' }))
    await page.route(`**${previewEmail.path}`, (route) => route.fulfill({ status: 500, body: '' }))
    await fillRequest(page, { email: 'ana@client.example' })
    await expect(dialog(page).getByText('The email preview could not be loaded.')).toBeVisible()
    await pressCreate(page)
    await expect(dialog(page).getByRole('alert')).toHaveText('Something went wrong.')
  })

  test('is retried with the same idempotency key, and with a new one after a change', async ({ page }) => {
    await openList(page)
    const keys: (string | undefined)[] = []
    await page.route(`**${createTestimonial.path}`, (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return route.abort()
    })
    const attempt = async (count: number) => {
      await pressCreate(page)
      await expect.poll(() => keys.length).toBe(count)
      await expect(dialog(page).getByRole('alert')).toHaveText(
        'We couldn’t reach the server. Check your connection and try again.',
      )
    }
    await fillRequest(page, { email: 'ana@client.example' })
    await attempt(1)
    await attempt(2)
    await dialog(page).getByLabel('Client email').fill('jonas@client.example')
    await attempt(3)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
})
