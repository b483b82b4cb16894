import { expectAccessible } from './accessibility.ts'
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

test('a client can give company and role, and decide whether they may be shown', async ({ page, request }) => {
  const link = await newLink(request)
  const sent = watchSubmissions(page)
  await changeRequest(page, (body) => ({ ...body, extraFields: { ...body.extraFields, company: true, role: true } }))
  await page.goto(link)
  await textarea(page).fill(answerText)
  const mayBeShown = page.getByRole('checkbox', { name: 'My company and role may be shown too' })
  await expect(mayBeShown).toHaveCount(0)
  await page.getByLabel('Your company').fill('Ribeiro & Filhas')
  await page.getByLabel('Your role').fill('Founder')
  await expect(mayBeShown).not.toBeChecked()
  await mayBeShown.check()
  await page.getByRole('radio', { name: 'Private' }).check()
  await expect(mayBeShown).toHaveCount(0)
  await page.getByRole('radio', { name: 'Public' }).check()
  await page.reload()
  await expect(page.getByLabel('Your role')).toHaveValue('Founder')
  await expect(mayBeShown).toBeChecked()
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(sent[0]?.body).toMatchObject({
    company: 'Ribeiro & Filhas',
    role: 'Founder',
    parts: { name: true, photo: true, company: true, answers: false },
  })
})

test('a rating from the link is preselected, and a reload does not replace a later choice', async ({
  page,
  request,
}) => {
  const link = await newLink(request)
  const sent = watchSubmissions(page)
  const stars = (count: number) => page.getByRole('radio', { name: `${count} stars` })
  await page.goto(`${link}?rating=2`)
  await expect(stars(2)).toBeChecked()
  expect(new URL(page.url()).search).toBe('')
  await stars(5).check()
  await page.reload()
  await expect(stars(5)).toBeChecked()
  await page.goto(`${link}?rating=9`)
  await expect(stars(5)).toBeChecked()
  await page.goto(`${link}?rating=3`)
  await expect(stars(3)).toBeChecked()
  expect(sent).toEqual([])
})

test('the form shows the owner’s logo and accent colour in both themes', async ({ page, request }) => {
  const accent = { light: '#1d6f42', dark: '#439061' }
  await changeRequest(page, (body) => ({ ...body, accent, logoUrl: '/icon.svg' }))
  await page.goto(await newLink(request, { organisationName: 'Studio Halm' }))
  const logo = page.locator('header img')
  await expect(logo).toHaveAttribute('alt', '')
  await expect(logo).toHaveCSS('object-fit', 'contain')
  const prompt = page.getByRole('button', { name: 'What changed for you?' })
  await expect(prompt).toHaveCSS('color', 'rgb(29, 111, 66)')
  await expect(sendButton(page)).toHaveCSS('background-color', 'rgb(29, 111, 66)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(prompt).toHaveCSS('color', 'rgb(67, 144, 97)')
  await expectAccessible(page)
})

test('a hint asks for more detail after a vague text, and thanks the client for a specific one', async ({
  page,
  request,
}) => {
  await page.goto(await newLink(request))
  const hint = page.getByRole('status').filter({ hasText: /./ })
  await expect(hint).toHaveCount(0)
  await textarea(page).fill('Great!')
  await expect(hint).toHaveText("What was it like before, and what's different now? That helps others most.")
  await textarea(page).fill(
    'Before, our shop took eleven seconds to load. Since March it takes one, and orders have doubled.',
  )
  await expect(hint).toHaveText("Thank you, that's wonderfully specific.")
})

test('a hidden honeypot field reaches the server when a program fills it in, and people never see it', async ({
  page,
  request,
}) => {
  const link = await newLink(request)
  const sent = watchSubmissions(page)
  const opened = page.waitForResponse('**/goodword/testimonial/*')
  await page.goto(link)
  const { openedToken } = (await (await opened).json()) as { openedToken: string }
  await page.reload()
  await textarea(page).fill(answerText)
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0)
  const honeypot = page.locator('[name=website]')
  await expect(honeypot).toHaveAttribute('tabindex', '-1')
  await honeypot.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'))
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ website: 'https://spam.example', openedToken })
})

test('the form sends requests to its own origin only, and paints before other scripts load', async ({
  page,
  request,
}) => {
  const link = await newLink(request)
  const origins = new Set<string>()
  page.on('request', (sent) => origins.add(new URL(sent.url()).origin))
  await page.goto(link)
  await expect(textarea(page)).toBeVisible()
  const countPaints = () => performance.getEntriesByName('first-contentful-paint').length
  await expect.poll(() => page.evaluate(countPaints)).toBe(1)
  const loaded = await page.evaluate(() => {
    const drawnAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < drawnAt)
      .map(({ name }) => name.replace(/.*\/|-[\w-]{8}\.js$/g, ''))
    return { drawnAt, scripts }
  })
  expect([...origins]).toEqual([new URL(page.url()).origin])
  expect(loaded.scripts).toContain('submit')
  expect(loaded.scripts.filter((name) => /firebase|auth|identity|sentry|bucket|router|zod/i.test(name))).toEqual([])
  expect(loaded.scripts.filter((name) => /^(en|de|fr|es|pt|it|nl)$/.test(name))).toEqual(['en', 'en'])
})
