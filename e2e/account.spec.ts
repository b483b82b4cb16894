import type { Page } from '@playwright/test'
import { createOwner, expect, signInByForm, signInNewOwner, signUp, test, rememberNewOwner } from './fixtures.ts'

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('firebaseToken'))
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Feldmann')
  await page.getByLabel('Password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
}

test.describe('a visitor', () => {
  test('finds Pricing, Log in and Get started in the header, and does not load the sign-in SDK', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await expect(header.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/sign-up')
    await header.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/#pricing$/)
    await expect(page.locator('#pricing')).toBeInViewport()
    expect(scripts.filter((url) => url.includes('firebase-identity'))).toEqual([])
  })

  test('who opens an owner page logs in and is sent to that page', async ({ page, request }) => {
    const owner = await createOwner(request)
    await page.goto('/settings/profile?from=mail#top')
    await expect(page).toHaveURL(/\/login$/)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password').fill(owner.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/settings\/profile\?from=mail#top$/)
    expect(await page.evaluate(() => localStorage.getItem('authRedirect'))).toBeNull()
  })

  test('is not redirected to another site by a stored path', async ({ page, request }) => {
    const owner = await createOwner(request)
    await page.goto('/login')
    await page.evaluate(() => localStorage.setItem('authRedirect', '//evil.example/widgets'))
    await signInByForm(page, owner)
  })
})

test.describe('signing in', () => {
  test.use({ expectedConsoleErrors: /status of 400/ })

  test('with a wrong password or an unknown email says that email or password are incorrect', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request)
    await page.goto('/login')
    for (const email of [owner.email, 'nobody@studio.example']) {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill('wrong password')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(alert(page, 'Email or password are incorrect.')).toBeVisible()
      await page.reload()
    }
  })

  test('requires both fields, and focuses the first empty one', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Email is required.')).toBeVisible()
    await expect(page.getByText('Password is required.')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
  })
})

test.describe('signing up', () => {
  test('creates an owner without a company and opens the testimonials', async ({ page }) => {
    const sent = page.waitForRequest('**/goodword/user/sign-up')
    await signUp(page)
    const timeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect((await sent).postDataJSON()).toMatchObject({ organisationName: null, timeZone })
    await expect.poll(() => storedToken(page)).toEqual(expect.any(String))
  })

  test('with an aliased address is refused', async ({ page }) => {
    await page.goto('/sign-up')
    await fillSignUp(page, 'nora+test@studio.example')
    await expect(page.getByText('You cannot sign up with an aliased email address.')).toBeVisible()
    await expect(page).toHaveURL(/\/sign-up$/)
  })

  test.describe('with an email that already has an account', () => {
    test.use({ expectedConsoleErrors: /status of 4\d\d/ })

    test('does not reveal that the account exists', async ({ page, request }) => {
      const owner = await createOwner(request)
      await page.goto('/sign-up')
      await fillSignUp(page, owner.email)
      await expect(alert(page, 'An unexpected error occurred.')).toBeVisible()
    })
  })

  test.describe('when the response is lost', () => {
    test.use({ expectedConsoleErrors: /ERR_CONNECTION_RESET/ })

    test('can be retried with the same idempotency key and opens the testimonials', async ({ page }) => {
      const keys: (string | undefined)[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/user/sign-up')) keys.push(request.headers()['idempotency-key'])
      })
      await page.goto('/sign-up')
      await page.route(
        '**/goodword/user/sign-up',
        async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
      await fillSignUp(page, `nora.lost.${process.pid}@studio.example`)
      await expect(alert(page, 'An unexpected error occurred.')).toBeVisible()
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page).toHaveURL(/\/testimonial\/list$/)
      expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]])
    })
  })

  test.describe('when only the sign-in fails', () => {
    test.use({ expectedConsoleErrors: /ERR_FAILED/ })

    test('does not create the account twice', async ({ page }) => {
      let created = 0
      page.on('request', (request) => (created += Number(request.url().endsWith('/user/sign-up'))))
      await page.route('**/accounts:signInWithPassword*', (route) => route.abort(), { times: 1 })
      await page.goto('/sign-up')
      await fillSignUp(page, `nora.twice.${process.pid}@studio.example`)
      await expect(alert(page, 'An unexpected error occurred.')).toBeVisible()
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page).toHaveURL(/\/testimonial\/list$/)
      expect(created).toBe(1)
    })
  })
})

test.describe('a forgotten password', () => {
  test('is requested with the email in lower case, and the page says that an email was sent', async ({ page }) => {
    const reset = { json: { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: 'nora@studio.example' } }
    await page.route('**/accounts:sendOobCode*', (route) => route.fulfill(reset))
    await page.goto('/forgot-password')
    await page.getByLabel('Email').pressSequentially('Nora@Studio.Example')
    await expect(page.getByLabel('Email')).toHaveValue('nora@studio.example')
    const sent = page.waitForRequest('**/accounts:sendOobCode*')
    await page.getByRole('button', { name: 'Send reset email' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ requestType: 'PASSWORD_RESET', email: 'nora@studio.example' })
    await expect(page.getByText("Great! We've sent you an email to reset your password.")).toBeVisible()
  })

  test.describe('of an unknown email', () => {
    test.use({ expectedConsoleErrors: /status of 400/ })

    test('says that there is no user with that email', async ({ page }) => {
      const refusal = { status: 400, json: { error: { code: 400, message: 'EMAIL_NOT_FOUND' } } }
      await page.route('**/accounts:sendOobCode*', (route) => route.fulfill(refusal))
      await page.goto('/forgot-password')
      await page.getByLabel('Email').fill('nobody@studio.example')
      await page.getByRole('button', { name: 'Send reset email' }).click()
      await expect(alert(page, 'Cannot find user with that email.')).toBeVisible()
    })
  })
})

test.describe('an owner who is signed in', () => {
  test('stays signed in after a reload, and is redirected from the landing page to the testimonials', async ({
    page,
  }) => {
    await signInNewOwner(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Testimonials', exact: true })).toBeVisible()
    await page.goto('/')
    await expect(page).toHaveURL(/\/testimonial\/list$/)
  })

  test('sees an empty page instead of the landing page while the session is checked', async ({ page }) => {
    await signInNewOwner(page)
    const release = Promise.withResolvers<void>()
    await page.route('**/accounts:lookup*', async (route) => {
      await release.promise
      await route.continue()
    })
    const lookup = page.waitForRequest('**/accounts:lookup*')
    await page.goto('/')
    await lookup
    await expect(page.locator('#root')).toBeEmpty()
    release.resolve()
    await expect(page).toHaveURL(/\/testimonial\/list$/)
  })

  for (const path of ['/login', '/sign-up', '/forgot-password'])
    test(`is signed out by opening ${path}`, async ({ page }) => {
      await signInNewOwner(page)
      await page.goto(path)
      await expect(page.getByLabel('Email')).toBeVisible()
      await expect.poll(() => storedToken(page)).toBeNull()
    })

  test('logs out in every tab, and no session data stays in the browser', async ({ page, context }) => {
    await signInNewOwner(page)
    const other = await context.newPage()
    await other.goto('/settings/profile')
    await expect(other.getByLabel('First name')).toBeVisible()
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /firebase/i.test(key)))).toEqual([])
    await expect(other).toHaveURL(/\/login$/)
  })

  test('is signed in in every tab after signing in in one', async ({ page, context, request }) => {
    const owner = await createOwner(request)
    const other = await context.newPage()
    await other.goto('/login')
    await expect(other.getByLabel('Email')).toBeVisible()
    await signInByForm(page, owner)
    await expect(other).toHaveURL(/\/testimonial\/list$/)
  })

  test('changes the profile', async ({ page }) => {
    await rememberNewOwner(page)
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/settings\/profile$/)
    await page.getByLabel('Organisation name').fill('Feldmann Studio')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('button', { name: 'Account Nora Feldmann Feldmann Studio' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Organisation name')).toHaveValue('Feldmann Studio')
  })
})

test.describe('when the server refuses the token', () => {
  test.use({ expectedConsoleErrors: /status of 401/ })
  const refusal = { status: 401, json: { message: 'Sign in first.' } }

  test('the page retries once with a fresh token', async ({ page }) => {
    await rememberNewOwner(page)
    await page.route('**/goodword/user/me', (route) => route.fulfill(refusal), { times: 1 })
    const renewed = page.waitForRequest('**/securetoken.googleapis.com/v1/token*')
    await page.goto('/settings/profile')
    await renewed
    await expect(page.getByLabel('First name')).toHaveValue('Nora')
  })

  test('a second time, the page opens the login and returns to the same page after it', async ({ page }) => {
    const account = await rememberNewOwner(page)
    await page.route('**/goodword/user/me', (route) => route.fulfill(refusal), { times: 2 })
    await page.goto('/settings/profile')
    await expect(page).toHaveURL(/\/login$/)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password').fill(account.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/settings\/profile$/)
  })
})

test.describe('when the server fails to say who is signed in', () => {
  test.use({ expectedConsoleErrors: /status of 500/ })

  test('an error page lets the owner log out', async ({ page }) => {
    await rememberNewOwner(page)
    await page.route('**/goodword/user/me', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/testimonial/list')
    await expect(page.getByRole('heading', { name: 'Something unexpected happened.', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => storedToken(page)).toBeNull()
  })
})
