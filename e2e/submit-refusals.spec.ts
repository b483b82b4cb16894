import { pngOf } from './files/pictures.ts'
import { expect, test } from './fixtures.ts'
import { changeRequest, newLink, sendButton, textarea, thanks, watchSubmissions, words } from './submit.fixtures.ts'

test.use({ expectedConsoleErrors: /Failed to load resource/ })

test.describe('an answer that is refused', () => {
  test('what the server finds wrong with a field stands at the field', async ({ page, request }) => {
    await page.goto(await newLink(request))
    const message = 'Name must be one line of text.'
    const refusal = {
      error: message,
      message,
      code: 'request.invalid',
      requestId: 'r',
      details: [{ path: 'customerName', message }],
    }
    await page.route('**/submit', (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 })
    await textarea(page).fill(words)
    await sendButton(page).click()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Please write your name in one line.')
    await expect(textarea(page)).toHaveValue(words)
  })

  test('a new consent sentence is shown before anything is sent under it', async ({ page, request }) => {
    const link = await newLink(request)
    const sent = watchSubmissions(page)
    await page.goto(link)
    const message = 'The page is out of date.'
    const refusal = { error: message, message, code: 'submissions.consent_unknown', requestId: 'r' }
    await page.route('**/submit', (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 })
    const consent = { version: 'next', text: 'A new sentence to agree to.' }
    await changeRequest(page, (body) => ({ ...body, consents: { ...body.consents, en: consent } }))
    await textarea(page).fill(words)
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('The sentence that you agree to has changed.')
    await expect(page.getByText(consent.text)).toBeVisible()
    await expect(textarea(page)).toHaveValue(words)
    await page.route('**/submit', (route) =>
      route.fulfill({ json: { isAnswered: true, ownPagePath: '/testimonial/mine/a.b' } }),
    )
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(thanks(page)).toBeVisible()
    expect(sent[1]?.body['consentVersion']).toBe('next')
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  test('an answer given elsewhere in the meantime is explained, and the words can be kept', async ({
    page,
    request,
  }) => {
    const link = await newLink(request)
    await page.goto(link)
    // The page asks for the request after it has loaded: answered before that, there is no form any more.
    await expect(textarea(page)).toBeVisible()
    const data = { customerName: 'Ana', rating: 5, testimonial: 'From another window.', isPrivate: false }
    await request.put(`/goodword/testimonial/${link.split('/').at(-1)}/submit`, { data })
    await textarea(page).fill(words)
    await sendButton(page).click()
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByText('a request takes only one')).toBeVisible()
    await page.getByText('Words on this page that were not sent').click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText('From another window.')).toHaveCount(0)
  })

  test('a link that leads nowhere is met with kindness', async ({ page }) => {
    await page.goto('/testimonial/submit/AAAAAAAAAAAAAAAAAAAAAA')
    await expect(page.getByRole('heading', { name: 'There is nothing to fill in at this link' })).toBeVisible()
  })

  test('questions that have changed are shown anew, and nothing that was typed is lost', async ({ page, request }) => {
    const question = { id: 'a-question-of-yesterday', text: 'What did you like best?' }
    await changeRequest(page, (body) => ({ ...body, asks: { ...body.asks, questions: [question] } }), 1)
    await page.goto(await newLink(request))
    await textarea(page).fill(words)
    await page.getByLabel(question.text).fill('The calm.')
    await page.getByRole('checkbox', { name: 'My answers to these questions may be shown too' }).check()
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('The questions have changed meanwhile.')
    await expect(page.getByLabel(question.text)).toHaveCount(0)
    await expect(textarea(page)).toHaveValue(words)
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(thanks(page)).toBeVisible()
  })

  test('of two tabs the first is taken, with its photo, and the words of the second can be kept', async ({
    page,
    context,
    request,
  }) => {
    const link = await newLink(request)
    const second = await context.newPage()
    for (const [tab, name] of [
      [page, 'first.png'],
      [second, 'second.png'],
    ] as const) {
      await tab.goto(link)
      await textarea(tab).fill(`${words} From ${name}.`)
      await tab.locator('input[type=file]').setInputFiles(pngOf({ name }))
      await expect(tab.getByText('Uploaded', { exact: true })).toBeVisible()
    }
    const sent = watchSubmissions(page)
    await sendButton(page).click()
    await expect(page.getByText('Your words are with Nora Feldmann.')).toBeVisible()
    expect(sent[0]?.body['imageUrl']).toEqual(expect.any(String))
    await expect(thanks(second)).toBeVisible()
    await second.getByText('Words on this page that were not sent').click()
    await expect(second.getByText(`${words} From second.png.`)).toBeVisible()
    await second.close()
  })
})
