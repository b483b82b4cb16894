import type { APIRequestContext, Page } from '@playwright/test'
import type { Portal } from '#shared/portal.ts'
import { approve, createRequest, firstWidget, expect, type Owner, submitAnswer } from './fixtures.ts'
import {
  answerOf,
  chooseFromMenu,
  chooseFromRow,
  dialog,
  openList,
  rowOf,
  showDecisions,
  showList,
  test,
} from './list.fixtures.ts'
import { answerRequest } from './portal.fixtures.ts'

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

  test.describe('when the answer is lost', () => {
    test.use({ expectedConsoleErrors: /ERR_FAILED/ })

    test('the owner presses again, and it is approved once', async ({ page, request, owner }) => {
      const id = await receiveAnswer(page, request, owner)
      await page.route(
        `**/goodword/testimonial/${id}/approve`,
        async (route) => {
          expect((await route.fetch()).status()).toBe(200)
          await route.abort()
        },
        { times: 1 },
      )
      await approveButton(page).click()
      await dialog(page).getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByText('We couldn’t reach the server.')).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByText('Testimonial approved.')).toBeVisible()
      await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Approved')
    })
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
