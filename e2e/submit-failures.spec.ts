import { expect, test } from './fixtures.ts'
import { newLink, refuseOnce, sendButton, textarea, thanks, watchSubmissions, answerText } from './submit.fixtures.ts'

test.use({ expectedConsoleErrors: /Failed to load resource/ })

test.describe('the client form', () => {
  test('sends once after a double click', async ({ page, request }) => {
    const link = await newLink(request)
    const sent = watchSubmissions(page)
    await page.goto(link)
    await textarea(page).fill(answerText)
    await sendButton(page).dblclick()
    await expect(thanks(page)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('keeps the draft after a reload', async ({ page, request }) => {
    const link = await newLink(request)
    await page.goto(link)
    await page.getByRole('radio', { name: '5 stars' }).check()
    await textarea(page).fill(answerText)
    await page.getByLabel('Your name').fill('Ana R.')
    await page.getByRole('radio', { name: 'Private' }).check()
    await page.reload()
    await expect(textarea(page)).toHaveValue(answerText)
    await expect(page.getByLabel('Your name')).toHaveValue('Ana R.')
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked()
    await page.goto('/privacy-policy')
    await page.goBack()
    await expect(textarea(page)).toHaveValue(answerText)
  })

  test('keeps the text offline, and sends it once the connection is back', async ({ page, request, context }) => {
    await page.goto(await newLink(request))
    await textarea(page).fill(answerText)
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('An unexpected error occurred. You seem to be offline.')
    await expect(textarea(page)).toHaveValue(answerText)
    await context.setOffline(false)
    await expect(page.getByRole('alert')).toContainText("You're back online")
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(thanks(page)).toBeVisible()
  })

  for (const status of [500, 503, 429]) {
    test(`after ${status} the draft survives a reload and is sent again with the same key`, async ({
      page,
      request,
    }) => {
      const link = await newLink(request)
      const sent = watchSubmissions(page)
      await page.route('**/submit', (route) => route.fulfill({ status, body: '' }), { times: 1 })
      await page.goto(link)
      await textarea(page).fill(answerText)
      await sendButton(page).click()
      await expect(page.getByRole('alert')).toContainText('An unexpected error occurred.')
      await page.reload()
      await sendButton(page).click()
      await expect(thanks(page)).toBeVisible()
      expect(sent).toHaveLength(2)
      expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/)
      expect(sent[1]?.key).toBe(sent[0]?.key)
    })
  }

  test('accepts a retry after the first response was lost', async ({ page, request }) => {
    await page.goto(await newLink(request))
    await page.route(
      '**/submit',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await textarea(page).fill(answerText)
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('An unexpected error occurred.')
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('Nora Feldmann has received your testimonial.')).toBeVisible()
  })

  test('can retry when the request does not load', async ({ page, request }) => {
    const link = await newLink(request)
    await page.route('**/goodword/testimonial/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText('An unexpected error occurred.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(textarea(page)).toBeVisible()
  })

  test('keeps the text after a timeout, and can send it again', async ({ page, request }) => {
    await page.addInitScript(() => {
      AbortSignal.timeout = () => {
        const waiting = new AbortController()
        window.addEventListener('give up', () => waiting.abort(new DOMException('No answer.', 'TimeoutError')))
        return waiting.signal
      }
    })
    await page.goto(await newLink(request))
    await page.route('**/submit', () => {}, { times: 1 })
    await textarea(page).fill(answerText)
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText('Sending…')
    await page.evaluate(() => window.dispatchEvent(new Event('give up')))
    await expect(page.getByRole('alert')).toContainText('This is taking too long.')
    await expect(textarea(page)).toHaveValue(answerText)
    await sendButton(page).click()
    await expect(thanks(page)).toBeVisible()
  })

  test('says when the text is too long, and how long a client has to wait', async ({ page, request }) => {
    await page.goto(await newLink(request))
    await refuseOnce(page, { status: 413, code: 'request.too_large' })
    await textarea(page).fill(answerText)
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('This is too long to send.')
    await page.route(
      '**/submit',
      (route) => route.fulfill({ status: 429, headers: { 'retry-after': '200' }, body: '' }),
      {
        times: 1,
      },
    )
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Please wait 4 minutes, then send it again.')
    await expect(textarea(page)).toHaveValue(answerText)
    await sendButton(page).click()
    await expect(thanks(page)).toBeVisible()
  })
})
