import { expect, test } from './fixtures.ts'
import { createClient, createClientWithEveryPart, delayCall, openPortal, answerText } from './portal.fixtures.ts'

test.describe('a client in the client portal', () => {
  test('sees the current testimonial, where it is public, the consent and the history', async ({ page, request }) => {
    const client = await createClientWithEveryPart(request)
    await openPortal(page, client.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your testimonial for Studio Halm')
    const card = page.getByRole('figure')
    await expect(card.getByRole('blockquote')).toHaveText(answerText)
    await expect(card.getByRole('img', { name: /^5 stars/ })).toBeVisible()
    for (const text of ['Ana Ribeiro', 'Head of Product, Lumen', 'What changed?', 'I sleep in January.'])
      await expect(card.getByText(text, { exact: true })).toBeVisible()
    const photo = card.locator('img')
    expect(
      await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
    await expect(page.getByText('Public: anyone can see it.')).toBeVisible()

    await page.getByText('What you agreed to').click()
    await expect(page.getByText('Still valid')).toBeVisible()
    await expect(page.locator('details[open]').getByText('By sending, you agree that Studio Halm keeps')).toBeVisible()
    await page.getByText('History').click()
    await expect(page.getByText('You sent your testimonial')).toBeVisible()
    await expect(page.getByText('Nora Feldmann approved it')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-brand', '')

    await page.getByRole('link', { name: 'Wall' }).click()
    await expect(page.getByText(answerText)).toBeVisible()
  })

  test('chooses which parts are shown, and the feed follows at once', async ({ page, request }) => {
    const client = await createClientWithEveryPart(request)
    await openPortal(page, client.path)
    const card = page.getByRole('figure')
    await page.getByLabel('Your name').uncheck()
    await page.getByLabel('Your photo').uncheck()
    await page.getByLabel('Your company and role').uncheck()
    await page.getByLabel('Your answers to the questions').uncheck()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(card.getByText('Without a name')).toBeVisible()
    await expect(card.locator('img')).toHaveCount(0)
    await expect
      .poll(() => client.feed())
      .toEqual([
        expect.objectContaining({
          author: '',
          role: null,
          company: null,
          imageUrl: null,
          answers: [],
          text: answerText,
        }),
      ])
    await page.getByLabel('Your name').check()
    await expect(card.getByText('Ana Ribeiro')).toBeVisible()
    await expect.poll(async () => (await client.feed())[0]?.author).toBe('Ana Ribeiro')
    expect((await client.details()).status).toBe('approved')
    await page.reload()
    await expect(page.getByLabel('Your name')).toBeChecked()
    await expect(page.getByLabel('Your photo')).not.toBeChecked()
  })

  test('makes the testimonial private at once, and public only after confirming the consent', async ({
    page,
    request,
  }) => {
    const client = await createClient(request, { isApproved: true })
    await openPortal(page, client.path)
    await page.getByRole('radio', { name: 'Private' }).check()
    await expect(page.getByText('Private: only Studio Halm can see it.')).toBeVisible()
    await expect.poll(() => client.feed()).toEqual([])

    await page.getByRole('radio', { name: 'Public' }).check()
    const question = page.getByRole('group', { name: 'Make it public?' })
    await expect(question).toBeVisible()
    await expect(page.getByText('Saved.')).toHaveCount(0)
    await expect(question.getByText('By sending, you agree that Studio Halm keeps')).toBeVisible()
    await question.getByRole('button', { name: 'Keep it private' }).click()
    await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Private' })).toBeFocused()
    expect((await client.details()).isPrivate).toBe(true)

    await page.getByRole('radio', { name: 'Public' }).check()
    await question.getByRole('button', { name: 'Make it public' }).click()
    await expect(page.getByText('Waiting for Nora Feldmann to approve it.')).toBeVisible()
    const { isPrivate, status, consents } = await client.details()
    expect({ isPrivate, status }).toEqual({ isPrivate: false, status: 'submitted' })
    expect(consents.map(({ choice, withdrawnAt }) => [choice, withdrawnAt === null])).toEqual([
      ['public', false],
      ['private', false],
      ['public', true],
    ])
    await expect.poll(() => client.feed()).toEqual([])
  })

  test('edits the testimonial, which needs approval again, and the previous version is kept', async ({
    page,
    request,
  }) => {
    const client = await createClientWithEveryPart(request)
    await openPortal(page, client.path)
    await page.getByRole('button', { name: 'Edit testimonial' }).click()
    const text = page.getByLabel('How was your experience?')
    await expect(text).toBeFocused()
    await expect(text).toHaveValue(answerText)
    await page.getByRole('radio', { name: /^4 stars/ }).check()
    await text.fill('Clear price. I would ask again.')
    await page.getByLabel('Your company').fill('Lumen Labs')
    await page.getByLabel('What changed?').fill('I sleep.')
    await page.getByRole('button', { name: 'Send to Studio Halm' }).click()
    await expect(page.getByRole('status').getByText('Nora Feldmann has received your testimonial.')).toBeVisible()
    await expect(page.getByText('Waiting for Nora Feldmann to approve it.')).toBeVisible()
    await expect(page.getByRole('figure').getByRole('blockquote')).toHaveText('Clear price. I would ask again.')
    await expect.poll(() => client.feed()).toEqual([])
    const details = await client.details()
    expect(details).toMatchObject({
      status: 'submitted',
      rating: 4,
      testimonial: 'Clear price. I would ask again.',
      company: 'Lumen Labs',
      answers: [expect.objectContaining({ answer: 'I sleep.' })],
      earlierVersions: [expect.objectContaining({ testimonial: answerText, rating: 5, company: 'Lumen' })],
    })
    await page.getByText('Previous versions').click()
    await expect(page.locator('details[open]').getByText(answerText)).toBeVisible()
  })

  test('withdraws the testimonial after one confirmation, and shares it again unchanged', async ({ page, request }) => {
    const client = await createClient(request, { isApproved: true })
    await openPortal(page, client.path)
    await page.getByRole('button', { name: 'Withdraw' }).click()
    const question = page.getByRole('dialog', { name: 'Withdraw your testimonial?' })
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeFocused()
    await expect.poll(() => client.feed()).toHaveLength(1)

    await page.getByRole('button', { name: 'Withdraw' }).click()
    await question.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('You withdrew your testimonial.')).toBeVisible()
    await expect(page.getByText(/^Withdrawn on /)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Public' })).toHaveCount(0)
    await expect.poll(() => client.feed()).toEqual([])
    expect((await client.details()).withdrawnAt).toEqual(expect.any(String))

    await page.getByRole('button', { name: 'Share it again' }).click()
    await page.getByRole('button', { name: 'Send to Studio Halm' }).click()
    await expect(page.getByText('Waiting for Nora Feldmann to approve it.')).toBeVisible()
    await expect
      .poll(() => client.details())
      .toMatchObject({ status: 'submitted', withdrawnAt: null, earlierVersions: [] })
  })

  test('can do everything with the keyboard', async ({ page, request }) => {
    const client = await createClient(request, { isApproved: true })
    await openPortal(page, client.path)
    const reach = async (name: string | RegExp, role: 'button' | 'radio' | 'checkbox' = 'button') => {
      const target = page.getByRole(role, { name })
      for (let steps = 0; steps < 40; steps += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`${String(name)} was not reached.`)
    }
    await reach('Your name', 'checkbox')
    await page.keyboard.press('Space')
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.evaluate(() => document.body.focus())
    await page.locator('h1').click()
    await reach('Edit testimonial')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Again and again.')
    await reach('Send to Studio Halm')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('status').filter({ hasText: 'Nora Feldmann has received your testimonial.' }),
    ).toBeFocused()
    await reach('Withdraw')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('You withdrew your testimonial.')).toBeVisible()
    expect((await client.details()).testimonial).toBe(`${answerText} Again and again.`)
  })
})

test('quick changes are sent in order, and the newest one is saved', async ({ page, request }) => {
  const client = await createClient(request, { hasPhoto: true, isApproved: true })
  await openPortal(page, client.path)
  const sent: unknown[] = []
  page.on('request', (each) => {
    if (each.url().endsWith('/visibility')) sent.push(each.postDataJSON().parts)
  })
  const release = await delayCall(page, '**/visibility')
  const parts = { name: true, photo: true, company: false, answers: false }
  await page.getByLabel('Your name').uncheck()
  await page.getByLabel('Your photo').uncheck()
  await page.getByLabel('Your name').check()
  await expect(page.getByText('Saving…')).toBeVisible()
  expect(sent).toEqual([{ ...parts, name: false }])
  release()
  await expect(page.getByText('Saved.')).toBeVisible()
  expect(sent).toEqual([
    { ...parts, name: false },
    { ...parts, photo: false },
  ])
  expect((await client.feed())[0]).toMatchObject({ author: 'Ana Ribeiro', imageUrl: null })
})
