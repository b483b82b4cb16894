import { submissionPath, type Testimonial } from '#shared/testimonials.ts'
import { createRequest, expect, emailsTo, newAddress } from './fixtures.ts'
import {
  answerList,
  answerOf,
  chooseFromMenu,
  dialog,
  heading,
  LIST_CALL,
  openList,
  rowOf,
  showList,
  test,
  testimonialOf,
} from './list.fixtures.ts'

test.describe('actions', () => {
  const offered: [Testimonial['status'], string[]][] = [
    ['pending', ['Edit', 'Copy request link', 'Send request']],
    ['sent', ['Copy request link', 'Resend request']],
    ['rejected', ['Approve']],
    ['approved', ['Reject']],
  ]

  for (const [status, actions] of offered) {
    test(`a row with the status ${status} offers ${actions.join(', ')}`, async ({ page }) => {
      await showList(page, [testimonialOf({ status })])
      await openList(page)
      await page.getByRole('button', { name: 'More actions for Ana Ribeiro' }).click()
      const isOpen = status === 'pending' || status === 'sent'
      await expect(page.getByRole('menuitem')).toHaveText([
        ...actions,
        'Open details',
        ...(status === 'approved' ? ['Share image'] : []),
        ...(isOpen ? ['Cancel request'] : []),
      ])
      const buttons = rowOf(page, 'Ana Ribeiro').locator('td').last().getByRole('button')
      await expect(buttons).toHaveCount(actions.length + 1)
    })
  }

  test('a submitted row always shows Approve and Reject', async ({ page }) => {
    await showList(page, [answerOf()])
    await openList(page)
    const buttons = rowOf(page, 'Ana Ribeiro').getByRole('button')
    await expect(buttons).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Approve testimonial from Ana Ribeiro' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reject testimonial from Ana Ribeiro' })).toBeVisible()
  })

  test('other rows show their actions on hover and on focus', async ({ page }) => {
    await showList(page, [testimonialOf()])
    await openList(page)
    const edit = page.getByRole('button', { name: 'Edit request for Ana Ribeiro' })
    await expect(edit).toHaveCSS('opacity', '0')
    await rowOf(page, 'Ana Ribeiro').hover()
    await expect(edit).toHaveCSS('opacity', '1')
    await heading(page).hover()
    await expect(edit).toHaveCSS('opacity', '0')
    await edit.focus()
    await expect(edit).toHaveCSS('opacity', '1')
  })

  test('the edit dialog starts with the saved values, and the row shows the new ones', async ({
    page,
    request,
    owner,
  }) => {
    await createRequest(request, owner, { customerName: 'Ana', customerEmail: 'ana@client.example' })
    await openList(page)
    await chooseFromMenu(page, { client: 'Ana', action: 'Edit' })
    await expect(dialog(page).getByLabel('Client email')).toHaveValue('ana@client.example')
    await expect(dialog(page).getByLabel('Client name')).toHaveValue('Ana')
    await dialog(page).getByLabel('Client name').fill('Ana Ribeiro')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(rowOf(page, 'Ana Ribeiro')).toBeVisible()
    await expect(page.getByRole('button', { name: 'More actions for Ana Ribeiro' })).toBeFocused()
  })

  test('sending asks first, names the address, and sends one email', async ({ page, request, owner }) => {
    const email = newAddress('sent')
    await createRequest(request, owner, { customerName: 'Ana Ribeiro', customerEmail: email })
    await openList(page)
    await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Send request' })
    expect((await dialog(page).boundingBox())?.width).toBe(450)
    await expect(dialog(page)).toContainText(`It will be sent to ${email}`)
    expect(await emailsTo(request, email)).toHaveLength(0)
    await dialog(page).getByRole('button', { name: 'Send request' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(rowOf(page, 'Ana Ribeiro').getByText('Sent', { exact: true })).toBeVisible()
    expect(await emailsTo(request, email)).toHaveLength(1)
  })

  test('resending asks first, names the address, and sends another email', async ({ page, request, owner }) => {
    const email = newAddress('resent')
    await createRequest(request, owner, {
      customerName: 'Ana Ribeiro',
      customerEmail: email,
      isAutoSendEnabled: true,
    })
    await expect.poll(async () => (await emailsTo(request, email)).length).toBe(1)
    await openList(page)
    await expect(rowOf(page, 'Ana Ribeiro').getByText('Sent', { exact: true })).toBeVisible()
    await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Resend request' })
    await expect(dialog(page)).toContainText(`It will be sent to ${email}`)
    await dialog(page).getByRole('button', { name: 'Resend request' }).click()
    await expect.poll(async () => (await emailsTo(request, email)).length).toBe(2)
  })

  test('the list polls while an email is being sent, and stops once it is sent', async ({ page }) => {
    let calls = 0
    await page.clock.install()
    await page.route(LIST_CALL, (route) => {
      calls += 1
      const isSent = calls > 2
      return answerList(route, [
        isSent
          ? testimonialOf({ status: 'sent', emailState: 'sent' })
          : testimonialOf({ status: 'pending', emailState: 'queued' }),
      ])
    })
    await page.goto('/testimonial/list')
    const row = rowOf(page, 'Ana Ribeiro')
    await expect(row).toContainText('Sending…')
    while (calls < 3) {
      const before = calls
      await page.clock.runFor(2000)
      await expect.poll(() => calls).toBeGreaterThan(before)
    }
    await expect(row.getByText('Sent', { exact: true })).toBeVisible()
    await expect(row).not.toContainText('Sending…')
    const atRest = calls
    await page.clock.runFor(20_000)
    // A call that the clock started would arrive before this one.
    await page.evaluate(() => fetch('/healthz'))
    expect(calls).toBe(atRest)
  })

  test('a row says that its email was not delivered', async ({ page }) => {
    await showList(page, [testimonialOf({ emailState: 'failed' })])
    await openList(page)
    await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Not delivered')
  })
})

test.describe('the request link', () => {
  test('is copied in full and opens the form', async ({ page, request, owner, baseURL }) => {
    const { id } = await createRequest(request, owner, { customerName: 'Ana Ribeiro' })
    await openList(page)
    await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Copy request link' })
    await expect(page.getByText('Testimonial request link copied to clipboard.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(baseURL + submissionPath(id))
    await page.goto(link)
    await expect(page.getByLabel(/name/i)).toHaveValue('Ana Ribeiro')
  })

  test('is copied in a browser without the clipboard API', async ({ page, baseURL }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await showList(page, [testimonialOf()])
    await openList(page)
    await rowOf(page, 'Ana Ribeiro').hover()
    const copy = page.getByRole('button', { name: 'Copy request link for Ana Ribeiro' })
    await copy.click()
    await expect(page.getByText('Testimonial request link copied to clipboard.')).toBeVisible()
    await expect(copy).toBeFocused()
    await page.getByRole('button', { name: '+ Create' }).click()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(dialog(page).getByLabel('Client email')).toHaveValue(baseURL + submissionPath('testimonial-1'))
  })

  test('shows an error when the browser refuses to copy it', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
    })
    await showList(page, [testimonialOf()])
    await openList(page)
    await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Copy request link' })
    await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveText(
      'Failed to copy to clipboard.Your browser didn’t allow it. Copy the link from the dialog.',
    )
    await expect(dialog(page).getByLabel('Request link')).toHaveValue(/\/testimonial\/submit\/testimonial-1$/)
  })
})
