import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect, signUp } from './fixtures.ts'
import { copyEmbedCode, siteWith } from './site.fixtures.ts'

// The outbox holds the emails of every test of the worker. No other test may use these two addresses.
const ana = {
  name: 'Ana Vasconcelos',
  email: 'ana@casavasconcelos.example',
  answerText: 'She asked my father why the cap had always been blue, and then kept the blue.',
}
const sven = {
  name: 'Sven Halvorsen',
  email: 'sven@lofotensalt.example',
  answerText: 'Good work and good company, but this is between the two of us.',
}
type Client = typeof ana

/** A private window, like another person's browser. Its errors, policy violations and outside requests fail the test. */
const test = base.extend<{ openPrivateWindow: () => Promise<Page> }>({
  openPrivateWindow: async ({ browser, product }, provide) => {
    const windows: BrowserContext[] = []
    const unexpectedErrors: string[] = []
    await provide(async () => {
      const window = await browser.newContext({ baseURL: product.origin })
      windows.push(window)
      window.on('console', (message) => message.type() === 'error' && unexpectedErrors.push(message.text()))
      window.on('weberror', (error) => unexpectedErrors.push(String(error.error())))
      window.on('request', (request) => {
        const { hostname } = new URL(request.url())
        if (!['localhost', '127.0.0.1'].includes(hostname)) unexpectedErrors.push(`outside request to ${hostname}`)
      })
      await window.addInitScript(() =>
        addEventListener('securitypolicyviolation', (event) => console.error(`refused by ${event.violatedDirective}`)),
      )
      return window.newPage()
    })
    for (const window of windows) await window.close()
    expect(unexpectedErrors, 'unexpected errors in private windows').toEqual([])
  },
})

// Playwright inspects the frame of the email with a script, which the frame's sandbox blocks.
test.use({ expectedConsoleErrors: /^Blocked script execution in '.*\/html'/ })

const rowOf = (page: Page, { name }: Client) => page.getByRole('row').filter({ hasText: name })

async function sendRequest(page: Page, client: Client) {
  await page.goto('/testimonial/list')
  await page.getByRole('button', { name: '+ Create' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Client email').fill(client.email)
  await dialog.getByLabel('Client name').fill(client.name)
  await dialog.getByLabel('Send testimonial request email automatically').check()
  await dialog.getByRole('button', { name: 'Create and send' }).click()
  await expect(rowOf(page, client)).toBeVisible()
}

/** Reads the email as the client sees it, and returns the address of its button. */
async function findLinkInEmail(page: Page, { name, email }: Client): Promise<string> {
  const sentEmail = page.getByRole('link', { name: `How did it go, ${name.split(' ')[0]}?` }).filter({ hasText: email })
  await expect(async () => {
    await page.goto('/dev/outbox')
    await expect(sentEmail).toBeVisible({ timeout: 500 })
  }).toPass()
  await sentEmail.click()
  const button = page.frameLocator('iframe').getByRole('link', { name: 'Write a testimonial' })
  return (await button.getAttribute('href')) ?? ''
}

async function answer(page: Page, link: string, { answerText, isPrivate }: { answerText: string; isPrivate: boolean }) {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for working with Nora Feldmann')
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await page.getByLabel('How was your experience?').fill(answerText)
  if (isPrivate) await page.getByRole('radio', { name: /Private/ }).check()
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible()
  await expect(page.getByText('Your feedback means the world')).toBeVisible()
}

async function decide(page: Page, client: Client, { action, status }: { action: string; status: string }) {
  await page.goto('/testimonial/list')
  await rowOf(page, client).hover()
  await rowOf(page, client)
    .getByRole('button', { name: `${action} testimonial from ${client.name}` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(page, client)).toContainText(status)
}

test('a testimonial gets from the request to the customer’s site and disappears again; a private one never appears', async ({
  page,
  product,
  customerSite,
  openPrivateWindow,
  request,
}) => {
  test.setTimeout(90_000)
  await signUp(page)
  await sendRequest(page, ana)
  const anasWindow = await openPrivateWindow()
  await answer(anasWindow, await findLinkInEmail(page, ana), { answerText: ana.answerText, isPrivate: false })

  const embedCode = await copyEmbedCode(page)
  expect(embedCode.split('\n')).toHaveLength(2)
  const visitor = await openPrivateWindow()
  const widget = visitor.locator('goodword-widget')
  await visitor.goto(await customerSite(siteWith(embedCode, product)))
  await expect(widget.getByRole('link', { name: 'Read our reviews' })).toBeVisible()

  await decide(page, ana, { action: 'Approve', status: 'Approved' })
  await visitor.reload()
  await expect(widget.getByText(ana.answerText)).toBeVisible()
  await expect(widget.getByText(ana.name)).toBeVisible()
  await expect(widget.getByText('1 of 1 testimonial')).toBeVisible()

  await sendRequest(page, sven)
  const svensWindow = await openPrivateWindow()
  await answer(svensWindow, await findLinkInEmail(page, sven), { answerText: sven.answerText, isPrivate: true })
  await decide(page, sven, { action: 'Approve', status: 'Approved' })
  await visitor.reload()
  await expect(widget.getByText('1 of 1 testimonial')).toBeVisible()
  await expect(visitor.getByText(sven.answerText)).toHaveCount(0)
  const id = /widget="(\w[\w-]+)"/.exec(embedCode)?.[1]
  for (const path of [`/w/${id}.json`, `/wall/${id}`]) {
    const published = await (await request.get(path)).text()
    expect(published).toContain(ana.answerText)
    expect(published).not.toContain(sven.answerText)
  }

  await decide(page, ana, { action: 'Reject', status: 'Rejected' })
  await visitor.reload()
  await expect(widget.getByRole('link', { name: 'Read our reviews' })).toBeVisible()
  await expect(visitor.getByText(ana.answerText)).toHaveCount(0)
  await expect(visitor.getByText(sven.answerText)).toHaveCount(0)
})
