import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { isHydrated } from './account.fixtures.ts'
import { createOwner, createRequest, emailsTo, expect, newAddress, rememberOwner, test } from './fixtures.ts'
import { watchLayoutShift } from './layout-shift.ts'

const texts = [
  { path: '/', heading: 'The best words about your work aren’t yours.', end: 'Good work deserves a good word.' },
  { path: '/privacy-policy', heading: 'Privacy policy', end: 'Changes and contact' },
  { path: '/terms-of-service', heading: 'Terms of service', end: 'Changes and contact' },
  { path: '/stripe/payment-success', heading: 'Payment successful!', end: 'Thank you for your purchase' },
]
const forms = [
  { path: '/sign-up', heading: 'Create your account', button: 'Create account' },
  { path: '/login', heading: 'Welcome back', button: 'Sign in' },
  { path: '/forgot-password', heading: 'Reset your password', button: 'Send reset email' },
]
const everyPage = [...texts, ...forms]

/** Playwright finds no text in a `noscript`. */
const noscript = (page: Page) => page.locator('noscript p')
const NEEDS_SCRIPT = /^\s*This page needs JavaScript/

/** Holds back every script of the page until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test.describe('without JavaScript', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390])
      test(`every public page can be read, at ${width} px with a ${colorScheme} system`, async ({
        browser,
        product,
      }) => {
        const context = await browser.newContext({
          javaScriptEnabled: false,
          viewport: { width, height: 800 },
          colorScheme,
          baseURL: product.origin,
        })
        const page = await context.newPage()
        for (const { path, heading, end } of texts) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
          await expect(page.getByText(end).last()).toBeVisible()
          await expect(noscript(page)).toHaveCount(0)
          await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
          await expect(page.getByRole('button')).toHaveCount(0)
        }
        for (const { path, heading } of forms) {
          await page.goto(path)
          await expect(noscript(page)).toBeVisible()
          await expect(noscript(page)).toHaveText(NEEDS_SCRIPT)
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        }
        for (const path of ['/verify-email', '/reset-password', '/testimonial/list', '/logout']) {
          await page.goto(path)
          await expect(noscript(page)).toBeVisible()
          await expect(noscript(page)).toHaveText(NEEDS_SCRIPT)
        }
        expect((await page.goto('/no/such/page'))?.status()).toBe(404)
        await expect(page.getByText("Looks like you've landed somewhere that doesn't exist!")).toBeVisible()
        await context.close()
      })

  test('a form sends nothing', async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin })
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByLabel('Email').fill('nora@studio.example')
    await page.getByLabel('Password').fill('correct horse')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('Password').press('Enter')
    await expect(page.getByLabel('Email')).toHaveValue('nora@studio.example')
    expect(new URL(page.url()).search).toBe('')
    await context.close()
  })

  test('a client can unsubscribe', async ({ browser, product, request }) => {
    const owner = await createOwner(request, { organisationName: 'Studio Halm' })
    const address = newAddress('noscript')
    await createRequest(request, owner, { customerEmail: address, isAutoSendEnabled: true })
    await expect.poll(async () => (await emailsTo(request, address)).length).toBe(1)
    const [email] = await emailsTo(request, address)
    const link = /https?:\S+\/unsubscribe\/\S+/.exec(email?.text ?? '')?.[0] ?? ''
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
    const page = await context.newPage()
    await page.goto(new URL(new URL(link).pathname, product.origin).href)
    await expect(page.getByRole('heading', { name: 'Unsubscribe from these emails?' })).toBeVisible()
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText('You won’t get any more emails from Studio Halm through Goodword.')).toBeVisible()
    await context.close()
  })

  test('the pages of clients say that they need it', async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin })
    const page = await context.newPage()
    for (const path of ['/testimonial/submit/AAAAAAAAAAAAAAAAAAAAAA', '/testimonial/mine/AAAA.BBBB']) {
      await page.goto(path)
      await expect(noscript(page)).toBeVisible()
      await expect(noscript(page)).toHaveText(NEEDS_SCRIPT)
    }
    await context.close()
  })
})

for (const { path, heading } of everyPage)
  test(`${path} is taken over as it was built: one title, nothing moves, no error`, async ({ page }) => {
    const release = await holdScripts(page)
    const shift = await watchLayoutShift(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const first = await page.locator('#root > *').first().elementHandle()
    release()
    await isHydrated(page)
    expect(await first?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await page.locator('title').count()).toBe(1)
    expect(await page.locator('title').textContent()).toContain('Goodword')
    expect(await shift()).toBe(0)
  })

test('what is typed and pressed before the script is there is done then', async ({ page, product }) => {
  const owner = await createOwner(page.request)
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  expect(page.url()).toBe(`${product.origin}/login`)
  release()
  await expect(page).toHaveURL(/\/testimonial\/list$/)
})

test('a new password that is typed before the script is there counts as typed', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/sign-up', { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Password').fill('correct horse')
  release()
  await isHydrated(page)
  await expect(page.getByText('At least 8 characters (done)')).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveValue('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Email is required.')).toBeVisible()
  await expect(page.getByText('First name is required.')).toHaveCount(0)
})

test('the landing page sets what was typed and chosen before its script was there', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('How was your experience?').fill('Kept both.')
  await page.getByRole('radio', { name: '3 stars, good' }).check({ force: true })
  release()
  await isHydrated(page)
  const region = page.getByRole('region', { name: 'This is all your client has to do. Try it.' })
  await expect(region.getByRole('blockquote')).toHaveText('Kept both.')
  await expect(page.getByRole('radio', { name: '3 stars, good' })).toBeChecked()
  await expect(region.locator('figure').getByRole('img', { name: '3 out of 5 stars' })).toBeVisible()
  await expect(page.getByLabel('How was your experience?')).toHaveValue('Kept both.')
})

test('an owner who is signed in never sees the page of visitors', async ({ page }) => {
  await rememberOwner(page, await createOwner(page.request))
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#root[data-page]')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  release()
  await expect(page).toHaveURL(/\/testimonial\/list$/)
})

test.describe('the public pages', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390])
      test.describe(`at ${width} px in ${colorScheme}`, () => {
        test.use({ colorScheme, viewport: { width, height: 800 } })

        test('are accessible before and after their script', async ({ page }) => {
          for (const { path } of everyPage) {
            await page.goto(path)
            await isHydrated(page)
            await expectAccessible(page)
          }
        })
      })
})

test.describe('what a page loads', () => {
  /** The paths of what the page asks for until it is at rest. */
  async function loadedBy(page: Page, path: string): Promise<string[]> {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await page.goto(path, { waitUntil: 'networkidle' })
    await isHydrated(page)
    return loaded
  }
  const scriptsIn = (loaded: string[]) => loaded.filter((path) => path.startsWith('/assets/') && path.endsWith('.js'))

  for (const [path, most] of [
    ['/', 14],
    ['/sign-up', 16],
    ['/login', 16],
    ['/terms-of-service', 14],
  ] as const)
    test(`at ${path} is ${most} files at most, each once, and not the sign-in SDK`, async ({ page }) => {
      const loaded = await loadedBy(page, path)
      expect(loaded.length, loaded.join('\n')).toBeLessThanOrEqual(most)
      expect(new Set(loaded).size).toBe(loaded.length)
      expect(loaded.join()).not.toContain('firebase')
    })

  test('at the list of an owner is a third of the scripts that it was', async ({ page }) => {
    await rememberOwner(page, await createOwner(page.request))
    const scripts = scriptsIn(await loadedBy(page, '/testimonial/list'))
    await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible()
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(25)
  })

  test('at sign-up is asked for at once, without one script waiting for another', async ({ page }) => {
    const release = await holdScripts(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/sign-up', { waitUntil: 'commit' })
    await expect.poll(() => scriptsIn(asked).length).toBeGreaterThanOrEqual(5)
    const first = new Set(scriptsIn(asked))
    release()
    await isHydrated(page)
    expect(scriptsIn(asked).filter((path) => !first.has(path))).toEqual([])
  })
})
