import { expect, test } from './fixtures.ts'
import { newLink, sendButton, textarea, thanks, watchSubmissions, answerText } from './submit.fixtures.ts'

test.describe('a client who opens the link', () => {
  test('sees the organisation, rates, writes and sends, and is thanked', async ({ page, request }) => {
    const link = await newLink(request, { organisationName: 'Studio Halm' })
    const sent = watchSubmissions(page)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for working with Studio Halm')
    await expect(page.getByLabel('Your name')).toHaveValue('Ana Ribeiro')
    await expect(page.getByRole('radio', { name: 'Public' })).toBeChecked()
    await expect(page.getByRole('radio', { name: /star/, checked: true })).toHaveCount(0)
    await page.getByRole('radio', { name: '4 stars' }).check()
    await textarea(page).fill(answerText)
    await sendButton(page).click()
    await expect(thanks(page)).toBeFocused()
    await expect(page.getByText('Your feedback means the world')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      customerName: 'Ana Ribeiro',
      rating: 4,
      testimonial: answerText,
      isPrivate: false,
    })
    expect(sent[0]?.body['consentVersion']).toEqual(expect.any(String))
    expect(sent[0]?.transactionId).toMatch(/^[\da-f-]{36}$/)
  })

  test('sees the owner’s name if there is no organisation', async ({ page, request }) => {
    await page.goto(await newLink(request))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for working with Nora Feldmann')
  })

  test('can clear the rating, keep the testimonial private, and send it without a rating', async ({
    page,
    request,
  }) => {
    const link = await newLink(request)
    const sent = watchSubmissions(page)
    await page.goto(link)
    await page.getByRole('radio', { name: '2 stars' }).check()
    await page.getByRole('button', { name: 'Clear rating' }).click()
    await textarea(page).fill(answerText)
    await page.getByRole('radio', { name: 'Private' }).check()
    await sendButton(page).click()
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByText('It stays private, as you chose.')).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ rating: 0, isPrivate: true })
  })

  test('can use the form with the keyboard alone, and the focus moves to missing fields', async ({ page, request }) => {
    await page.goto(await newLink(request))
    await page.getByRole('radio', { name: '1 star,' }).focus()
    for (const key of ['Space', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked()
    await page.getByLabel('Your name').fill('')
    await page.keyboard.press('Enter')
    await expect(textarea(page)).toBeFocused()
    await expect(textarea(page)).toHaveAccessibleDescription(/Please write your testimonial/)
    await page.keyboard.type(answerText)
    await expect(page.getByText('Please write your testimonial')).toHaveCount(0)
    await sendButton(page).press('Enter')
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Please enter your name.')
    await page.keyboard.type('Ana')
    await page.keyboard.press('Enter')
    await expect(thanks(page)).toBeVisible()
  })

  test('gets a new paragraph for each prompt', async ({ page, request }) => {
    await page.goto(await newLink(request))
    await textarea(page).fill('Clear price.')
    await page.getByRole('button', { name: 'What changed for you?' }).click()
    await expect(textarea(page)).toBeFocused()
    await page.keyboard.type('I sleep in January.')
    await expect(textarea(page)).toHaveValue('Clear price.\n\nI sleep in January.')
  })

  test('sees the character count only near the limit, and keeps the text beyond it', async ({ page, request }) => {
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

test('a second visit shows thanks and no part of the answer', async ({ page, request }) => {
  const link = await newLink(request, { organisationName: 'Studio Halm' })
  await page.goto(link)
  await textarea(page).fill(answerText)
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.reload()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('This request has already been answered')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View your testimonial' })).toHaveAttribute(
    'href',
    /^\/testimonial\/mine\//,
  )
  await expect(page.getByRole('textbox')).toHaveCount(0)
  expect(await page.content()).not.toContain(answerText)
  expect(await page.content()).not.toContain('Ana Ribeiro')
})

test('the page stays empty until the request has loaded', async ({ page, request }) => {
  const link = await newLink(request)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/goodword/testimonial/*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(link)
  await expect(page.locator('#root')).toBeEmpty()
  release()
  await expect(textarea(page)).toBeVisible()
})
