import type { Question } from '#shared/submissions.ts'
import { pngOf } from './files/images.ts'
import { expect, test } from './fixtures.ts'
import {
  changeRequest,
  newLink,
  sendButton,
  textarea,
  thanks,
  watchSubmissions,
  answerText,
} from './submit.fixtures.ts'

test.use({ expectedConsoleErrors: /Failed to load resource/ })

test.describe('an answer that is refused', () => {
  test('shows an error of the server at its field', async ({ page, request }) => {
    await page.goto(await newLink(request))
    const message = 'Name must be a single line of text.'
    const refusal = {
      error: message,
      message,
      code: 'request.invalid',
      requestId: 'r',
      details: [{ path: 'customerName', message }],
    }
    await page.route('**/submit', (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 })
    await textarea(page).fill(answerText)
    await sendButton(page).click()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Please write your name on one line.')
    await expect(textarea(page)).toHaveValue(answerText)
  })

  test('shows a new consent text before anything is sent under it', async ({ page, request }) => {
    const link = await newLink(request)
    const sent = watchSubmissions(page)
    await page.goto(link)
    const message = 'This page is out of date.'
    const refusal = { error: message, message, code: 'submissions.consent_unknown', requestId: 'r' }
    await page.route('**/submit', (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 })
    const consent = { version: 'next', text: 'A new sentence to agree to.' }
    await changeRequest(page, (body) => ({ ...body, consents: { ...body.consents, en: consent } }))
    await textarea(page).fill(answerText)
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('The text you agree to has changed.')
    await expect(page.getByText(consent.text)).toBeVisible()
    await expect(textarea(page)).toHaveValue(answerText)
    await page.route('**/submit', (route) =>
      route.fulfill({ json: { isAnswered: true, portalPath: '/testimonial/mine/a.b' } }),
    )
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(thanks(page)).toBeVisible()
    expect(sent[1]?.body['consentVersion']).toBe('next')
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  test('says that the request was answered in the meantime, and shows the unsent text', async ({ page, request }) => {
    const link = await newLink(request)
    await page.goto(link)
    // The page loads the request after it has opened. If the request were answered before that, there would be no form.
    await expect(textarea(page)).toBeVisible()
    const data = { customerName: 'Ana', rating: 5, testimonial: 'From another window.', isPrivate: false }
    await request.put(`/goodword/testimonial/${link.split('/').at(-1)}/submit`, { data })
    await textarea(page).fill(answerText)
    await sendButton(page).click()
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByText('A request can only be answered once')).toBeVisible()
    await page.getByText("Text that wasn't sent").click()
    await expect(page.getByText(answerText)).toBeVisible()
    await expect(page.getByText('From another window.')).toHaveCount(0)
  })

  test('an invalid link shows an error page', async ({ page }) => {
    await page.goto('/testimonial/submit/AAAAAAAAAAAAAAAAAAAAAA')
    await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeVisible()
  })

  test('keeps its text when the questions have changed, and can be sent again', async ({ page, request }) => {
    const text = 'What did you like best?'
    const question: Question = {
      id: 'a-question-of-yesterday',
      text,
      kind: 'long',
      options: [],
      isRequired: false,
      isPrivate: false,
    }
    await changeRequest(page, (body) => ({ ...body, extraFields: { ...body.extraFields, questions: [question] } }), 1)
    await page.goto(await newLink(request))
    await textarea(page).fill(answerText)
    await page.getByLabel(question.text).fill('The calm.')
    await page.getByRole('checkbox', { name: 'My answers to these questions may be shown too' }).check()
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('The questions have changed.')
    await expect(page.getByLabel(question.text)).toHaveCount(0)
    await expect(textarea(page)).toHaveValue(answerText)
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(thanks(page)).toBeVisible()
  })

  test('keeps its unsent text when another tab was sent first', async ({ page, context, request }) => {
    const link = await newLink(request)
    const second = await context.newPage()
    for (const [tab, name] of [
      [page, 'first.png'],
      [second, 'second.png'],
    ] as const) {
      await tab.goto(link)
      await textarea(tab).fill(`${answerText} From ${name}.`)
      await tab.locator('input[type=file]').setInputFiles(pngOf({ name }))
      await expect(tab.getByText('Uploaded', { exact: true })).toBeVisible()
    }
    const sent = watchSubmissions(page)
    await sendButton(page).click()
    await expect(page.getByText('Nora Feldmann has received your testimonial.')).toBeVisible()
    expect(sent[0]?.body['imageUrl']).toEqual(expect.any(String))
    await expect(thanks(second)).toBeVisible()
    await second.getByText("Text that wasn't sent").click()
    await expect(second.getByText(`${answerText} From second.png.`)).toBeVisible()
    await second.close()
  })
})
