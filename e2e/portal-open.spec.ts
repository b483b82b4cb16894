import { createOwner, createRequest, expect, emailsTo, test } from './fixtures.ts'
import { createAskedClient, createClient, openPortal, answerText } from './portal.fixtures.ts'

test.describe('a client who has not answered yet', () => {
  test('can decline after one confirmation, gets no more emails, and can still write a testimonial', async ({
    page,
    request,
  }) => {
    const client = await createAskedClient(request)
    await openPortal(page, client.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio Halm asked you for a testimonial')
    await expect(page.getByText('Emails about this go to')).not.toContainText(client.customerEmail)
    await page.getByRole('button', { name: 'No thanks' }).click()
    const question = page.getByRole('dialog', { name: 'Decline this request?' })
    await question.getByRole('button', { name: 'Go back' }).click()
    expect((await client.details()).declinedAt).toBeNull()
    await page.getByRole('button', { name: 'No thanks' }).click()
    await question.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('heading', { level: 1, name: "That's all right" })).toBeFocused()
    expect((await client.details()).declinedAt).toEqual(expect.any(String))
    const again = await request.post(`/goodword/testimonial/${client.id}/resend`, { headers: client.headers })
    expect(again.status()).toBe(409)

    await page.getByRole('link', { name: 'Write a testimonial' }).click()
    await page.getByLabel('How was your experience?').fill(answerText)
    await page.getByLabel('Your name').fill('Ana Ribeiro')
    await page.getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible()
    await expect.poll(() => client.details()).toMatchObject({ testimonial: answerText, declinedAt: null })
  })

  test('can erase everything without having written a testimonial', async ({ page, request }) => {
    const client = await createAskedClient(request)
    await openPortal(page, client.path)
    await page.getByRole('button', { name: 'Erase everything…' }).click()
    await page.getByRole('checkbox').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Everything has been erased' })).toBeVisible()
    expect(JSON.stringify(await client.details())).not.toContain(client.customerEmail)
  })
})

test.describe('the unsubscribe link', () => {
  test('unsubscribes only after a press, from one owner or from everyone', async ({ page, request }) => {
    const client = await createAskedClient(request)
    await openPortal(page, client.unsubscribePath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe from Studio Halm?')
    await expect(page.locator('main')).not.toContainText(client.customerEmail)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe from Studio Halm?')
    expect((await client.details()).unsubscribedAt).toBeNull()

    await page.getByRole('button', { name: 'Unsubscribe from Studio Halm' }).click()
    await expect(page.getByRole('heading', { level: 1, name: "You're unsubscribed" })).toBeFocused()
    expect((await client.details()).unsubscribedAt).toEqual(expect.any(String))
    const other = await createOwner(request)
    const asked = { customerEmail: client.customerEmail, isAutoSendEnabled: true }
    await createRequest(request, other, asked)
    await expect.poll(async () => (await emailsTo(request, client.customerEmail)).length).toBe(2)

    await page.getByRole('button', { name: 'Unsubscribe from everyone' }).click()
    await expect(page.getByText('through Goodword any more.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    expect(await createRequest(request, await createOwner(request), asked)).toMatchObject({ emailState: 'none' })
  })
})

test.describe('the email address in the client portal', () => {
  test.use({ locale: 'de-DE', viewport: { width: 420, height: 800 } })

  test('never breaks across lines at its masked start, at any width', async ({ page, request }) => {
    const client = await createAskedClient(request)
    for (const path of [client.unsubscribePath, client.path]) {
      await openPortal(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      const broken = await page.locator('main').evaluate((main) => {
        const countLines = () => {
          const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
          const tops = new Set<number>()
          const add = (node: Node, at: number) => {
            const range = document.createRange()
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            tops.add(range.getBoundingClientRect().top)
          }
          while (walker.nextNode()) {
            const node = walker.currentNode
            const text = node.nodeValue ?? ''
            if (text.includes('…@')) {
              add(node, text.indexOf('…'))
              add(node, text.indexOf('@'))
            }
            if (text.startsWith('client.example')) add(node, 0)
          }
          return tops.size
        }
        const found: string[] = []
        const { style } = document.documentElement
        for (let width = 200; width <= 420; width += 2) {
          style.width = `${width}px`
          const lines = countLines()
          if (lines !== 1) found.push(`${lines} at ${width}`)
        }
        style.width = ''
        return found
      })
      expect(broken, path).toEqual([])
    }
  })
})

test.describe('the language of the client portal', () => {
  test.use({ locale: 'fr-FR' })

  test('is the language of the answer until the client chooses another, and the consent is in the chosen one', async ({
    page,
    request,
  }) => {
    const client = await createClient(request, { isApproved: true })
    await openPortal(page, client.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your testimonial for Studio Halm')
    await page.getByRole('button', { name: 'Edit testimonial' }).click()
    await page.getByLabel('How was your experience?').fill('Besser jedes Jahr.')
    await page.getByLabel('Language').selectOption('de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Feedback für Studio Halm')
    await expect(page.locator('textarea')).toHaveValue('Besser jedes Jahr.')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.getByRole('button', { name: 'An Studio Halm senden' }).click()
    await expect(page.getByText('Nora Feldmann muss es noch freigeben.')).toBeVisible()
    expect((await client.details()).consents.at(-1)).toMatchObject({ locale: 'de' })
    await page.goto(`${client.path}?language=ar-XB`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })
})

test('the client portal is not cached, and its address is sent to no other path and in no referrer', async ({
  page,
  request,
}) => {
  const client = await createClient(request, { isApproved: true })
  const [token = ''] = client.path.split('/').slice(-1)
  const received: string[] = []
  page.on('request', (each) => {
    const { pathname } = new URL(each.url())
    if (each.headers()['referer']?.includes(token)) received.push(`${pathname} by the referrer`)
    if (pathname.includes(token) && pathname !== client.path && !pathname.startsWith('/goodword/portal/'))
      received.push(pathname)
  })
  const answer = await page.goto(client.path)
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await page.getByRole('link', { name: 'Wall' }).click()
  await expect(page.getByText(answerText)).toBeVisible()
  expect(received).toEqual([])
})
