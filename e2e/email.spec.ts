import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { createOwner, createRequest, expect, emailsTo, newAddress, type Owner, submitAnswer, test } from './fixtures.ts'

const answerText = 'She asked why the cap was blue, and kept the blue.'
const hostile = '</div></td></tr></table><a href="https://evil.example"><img src=x> https://evil.example \u202Ekcab'

/** Waits for an email to an address and returns it as it was sent. */
async function readEmail(request: APIRequestContext, to: string, subject: string) {
  await expect(async () =>
    expect((await emailsTo(request, to)).map((email) => email.subject)).toContain(subject),
  ).toPass()
  const email = (await emailsTo(request, to)).find((one) => one.subject === subject)
  const html = await (await request.get(`/dev/outbox/${email?.id}/html`)).text()
  return { id: email?.id ?? '', text: email?.text ?? '', html }
}

const rowsOf = async (request: APIRequestContext, owner: Owner) => {
  const answer = await request.get('/goodword/testimonial/list', {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  return ((await answer.json()) as { items: { status: string; rating: number | null }[] }).items
}

async function sendRequest(request: APIRequestContext, customerEmail: string) {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  const { id } = await createRequest(request, owner, { customerEmail, isAutoSendEnabled: true })
  return { owner, id, email: await readEmail(request, customerEmail, 'How did it go, Ana?') }
}

/** Renders the email as an email program does: without our scripts and without images. */
async function renderEmail(page: Page, html: string): Promise<void> {
  await page.goto('about:blank')
  await page.setContent(html)
}

test.describe('an email', () => {
  test('of a request opens the form with the clicked star chosen, and saves no rating', async ({ page, request }) => {
    const { owner, email } = await sendRequest(request, newAddress('star'))
    await renderEmail(page, email.html)
    await expectAccessibleAndNoOverflow(page, { widths: [360, 700] })
    for (const name of ['1 star', '5 stars']) {
      const box = await page.getByRole('link', { name, exact: true }).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await page.setViewportSize({ width: 320, height: 700 })
    await expectAccessibleAndNoOverflow(page, { widths: [320] })

    const link = await page.getByRole('link', { name: '4 stars' }).getAttribute('href')
    await page.goto(link ?? '')
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await expect(page).not.toHaveURL(/rating/)
    await expect.poll(() => rowsOf(request, owner)).toEqual([expect.objectContaining({ status: 'sent', rating: null })])
  })

  test('of thanks shows the testimonial and links to the client portal', async ({ page, request }) => {
    const to = newAddress('receipt')
    const { id, email } = await sendRequest(request, to)
    const [, mark] = /\?mail=([\w-]+)/.exec(email.text) ?? []
    const opened = await request.get(`/goodword/testimonial/${id}?mail=${mark}`)
    const { openedToken } = (await opened.json()) as { openedToken: string }
    await submitAnswer(request, id, { testimonial: `${answerText}\n${hostile}`, rating: 4, openedToken })
    const { html } = await readEmail(request, to, 'Your testimonial for Studio Halm')
    await renderEmail(page, html)
    await expectAccessibleAndNoOverflow(page, { widths: [360, 700] })
    await expect(page.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
    await expect(page.locator('[dir="auto"] > *, img, script')).toHaveCount(1)
    await expect(page.getByRole('link')).toHaveText(['View your testimonial', /\/testimonial\/mine\//, 'Goodword'])

    const link = await page.getByRole('link', { name: 'View your testimonial' }).getAttribute('href')
    await page.goto(link ?? '')
    await expect(page.getByText(answerText).first()).toBeVisible()
  })

  test('unsubscribes the client by a one-click POST, and not when its link is only opened', async ({
    page,
    request,
    playwright,
    baseURL,
  }) => {
    const { owner, id, email } = await sendRequest(request, newAddress('end'))
    const link = /^Unsubscribe: (\S+)$/m.exec(email.text)?.[1] ?? ''
    const resend = () =>
      request.post(`/goodword/testimonial/${id}/resend`, { headers: { authorization: `Bearer ${owner.token}` } })
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await resend()).status()).toBe(200)

    const emailProgram = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
    const pressed = await emailProgram.post(link, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(await pressed.text()).toBe('You won’t get any more emails from Studio Halm through Goodword.\n')
    await emailProgram.dispose()
    expect((await resend()).status()).toBe(409)
  })
})
