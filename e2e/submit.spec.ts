import type { PublicRequest } from '#shared/submissions.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectSound } from './accessibility.ts'
import { createOwner, createRequest, expect, test } from './fixtures.ts'

const words = 'Clear price, clear dates, kept both.'

async function newLink(request: APIRequestContext, profile: { organisationName?: string } = {}): Promise<string> {
  const owner = await createOwner(request, profile)
  const { id } = await createRequest(request, owner, {
    customerName: 'Ana Ribeiro',
    customerEmail: 'ana@client.example',
  })
  return `/testimonial/submit/${id}`
}

const textarea = (page: Page) => page.getByLabel('How was your experience?')
const sendButton = (page: Page) => page.getByRole('button', { name: /^Send/ })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you!', exact: true })

/** Everything the page puts to the submission call, and lets through. */
function watchSubmissions(page: Page) {
  const sent: { key: string | undefined; transactionId: string | undefined; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'PUT') return
    const headers = request.headers()
    sent.push({
      key: headers['idempotency-key'],
      transactionId: headers['x-transaction-id'],
      body: request.postDataJSON() as Record<string, unknown>,
    })
  })
  return sent
}

test.describe('a client who opens the link', () => {
  test('is thanked for working with the organisation, rates, writes, sends, and is thanked again', async ({
    page,
    request,
  }) => {
    const link = await newLink(request, { organisationName: 'Studio Halm' })
    const sent = watchSubmissions(page)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for working with Studio Halm')
    await expect(page.getByLabel('Your name')).toHaveValue('Ana Ribeiro')
    await expect(page.getByRole('radio', { name: 'Public' })).toBeChecked()
    await expect(page.getByRole('radio', { name: /star/, checked: true })).toHaveCount(0)
    await page.getByRole('radio', { name: '4 stars' }).check()
    await textarea(page).fill(words)
    await sendButton(page).click()
    await expect(thanks(page)).toBeFocused()
    await expect(page.getByText('Your feedback means the world')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      customerName: 'Ana Ribeiro',
      rating: 4,
      testimonial: words,
      isPrivate: false,
    })
    expect(sent[0]?.body['consentVersion']).toEqual(expect.any(String))
    expect(sent[0]?.transactionId).toMatch(/^[\da-f-]{36}$/)
  })

  test('is thanked in the name of the owner where there is no organisation', async ({ page, request }) => {
    await page.goto(await newLink(request))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for working with Nora Feldmann')
  })

  test('may send without stars, keep it private, and take stars back', async ({ page, request }) => {
    const link = await newLink(request)
    const sent = watchSubmissions(page)
    await page.goto(link)
    await page.getByRole('radio', { name: '2 stars' }).check()
    await page.getByRole('button', { name: 'Clear rating' }).click()
    await textarea(page).fill(words)
    await page.getByRole('radio', { name: 'Private' }).check()
    await sendButton(page).click()
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByText('They stay private, as you chose.')).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ rating: 0, isPrivate: true })
  })

  test('gets along with the keyboard alone, and is led to what is missing', async ({ page, request }) => {
    await page.goto(await newLink(request))
    await page.getByRole('radio', { name: '1 star,' }).focus()
    for (const key of ['Space', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked()
    await page.getByLabel('Your name').fill('')
    await page.keyboard.press('Enter')
    await expect(textarea(page)).toBeFocused()
    await expect(textarea(page)).toHaveAccessibleDescription(/Please write a few words/)
    await page.keyboard.type(words)
    await expect(page.getByText('Please write a few words')).toHaveCount(0)
    await sendButton(page).press('Enter')
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Please enter your name.')
    await page.keyboard.type('Ana')
    await page.keyboard.press('Enter')
    await expect(thanks(page)).toBeVisible()
  })

  test('finds a new paragraph to answer a prompt in', async ({ page, request }) => {
    await page.goto(await newLink(request))
    await textarea(page).fill('Clear price.')
    await page.getByRole('button', { name: 'What changed for you?' }).click()
    await expect(textarea(page)).toBeFocused()
    await page.keyboard.type('I sleep in January.')
    await expect(textarea(page)).toHaveValue('Clear price.\n\nI sleep in January.')
  })

  test('is shown how much room is left only near the limit, and loses nothing beyond it', async ({ page, request }) => {
    await page.goto(await newLink(request))
    await textarea(page).fill('a'.repeat(9_000))
    await expect(page.getByText('of 10,000 characters')).toHaveCount(0)
    await textarea(page).fill('a'.repeat(10_002))
    await expect(page.getByText('10,002 of 10,000 characters')).toBeVisible()
    await sendButton(page).click()
    await expect(textarea(page)).toHaveAccessibleDescription('Please shorten your text by 2 characters.')
    await expect(textarea(page)).toHaveValue('a'.repeat(10_002))
  })
})

test.describe('whatever goes wrong', () => {
  test('a double click sends once', async ({ page, request }) => {
    const link = await newLink(request)
    const sent = watchSubmissions(page)
    await page.goto(link)
    await textarea(page).fill(words)
    await sendButton(page).dblclick()
    await expect(thanks(page)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('a reload keeps the draft', async ({ page, request }) => {
    const link = await newLink(request)
    await page.goto(link)
    await page.getByRole('radio', { name: '5 stars' }).check()
    await textarea(page).fill(words)
    await page.getByLabel('Your name').fill('Ana R.')
    await page.getByRole('radio', { name: 'Private' }).check()
    await page.reload()
    await expect(textarea(page)).toHaveValue(words)
    await expect(page.getByLabel('Your name')).toHaveValue('Ana R.')
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked()
    await page.goto('/privacy-policy')
    await page.goBack()
    await expect(textarea(page)).toHaveValue(words)
  })

  test.describe('that the browser reports', () => {
    test.use({ expectedConsoleErrors: /Failed to load resource/ })

    test('offline, the words stay, and go out once the connection is back', async ({ page, request, context }) => {
      await page.goto(await newLink(request))
      await textarea(page).fill(words)
      await context.setOffline(true)
      await sendButton(page).click()
      await expect(page.getByRole('alert')).toContainText('An unexpected error occurred. You seem to be offline.')
      await expect(textarea(page)).toHaveValue(words)
      await context.setOffline(false)
      await expect(page.getByRole('alert')).toContainText('You are connected again')
      await page.getByRole('button', { name: 'Send again' }).click()
      await expect(thanks(page)).toBeVisible()
    })

    for (const status of [500, 502, 429]) {
      test(`after ${status} everything is kept, also over a reload, and the same key is sent again`, async ({
        page,
        request,
      }) => {
        const link = await newLink(request)
        const sent = watchSubmissions(page)
        await page.route('**/submit', (route) => route.fulfill({ status, body: '' }), { times: 1 })
        await page.goto(link)
        await textarea(page).fill(words)
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
      await page.route('**/goodword/testimonial/*', async (route) => {
        const answer = await route.fetch()
        const body: PublicRequest = await answer.json()
        await route.fulfill({ json: { ...body, consents: { ...body.consents, en: consent } } })
      })
      await textarea(page).fill(words)
      await sendButton(page).click()
      await expect(page.getByRole('alert')).toContainText('The sentence that you agree to has changed.')
      await expect(page.getByText(consent.text)).toBeVisible()
      await expect(textarea(page)).toHaveValue(words)
      await page.route('**/submit', (route) => route.fulfill({ json: { isAnswered: true, ownPagePath: '/testimonial/mine/a.b' } }))
      await page.getByRole('button', { name: 'Send again' }).click()
      await expect(thanks(page)).toBeVisible()
      expect(sent[1]?.body['consentVersion']).toBe('next')
      expect(sent[1]?.key).not.toBe(sent[0]?.key)
    })

    test('what is being sent can be read and not changed; when that fails it can be changed again', async ({
      page,
      request,
    }) => {
      await page.goto(await newLink(request))
      let fail = () => {}
      const held = new Promise<void>((resolve) => {
        fail = resolve
      })
      await page.route('**/submit', async (route) => {
        await held
        await route.fulfill({ status: 500, body: '' })
      })
      const name = page.getByLabel('Your name')
      const fourStars = page.getByRole('radio', { name: '4 stars' })
      await fourStars.check()
      await textarea(page).fill(words)
      await name.press('Enter')
      await expect(sendButton(page)).toHaveText('Sending…')
      await expect(name).not.toBeEditable()
      await expect(textarea(page)).not.toBeEditable()
      for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled()
      await expect(name).toBeFocused()
      await page.keyboard.type('Anna')
      await expect(name).toHaveValue('Ana Ribeiro')
      const prompt = page.getByRole('button', { name: 'What changed for you?' })
      for (const button of [prompt, page.getByRole('button', { name: 'Clear rating' })]) {
        await expect(button).toBeDisabled()
        await button.dispatchEvent('click')
      }
      await expect(name).toBeFocused()
      await expect(prompt).toHaveAttribute('aria-pressed', 'false')
      await expect(textarea(page)).toHaveValue(words)
      await expect(fourStars).toBeChecked()
      fail()
      await expect(page.getByRole('alert')).toContainText('An unexpected error occurred.')
      await expect(textarea(page)).toBeEditable()
      await name.press('End')
      await page.keyboard.type(' Silva')
      await expect(name).toHaveValue('Ana Ribeiro Silva')
      await page.getByRole('radio', { name: '5 stars' }).check()
    })

    test('an answer whose receipt was lost is not refused the second time', async ({ page, request }) => {
      await page.goto(await newLink(request))
      await page.route(
        '**/submit',
        async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
      await textarea(page).fill(words)
      await sendButton(page).click()
      await expect(page.getByRole('alert')).toContainText('An unexpected error occurred.')
      await page.getByRole('button', { name: 'Send again' }).click()
      await expect(page.getByText('Your words are with Nora Feldmann.')).toBeVisible()
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

    test('a request that does not load can be tried again', async ({ page, request }) => {
      const link = await newLink(request)
      await page.route('**/goodword/testimonial/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
      await page.goto(link)
      await expect(page.getByRole('alert')).toContainText('An unexpected error occurred.')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(textarea(page)).toBeVisible()
    })
  })
})

test('a second visit shows thanks and nothing of the answer', async ({ page, request }) => {
  const link = await newLink(request, { organisationName: 'Studio Halm' })
  await page.goto(link)
  await textarea(page).fill(words)
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.reload()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('This request has been answered')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  expect(await page.content()).not.toContain(words)
  expect(await page.content()).not.toContain('Ana Ribeiro')
})

test('nothing is shown until the request has loaded', async ({ page, request }) => {
  const link = await newLink(request)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/goodword/testimonial/*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(link)
  await expect(page.locator('#root')).toBeEmpty()
  release()
  await expect(textarea(page)).toBeVisible()
})

test.describe('in both themes and two widths', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ })

  test('form, failure and thanks have no accessibility violation and fit the width, in both themes', async ({
    page,
    request,
  }) => {
    await page.route('**/submit', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await page.goto(await newLink(request, { organisationName: 'Gemeinschaftspraxis Donaudampfschifffahrt' }))
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    }
    await expect(textarea(page)).toBeVisible()
    await expectSound(page)
    await sendButton(page).click()
    await expect(page.getByText('Please write a few words')).toBeVisible()
    await page.getByRole('radio', { name: '5 stars' }).check()
    await textarea(page).fill(words)
    await page.getByRole('button', { name: 'What changed for you?' }).click()
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('An unexpected error occurred.')
    await expectSound(page)
    await sendButton(page).click()
    await expect(thanks(page)).toBeVisible()
    await expectSound(page)
    await page.goto('/testimonial/submit/AAAAAAAAAAAAAAAAAAAAAA')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSound(page)
  })
})
