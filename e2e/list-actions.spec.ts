import type { APIRequestContext, Page } from '@playwright/test'
import type { Portal } from '#shared/portal.ts'
import { submissionPath, type Testimonial } from '#shared/testimonials.ts'
import {
  approve,
  createRequest,
  firstWidget,
  expect,
  emailsTo,
  newAddress,
  type Owner,
  submitAnswer,
} from './fixtures.ts'
import {
  answerList,
  answerOf,
  chooseFromMenu,
  chooseFromRow,
  dialog,
  heading,
  LIST_CALL,
  openList,
  rowOf,
  showDecisions,
  showList,
  test,
  testimonialOf,
} from './list.fixtures.ts'
import { answerRequest } from './portal.fixtures.ts'

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

test.describe('decisions', () => {
  const approveButton = (page: Page) => page.getByRole('button', { name: 'Approve testimonial from Ana Ribeiro' })

  const undoButton = (page: Page) => page.getByRole('button', { name: /^Undo/ })

  async function receiveAnswer(page: Page, request: APIRequestContext, owner: Owner) {
    const { id } = await createRequest(request, owner, { customerName: 'Ana Ribeiro' })
    await submitAnswer(request, id)
    await openList(page)
    return id
  }

  test('approving asks first', async ({ page, request, owner }) => {
    await receiveAnswer(page, request, owner)
    await approveButton(page).click()
    await expect(dialog(page)).toContainText('Approve the testimonial from Ana Ribeiro?')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Submitted')
    await approveButton(page).click()
    await dialog(page).getByRole('button', { name: 'Approve' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await page.reload()
    await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Approved')
  })

  test.describe('when the client edits at the same time', () => {
    test.use({ expectedConsoleErrors: /409/ })

    test('a testimonial that the client edits while the approve dialog is open is not approved', async ({
      page,
      request,
      owner,
    }) => {
      const { id } = await createRequest(request, owner)
      const path = await answerRequest(request, { id })
      await openList(page)
      await approveButton(page).click()
      const portal = path.replace('/testimonial/mine/', '/goodword/portal/')
      const { consents }: Portal = await (await request.get(portal)).json()
      const changed = { customerName: 'Ana Ribeiro', rating: 1, testimonial: 'Late, and sorry about nothing.' }
      const sent = await request.put(`${portal}/testimonial`, {
        data: { ...changed, consentVersion: consents.en.version },
      })
      expect(sent.status()).toBe(200)
      await dialog(page).getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByText('Ana Ribeiro changed this testimonial in the meantime.')).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Late, and sorry about nothing.')
      await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Submitted')
      await approveButton(page).click()
      await dialog(page).getByRole('button', { name: 'Approve' }).click()
      await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Approved')
    })
  })

  test('rejecting asks first, and also works for an approved testimonial', async ({ page, request, owner }) => {
    const id = await receiveAnswer(page, request, owner)
    await approve(request, owner, id)
    await openList(page)
    await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Reject' })
    await expect(dialog(page)).toContainText('Reject the testimonial from Ana Ribeiro?')
    await dialog(page).getByRole('button', { name: 'Reject' }).click()
    await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Rejected')
  })

  test('the dialog to approve a private testimonial says that only the client can change that', async ({ page }) => {
    const secret = answerOf({ isPrivate: true })
    await showList(page, [secret])
    await showDecisions(page, [secret])
    await openList(page)
    await approveButton(page).click()
    await expect(dialog(page)).toContainText('Only you can see it')
    await expect(dialog(page)).toContainText('Ana chose Private. Only Ana can change that.')
    await expect(dialog(page)).toContainText('It appears nowhere')
  })

  for (const width of [1280, 390])
    test(`the dialog to approve shows all of the text, what the client lets be shown, and where, at ${width} px`, async ({
      page,
      request,
      owner,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const { id } = await createRequest(request, owner)
      const end = 'And this is how it ends.'
      await submitAnswer(request, id, {
        testimonial: `${'She listened to all of us and then drew the one thing we agreed on. '.repeat(30)}${end}`,
        company: 'Casa Ribeiro',
        role: 'Miller',
        parts: { name: true, photo: true, company: false, answers: false },
      })
      await openList(page)
      await chooseFromRow(page, { client: 'Ana Ribeiro', action: 'Approve' })
      const quote = dialog(page).getByRole('region', { name: 'Testimonial from Ana Ribeiro' })
      await expect(quote).toContainText(end)
      expect(await quote.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
      await expect(dialog(page).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
      await expect(dialog(page)).toContainText('Anyone can see it')
      await expect(dialog(page)).toContainText('Ana chose Public and agreed to show name, but no role or company.')
      await expect(dialog(page).getByRole('figure')).not.toContainText('Casa Ribeiro')
      await expect(dialog(page)).toContainText('It appears on your hosted page')
      await expect(dialog(page).getByRole('button', { name: 'Approve' })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.querySelector('dialog')?.scrollWidth)).toBeLessThanOrEqual(width)
      await dialog(page).getByRole('button', { name: 'Approve' }).click()
      await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Approved')
      const { id: widget } = await firstWidget(request, owner)
      // The row says it before the server does.
      await expect
        .poll(async () => (await (await request.get(`/w/${widget}.json`)).json()).items)
        .toMatchObject([{ author: 'Ana Ribeiro', company: null, role: null }])
    })

  test('decisions work with the keyboard, and the focus stays in the row', async ({ page, request, owner }) => {
    await receiveAnswer(page, request, owner)
    await approveButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('button', { name: 'Approve' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Approved')
    await expect(undoButton(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Reject' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'More actions for Ana Ribeiro' })).toBeFocused()
  })

  test.describe('when the server is slow and then refuses', () => {
    test.use({ expectedConsoleErrors: /status of 409/ })

    test('the row changes before the response, and changes back with the reason', async ({ page, request, owner }) => {
      await receiveAnswer(page, request, owner)
      let refuse = () => {}
      const decided = new Promise<void>((resolve) => (refuse = resolve))
      const message = 'This testimonial is withdrawn and cannot be approved.'
      await page.route('**/goodword/testimonial/*/approve', async (route) => {
        await decided
        await route.fulfill({ status: 409, json: { error: message, message, code: 'testimonials.wrong_status' } })
      })
      await approveButton(page).click()
      await dialog(page).getByRole('button', { name: 'Approve' }).click()
      await expect(page.locator('tr[id^=testimonial-]')).toContainText('Approved')
      refuse()
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
      await expect(page.locator('tr[id^=testimonial-]')).toContainText('Submitted')
      await expect(dialog(page).getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-disabled', 'true')
    })
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
