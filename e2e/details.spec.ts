import type { Page } from '@playwright/test'
import { getTestimonialDetails, HISTORY_MAX, listTestimonialEvents } from '#shared/testimonial-details.ts'
import { approve, createRequest, expect, submitAnswer } from './fixtures.ts'
import { dialog, openList, test } from './list.fixtures.ts'
import { breakCall } from './retry.fixtures.ts'

const DETAILS_CALL = `**${getTestimonialDetails.path.replace(':id', '*')}`

const HISTORY_CALL = `**${listTestimonialEvents.path.replace(':id', '*')}?*`

const DECISIONS = 310

const drawerOf = (page: Page, client: string) => page.getByRole('dialog', { name: client })

test.describe('the details of a testimonial', () => {
  test('show everything, move to the next testimonial, take and undo a decision, and return the focus to the row', async ({
    page,
    request,
    owner,
  }) => {
    const jonas = await createRequest(request, owner, { customerName: 'Jonas Weber', service: 'his new shop' })
    const ana = await createRequest(request, owner)
    await submitAnswer(request, ana.id, { testimonial: 'Precise.\n\nNever late.', rating: 4 })
    await openList(page, `/testimonial/list?open=${ana.id}`)

    const details = drawerOf(page, 'Ana Ribeiro')
    await expect(details.getByRole('heading', { name: 'Ana Ribeiro' })).toBeFocused()
    await expect(details.getByText('ana@client.example')).toBeVisible()
    await expect(details.getByText('Submitted', { exact: true })).toBeVisible()
    await expect(details.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
    await expect(details.getByRole('blockquote')).toHaveText('Precise.\n\nNever late.', { useInnerText: true })
    await expect(details.getByText('“By sending, you agree that Feldmann Studio keeps your testimonial')).toBeVisible()
    await expect(details.getByText('You created the request')).toBeVisible()
    await expect(details.getByText('Ana Ribeiro answered')).toBeVisible()

    await expect(details.getByText('1 of 2')).toBeVisible()
    await details.getByRole('button', { name: 'Next testimonial' }).click()
    await expect(page).toHaveURL(new RegExp(`open=${jonas.id}`))
    await expect(drawerOf(page, 'Jonas Weber').getByText('Pending', { exact: true })).toBeVisible()
    await expect(drawerOf(page, 'Jonas Weber').getByRole('button', { name: 'Service: his new shop' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send request to Jonas Weber' }).last()).toBeVisible()
    await page.keyboard.press('k')
    await expect(details.getByText('1 of 2')).toBeVisible()

    await page.keyboard.press('a')
    await page
      .getByRole('dialog', { name: 'Approve the testimonial from Ana Ribeiro?' })
      .getByRole('button', { name: 'Approve' })
      .click()
    await expect(details.getByText('Approved', { exact: true })).toBeVisible()
    await expect(details.getByText('You approved it')).toBeVisible()
    await expect(details.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('u')
    await expect(details.getByText('Submitted', { exact: true })).toBeVisible()
    await expect(details.getByText('You undid the decision')).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).not.toHaveURL(/open=/)
    await expect(page.locator(`#testimonial-${ana.id} :focus`)).toHaveCount(1)
  })

  test('have room beside the list, and give the text to copy once visitors may read it', async ({
    page,
    request,
    owner,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { id } = await createRequest(request, owner)
    await submitAnswer(request, id, { testimonial: 'Precise.\n\nNever late.', rating: 4 })
    await page.setViewportSize({ width: 1280, height: 800 })
    await openList(page, `/testimonial/list?open=${id}`)
    const details = drawerOf(page, 'Ana Ribeiro')
    await expect(details.getByText('Submitted', { exact: true })).toBeVisible()
    await expect.poll(async () => (await details.boundingBox())?.width).toBe(560)
    await expect(details.getByRole('button', { name: 'Copy text' })).toHaveCount(0)
    await approve(request, owner, id)
    await page.reload()
    await details.getByRole('button', { name: 'Copy text' }).click()
    await expect(page.getByText('Testimonial copied to clipboard.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Precise.\n\nNever late.')
  })

  test('close on a click outside, and fill a small screen', async ({ page, request, owner }) => {
    const { id } = await createRequest(request, owner)
    await openList(page, `/testimonial/list?open=${id}`)
    await expect(drawerOf(page, 'Ana Ribeiro')).toBeVisible()
    await page.mouse.click(200, 400)
    await expect(dialog(page)).toHaveCount(0)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/testimonial/list?open=${id}`)
    await expect(drawerOf(page, 'Ana Ribeiro').getByText('You created the request')).toBeVisible()
    await expect.poll(async () => (await drawerOf(page, 'Ana Ribeiro').boundingBox())?.width).toBe(320)
    const overflow = await page.evaluate(() => document.querySelector('dialog')?.scrollWidth)
    expect(overflow).toBe(320)
  })
})

test.describe('a long history', () => {
  test.use({ expectedConsoleErrors: /status of 500/ })

  test('shows its newest events, and earlier ones page by page, by keyboard and after a failure', async ({
    page,
    request,
    owner,
  }) => {
    const { id } = await createRequest(request, owner)
    await submitAnswer(request, id)
    const headers = { authorization: `Bearer ${owner.token}` }
    for (let decision = 0; decision < DECISIONS; decision += 1) {
      const decided = await request.put(`/goodword/testimonial/${id}/${decision % 2 === 0 ? 'approve' : 'reject'}`, {
        headers,
      })
      expect(decided.status()).toBe(200)
    }
    const history = await breakCall(page, HISTORY_CALL)
    await openList(page, `/testimonial/list?open=${id}`)
    const details = drawerOf(page, 'Ana Ribeiro')
    const events = details.getByText(/^You (approved|rejected) it$/)
    const earlier = details.getByRole('button', { name: 'Show earlier' })
    await expect(events).toHaveCount(HISTORY_MAX)

    await earlier.focus()
    await page.keyboard.press('Enter')
    await expect(details.getByRole('alert')).toContainText('Earlier events could not be loaded.')
    await expect(details.getByRole('button', { name: 'Try again' })).toBeFocused()
    await history.retry(details.getByRole('button', { name: 'Try again' }))
    await expect(details.getByRole('status').filter({ hasText: '100 earlier events shown.' })).toBeAttached()
    await expect(events).toHaveCount(HISTORY_MAX + 100)
    await expect(details.getByRole('alert')).toHaveCount(0)
    await expect(earlier).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(details.getByText('You created the request')).toBeVisible()
    await expect(events).toHaveCount(DECISIONS)
    await expect(earlier).toHaveCount(0)
    await expect(details.getByRole('heading', { name: 'History' })).toBeFocused()
  })
})

test.describe('details that do not load', () => {
  test.use({ expectedConsoleErrors: /status of (404|500)/ })

  test('differ from a testimonial that does not exist, and can be retried', async ({ page, request, owner }) => {
    const { id } = await createRequest(request, owner)
    await openList(page, '/testimonial/list?open=nothing-like-it')
    await expect(drawerOf(page, 'This testimonial doesn’t exist.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).click()

    const details = await breakCall(page, DETAILS_CALL)
    await page.goto(`/testimonial/list?open=${id}`)
    await expect(dialog(page).getByRole('alert')).toContainText('Consent and history could not be loaded.')
    await expect(dialog(page).getByRole('heading', { name: 'Ana Ribeiro' })).toBeVisible()
    await details.retry(dialog(page).getByRole('button', { name: 'Try again' }))
    await expect(dialog(page).getByText('You created the request')).toBeVisible()
  })
})
