import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { PortalExport } from '#shared/portal.ts'
import { createRequest, expect, test } from './fixtures.ts'
import { answerRequest, createClient, createClientWithEveryPart, openPortal, answerText } from './portal.fixtures.ts'

test.use({ expectedConsoleErrors: /Failed to load resource/ })

test.describe('the client portal', () => {
  test('resets a choice that cannot be saved, says why, and retries it', async ({ page, request, context }) => {
    const client = await createClient(request, { isApproved: true })
    await openPortal(page, client.path)
    await context.setOffline(true)
    await page.getByLabel('Your name').click()
    const alert = page.getByRole('alert').filter({ hasText: "This couldn't be saved, so nothing has changed." })
    await expect(alert).toContainText('You seem to be offline.')
    await expect(page.getByLabel('Your name')).toBeChecked()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(page.getByLabel('Your name')).not.toBeChecked()
    await expect(alert).toHaveCount(0)
    expect((await client.feed())[0]?.author).toBe('')
  })

  test('keeps an unsent edit after failures, after a reload and when it is put aside', async ({ page, request }) => {
    const client = await createClient(request)
    await openPortal(page, client.path)
    const text = page.getByLabel('How was your experience?')
    const send = page.getByRole('button', { name: /^Send/ })
    await page.getByRole('button', { name: 'Edit testimonial' }).click()
    await text.fill('Better with every year.')
    const failures = [
      { status: 429, headers: { 'retry-after': '240' }, says: 'Please wait 4 minutes' },
      { status: 500, headers: {}, says: 'The problem is on our side.' },
      { status: 413, headers: {}, says: 'An unexpected error occurred.' },
    ]
    for (const { says, ...answer } of failures) {
      await page.route('**/portal/*/testimonial', (route) => route.fulfill({ ...answer, body: '' }), { times: 1 })
      await send.click()
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()
      await expect(text).toHaveValue('Better with every year.')
    }
    await page.reload()
    await expect(text).toHaveValue('Better with every year.')
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByText("Your changes haven't been sent yet.")).toBeVisible()
    await expect(page.getByRole('figure').getByRole('blockquote')).toHaveText(answerText)
    await page.getByRole('button', { name: 'Continue editing' }).click()
    await expect(text).toHaveValue('Better with every year.')
    await send.click()
    await expect(page.getByText('Nora Feldmann has received your testimonial.')).toBeVisible()
    expect((await client.details()).testimonial).toBe('Better with every year.')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Edit testimonial' })).toBeVisible()
  })

  test('shows errors at their fields, and does not send an unchanged testimonial', async ({ page, request }) => {
    const client = await createClient(request)
    await openPortal(page, client.path)
    const change = page.getByRole('button', { name: 'Edit testimonial' })
    const send = page.getByRole('button', { name: /^Send/ })
    const name = page.getByLabel('Your name')
    let calls = 0
    page.on('request', (each) => {
      if (each.method() === 'PUT') calls += 1
    })
    await change.click()
    await send.click()
    await expect(page.getByText('You changed nothing, so nothing was sent.')).toBeVisible()
    await change.click()
    await page.getByLabel('How was your experience?').fill(' ')
    await send.click()
    await expect(page.getByLabel('How was your experience?')).toBeFocused()
    await expect(page.getByText('Please write your testimonial.')).toBeVisible()
    expect(calls).toBe(0)
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await change.click()
    await expect(page.getByLabel('How was your experience?')).toHaveValue(answerText)
    const refusal = { code: 'request.invalid', details: [{ path: 'customerName', message: 'No.' }] }
    await page.route('**/portal/*/testimonial', (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 })
    await name.fill('Ana')
    await send.click()
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Please write your name on one line.')
  })

  test('shows a new consent text before anything is sent under it', async ({ page, request }) => {
    const client = await createClient(request)
    await openPortal(page, client.path)
    await page.getByRole('button', { name: 'Edit testimonial' }).click()
    await page.getByLabel('How was your experience?').fill('Better with every year.')
    const refusal = { code: 'submissions.consent_unknown', message: 'No.' }
    await page.route('**/portal/*/testimonial', (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 })
    await page.route('**/goodword/portal/*', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.consents.en.text = 'A new sentence to agree to.'
      await route.fulfill({ json: body })
    })
    await page.getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'has changed' })).toBeVisible()
    await expect(page.getByText('A new sentence to agree to.')).toBeVisible()
    await expect(page.getByLabel('How was your experience?')).toHaveValue('Better with every year.')
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('Nora Feldmann has received your testimonial.')).toBeVisible()
  })

  test('shows a testimonial as withdrawn after it was withdrawn in another window', async ({ page, request }) => {
    const client = await createClient(request, { isApproved: true })
    await openPortal(page, client.path)
    await request.post(`${client.path.replace('/testimonial/mine/', '/goodword/portal/')}/withdraw`)
    await page.getByRole('radio', { name: 'Private' }).click()
    await expect(page.getByText(/^Withdrawn on /)).toBeVisible()
  })

  test('can be loaded again after a failure, and a dialog stays open when its action fails', async ({
    page,
    request,
  }) => {
    const client = await createClient(request, { isApproved: true })
    await page.route('**/goodword/portal/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await page.goto(client.path)
    await expect(page.getByRole('alert')).toContainText('An unexpected error occurred.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    const question = page.getByRole('dialog')
    await page.route('**/withdraw', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
    await question.getByRole('button', { name: 'Withdraw' }).click()
    await expect(question.getByRole('alert')).toContainText('An unexpected error occurred.')
    await question.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('You withdrew your testimonial.')).toBeVisible()
  })
})

test('every invalid link shows the same message', async ({ page, request }) => {
  const client = await createClient(request)
  const [id = '', signature = ''] = client.path.split('/').at(-1)?.split('.') ?? []
  const messages = new Set<string>()
  for (const token of [
    'nonsense',
    id,
    `${id}.`,
    `${id}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
  ]) {
    await openPortal(page, `/testimonial/mine/${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("This link doesn't work")
    messages.add(await page.locator('main').innerText())
    await openPortal(page, `/unsubscribe/${token}`)
    messages.add(await page.locator('main').innerText())
  }
  expect(messages.size).toBe(1)
})

test('a client can download everything that is stored', async ({ page, request }) => {
  const client = await createClientWithEveryPart(request)
  await openPortal(page, client.path)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^my-testimonial-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(await readFile(await download.path()))
  expect(Object.keys(files).toSorted()).toEqual(['data.json', expect.stringMatching(/^photo\./), 'testimonial.txt'])
  const text = strFromU8(files['testimonial.txt'] ?? new Uint8Array())
  for (const part of [answerText, 'ana@client.example', 'I sleep in January.', 'Head of Product'])
    expect(text).toContain(part)
  const data = PortalExport.parse(JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())))
  expect(data.answer).toMatchObject({ testimonial: answerText, company: 'Lumen' })
  await expect(page.getByText('Your file is ready.')).toBeVisible()
})

test('a client can erase everything after ticking a box, and the link then stops working', async ({
  page,
  request,
}) => {
  const client = await createClient(request, { hasPhoto: true, isApproved: true })
  await openPortal(page, client.path)
  await page.getByRole('button', { name: 'Erase everything…' }).click()
  const question = page.getByRole('dialog', { name: 'Erase everything permanently?' })
  await question.getByRole('button', { name: 'Erase everything' }).click()
  await expect(question.getByText('Please tick this box first.')).toBeVisible()
  await expect(question.getByRole('checkbox')).toBeFocused()
  await expect.poll(() => client.feed()).toHaveLength(1)
  await question.getByRole('checkbox').check()
  await question.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Everything has been erased' })).toBeFocused()
  expect(await page.locator('main').innerText()).not.toContain('Ana')
  await expect.poll(() => client.feed()).toEqual([])
  expect(JSON.stringify(await client.details())).not.toMatch(/Ribeiro|client\.example|Clear price/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("This link doesn't work")
})

test('erasing does not affect another testimonial from the same address, and the page says so', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  const another = await createRequest(request, client.owner)
  const other = await answerRequest(request, { id: another.id, testimonial: 'About another job.' })
  await openPortal(page, client.path)
  const notice = page.getByText(
    'Any other testimonials from your email address have their own pages and are not affected.',
  )
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Erase everything…' }).click()
  const question = page.getByRole('dialog')
  await expect(
    question.getByText('Any other testimonials from your email address have their own pages and are not affected.'),
  ).toBeVisible()
  await question.getByRole('checkbox').check()
  await question.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Everything has been erased' })).toBeVisible()
  await expect(notice).toBeVisible()
  await openPortal(page, other)
  await expect(page.getByRole('figure').getByRole('blockquote')).toHaveText('About another job.')
})
