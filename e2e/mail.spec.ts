import type { APIRequestContext, Page } from '@playwright/test'
import { expectSound } from './accessibility.ts'
import { createOwner, createRequest, expect, mailsTo, newAddress, type Owner, submitAnswer, test } from './fixtures.ts'

const words = 'She asked why the cap was blue, and kept the blue.'
const hostile = '</div></td></tr></table><a href="https://evil.example"><img src=x> https://evil.example \u202Ekcab'

/** The newest mail to an address, once it is there, as it was sent. */
async function readMail(request: APIRequestContext, to: string, subject: string) {
  await expect(async () => expect((await mailsTo(request, to)).map((mail) => mail.subject)).toContain(subject)).toPass()
  const mail = (await mailsTo(request, to)).find((one) => one.subject === subject)
  const html = await (await request.get(`/dev/outbox/${mail?.id}/html`)).text()
  return { id: mail?.id ?? '', text: mail?.text ?? '', html }
}

const rowsOf = async (request: APIRequestContext, owner: Owner) => {
  const answer = await request.get('/goodword/testimonial/list', {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  return ((await answer.json()) as { items: { status: string; rating: number | null }[] }).items
}

async function askByMail(request: APIRequestContext, customerEmail: string) {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  const { id } = await createRequest(request, owner, { customerEmail, isAutoSendEnabled: true })
  return { owner, id, mail: await readMail(request, customerEmail, 'How was it, Ana Ribeiro?') }
}

/** The mail as it is rendered by whoever received it: without scripts of ours, and without pictures. */
async function renderMail(page: Page, html: string): Promise<void> {
  await page.goto('about:blank')
  await page.setContent(html)
}

test.describe('a mail', () => {
  test('that asks begins the form with the star that was pressed, and saves nothing by it', async ({
    page,
    request,
  }) => {
    const { owner, mail } = await askByMail(request, newAddress('star'))
    await renderMail(page, mail.html)
    await expectSound(page, { widths: [360, 700] })
    for (const name of ['1 star', '5 stars']) {
      const box = await page.getByRole('link', { name, exact: true }).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await page.setViewportSize({ width: 320, height: 700 })
    await expectSound(page, { widths: [320] })

    const link = await page.getByRole('link', { name: '4 stars' }).getAttribute('href')
    await page.goto(link ?? '')
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await expect(page).not.toHaveURL(/rating/)
    expect(await rowsOf(request, owner)).toEqual([expect.objectContaining({ status: 'sent', rating: null })])
  })

  test('of thanks has the words, and leads to the own page of the client', async ({ page, request }) => {
    const to = newAddress('receipt')
    const { id, mail } = await askByMail(request, to)
    const [, mark] = /\?mail=([\w-]+)/.exec(mail.text) ?? []
    const opened = await request.get(`/goodword/testimonial/${id}?mail=${mark}`)
    const { openedToken } = (await opened.json()) as { openedToken: string }
    await submitAnswer(request, id, { testimonial: `${words}\n${hostile}`, rating: 4, openedToken })
    const { html } = await readMail(request, to, 'Your words for Studio Halm')
    await renderMail(page, html)
    await expectSound(page, { widths: [360, 700] })
    await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
    await expect(page.locator('[dir="auto"] > *, img, script')).toHaveCount(1)
    await expect(page.getByRole('link')).toHaveText(['Your own page', /\/testimonial\/mine\//, 'Goodword'])

    const link = await page.getByRole('link', { name: 'Your own page' }).getAttribute('href')
    await page.goto(link ?? '')
    await expect(page.getByText(words).first()).toBeVisible()
  })

  test('ends mails by its link only when that is pressed', async ({ page, request, playwright, baseURL }) => {
    const { owner, id, mail } = await askByMail(request, newAddress('end'))
    const link = /^Unsubscribe: (\S+)$/m.exec(mail.text)?.[1] ?? ''
    const resend = () =>
      request.post(`/goodword/testimonial/${id}/resend`, { headers: { authorization: `Bearer ${owner.token}` } })
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await resend()).status()).toBe(200)

    const mailProgram = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
    const pressed = await mailProgram.post(link, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(await pressed.text()).toBe('No more mails from Studio Halm will be sent to you through Goodword.\n')
    await mailProgram.dispose()
    expect((await resend()).status()).toBe(409)
  })
})
