import { alert, askForReset, askForVerification, fillSignIn, heading, storedToken } from './account.fixtures.ts'
import { createOwner, expect, emailsTo, signIn, test, rememberOwner } from './fixtures.ts'

const passwordField = 'New password'
const change = { name: 'Change password' }

test.describe('a new password', () => {
  test('is chosen by the link of the mail that was asked for, and signs in', async ({ page, request }) => {
    const owner = await createOwner(request)
    await page.goto('/login')
    await page.getByLabel('Email').fill(owner.email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(owner.email)
    await page.getByRole('button', { name: 'Send reset email' }).click()
    await expect(page.getByText("Great! We've sent you an email to reset your password.")).toBeVisible()
    await expect.poll(async () => (await emailsTo(request, owner.email)).length).toBe(1)
    const [sentEmail] = await emailsTo(request, owner.email)
    await page.goto(/https?:\S+oobCode=\S+/.exec(sentEmail?.text ?? '')?.[0] ?? '')
    await expect(page.getByText(`For ${owner.email}`)).toBeVisible()
    await page.getByLabel(passwordField).fill('a brand new one')
    await page.getByRole('button', change).click()
    await expect(heading(page, 'Your password has been changed')).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(owner.email)
    await expect(page.getByLabel('Password')).toBeFocused()
    await page.keyboard.type('a brand new one')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/testimonial\/list$/)
  })

  test('takes its code out of the address bar, and out of the Referer of all that follows', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request)
    const { path, code } = await askForReset(request, owner.email)
    const referers: string[] = []
    page.on('request', (sent) => {
      if (/accounts:|\/goodword\/|firebase-identity/.test(sent.url())) referers.push(sent.headers()['referer'] ?? '')
    })
    await page.goto(path)
    await expect(page.getByLabel(passwordField)).toBeVisible()
    await expect(page).toHaveURL(/\/reset-password$/)
    expect(referers).not.toEqual([])
    expect(referers.filter((referer) => decodeURIComponent(referer).includes(code))).toEqual([])
  })

  test('can still be chosen after the page was loaded again', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await askForReset(request, owner.email)
    await page.goto(path)
    await expect(page.getByLabel(passwordField)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`For ${owner.email}`)).toBeVisible()
  })

  test('is understood in the manner of the hosted service too', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { code } = await askForReset(request, owner.email)
    const query = new URLSearchParams({ mode: 'resetPassword', oobCode: code, apiKey: 'k', lang: 'en' })
    await page.goto(`/verify-email?${query}`)
    await expect(page.getByText(`For ${owner.email}`)).toBeVisible()
    await expect(page).toHaveURL(/\/reset-password$/)
  })

  test('signs nobody out before it is set, and out of every tab then', async ({ page, context, request }) => {
    const owner = await createOwner(request)
    const { path } = await askForReset(request, owner.email)
    await signIn(page, owner)
    const other = await context.newPage()
    await other.goto(path)
    await expect(other.getByLabel(passwordField)).toBeVisible()
    expect(await storedToken(page)).toEqual(expect.any(String))
    await other.getByLabel(passwordField).fill('a brand new one')
    await other.getByRole('button', change).click()
    await expect(heading(other, 'Your password has been changed')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    expect(await storedToken(page)).toBeNull()
  })

  test('must have what the service asks for, and says what is missing', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await askForReset(request, owner.email)
    await page.goto(path)
    await expect(page.getByText('At least 6 characters')).toContainText('missing')
    await page.getByLabel(passwordField).fill('abc')
    await page.getByRole('button', change).click()
    await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible()
    await expect(page.getByLabel(passwordField)).toBeFocused()
    await page.keyboard.type('def')
    await expect(page.getByText('At least 6 characters')).toContainText('done')
  })

  test('is shown and hidden again, by the keyboard too', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await askForReset(request, owner.email)
    await page.goto(path)
    await page.getByLabel(passwordField).fill('a brand new one')
    await expect(page.getByLabel(passwordField)).toHaveAttribute('type', 'password')
    await page.getByLabel(passwordField).press('Tab')
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByLabel(passwordField)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(page.getByLabel(passwordField)).toHaveAttribute('type', 'password')
    await expect(page.getByLabel(passwordField)).toHaveValue('a brand new one')
  })
})

test.describe('a link for a new password that leads nowhere', () => {
  test.use({ expectedConsoleErrors: /status of 400/ })

  test('because it was used says so and leads to another one', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await askForReset(request, owner.email)
    await page.goto(path)
    await page.getByLabel(passwordField).fill('a brand new one')
    await page.getByRole('button', change).click()
    await expect(heading(page, 'Your password has been changed')).toBeVisible()
    await page.goto(path)
    await expect(heading(page, 'This link no longer works')).toBeVisible()
    await page.getByRole('link', { name: 'Get a new email' }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)
  })

  test('because it was used meanwhile, in another window, says so as well', async ({ page, request, browser }) => {
    const owner = await createOwner(request)
    const { path } = await askForReset(request, owner.email)
    await page.goto(path)
    await expect(page.getByLabel(passwordField)).toBeVisible()
    const other = await browser.newPage()
    await other.goto(new URL(path, page.url()).href)
    await other.getByLabel(passwordField).fill('a brand new one')
    await other.getByRole('button', change).click()
    await expect(heading(other, 'Your password has been changed')).toBeVisible()
    await other.close()
    await page.getByLabel(passwordField).fill('one more password')
    await page.getByRole('button', change).click()
    await expect(heading(page, 'This link no longer works')).toBeVisible()
  })

  test('because it ran out says so', async ({ page }) => {
    const refusal = { status: 400, json: { error: { code: 400, message: 'EXPIRED_OOB_CODE' } } }
    await page.route('**/accounts:resetPassword*', (route) => route.fulfill(refusal))
    await page.goto('/reset-password?oobCode=abc')
    await expect(heading(page, 'This link has expired')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get a new email' })).toBeVisible()
  })

  test('because it is for something else says so', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { code } = await askForVerification(request, owner)
    await page.goto(`/reset-password?oobCode=${encodeURIComponent(code)}`)
    await expect(heading(page, 'This link no longer works')).toBeVisible()
  })

  for (const query of ['', '?oobCode=', `?oobCode=${'a'.repeat(600)}`, '?mode=signIn&oobCode=abc'])
    test(`because it is incomplete says so, as ${query.slice(0, 30) || 'without any code'}`, async ({ page }) => {
      let calls = 0
      page.on('request', (sent) => (calls += Number(sent.url().includes('accounts:'))))
      await page.goto(`/reset-password${query}`)
      await expect(heading(page, 'This link is incomplete')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Get a new email' })).toBeVisible()
      expect(calls).toBe(0)
    })
})

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ })

  test('the link of a new password can be tried again', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await askForReset(request, owner.email)
    await page.route('**/accounts:resetPassword*', (route) => route.abort(), { times: 1 })
    await page.goto(path)
    await expect(alert(page, 'Check your connection and try again.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel(passwordField)).toBeVisible()
  })

  test('nothing typed is lost when the new password cannot be set', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await askForReset(request, owner.email)
    await page.goto(path)
    await page.getByLabel(passwordField).fill('a brand new one')
    await page.route('**/accounts:resetPassword*', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', change).click()
    await expect(alert(page, 'An unexpected error occurred.')).toContainText('Check your connection and try again.')
    await page.getByRole('button', change).click()
    await expect(heading(page, 'Your password has been changed')).toBeVisible()
  })

  test('an address can be confirmed in a second try', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await askForVerification(request, owner)
    await page.route('**/accounts:resetPassword*', (route) => route.abort(), { times: 1 })
    await page.goto(path)
    await expect(alert(page, 'Check your connection and try again.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Your email is confirmed')).toBeVisible()
  })
})

test.describe('the link that confirms an address', () => {
  test('says so and leads to the login', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await askForVerification(request, owner)
    await page.goto(path)
    await expect(heading(page, 'Your email is confirmed')).toBeVisible()
    await expect(page.getByRole('status')).toContainText(owner.email)
    await expect(page).toHaveURL(/\/verify-email$/)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(owner.email)
    await page.getByLabel('Password').fill(owner.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/testimonial\/list$/)
  })

  test('opened by whoever is signed in leads on to the testimonials', async ({ page, request }) => {
    const owner = await createOwner(request)
    await signIn(page, owner)
    const { code } = await askForVerification(request, owner)
    await page.goto(`/reset-password?mode=verifyEmail&oobCode=${encodeURIComponent(code)}`)
    await expect(heading(page, 'Your email is confirmed')).toBeVisible()
    await expect(page).toHaveURL(/\/verify-email$/)
    await page.getByRole('link', { name: 'Go to your testimonials' }).click()
    await expect(page).toHaveURL(/\/testimonial\/list$/)
  })

  test.describe('for the second time', () => {
    test.use({ expectedConsoleErrors: /status of 400/ })

    test('still says so to whoever is signed in, and to others that it was used', async ({
      page,
      request,
      browser,
    }) => {
      const owner = await createOwner(request)
      await signIn(page, owner)
      const { path } = await askForVerification(request, owner)
      await page.goto(path)
      await expect(heading(page, 'Your email is confirmed')).toBeVisible()
      await page.goto(path)
      await expect(heading(page, 'Your email is confirmed')).toBeVisible()
      const other = await browser.newPage()
      await other.goto(new URL(path, page.url()).href)
      await expect(heading(other, 'This link no longer works')).toBeVisible()
      await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible()
      await other.close()
    })

    test('can be sent again to an owner whose address is not confirmed', async ({ page, request }) => {
      const owner = await createOwner(request)
      await rememberOwner(page, owner)
      await page.goto('/verify-email?oobCode=abc')
      await page.getByRole('button', { name: 'Send a new email' }).click()
      await expect(page.getByRole('status')).toHaveText(`We’ve sent a new email to ${owner.email}`)
      await expect.poll(async () => (await emailsTo(request, owner.email)).length).toBe(1)
    })
  })

  test('without a code is incomplete', async ({ page }) => {
    await page.goto('/verify-email')
    await expect(heading(page, 'This link is incomplete')).toBeVisible()
  })
})

test('an old password no longer signs in after the reset', async ({ browser, page, request }) => {
  const owner = await createOwner(request)
  const { path } = await askForReset(request, owner.email)
  await page.goto(path)
  await page.getByLabel(passwordField).fill('a brand new one')
  await page.getByRole('button', change).click()
  await expect(heading(page, 'Your password has been changed')).toBeVisible()
  const other = await browser.newPage()
  await other.goto(new URL('/login', page.url()).href)
  await fillSignIn(other, owner)
  await expect(alert(other, 'Email or password are incorrect.')).toBeVisible()
  await other.close()
})

test('an address is confirmed from the profile, which then says no more of it', async ({ page, request }) => {
  const owner = await createOwner(request)
  await rememberOwner(page, owner)
  await page.goto('/settings/profile')
  await page.getByRole('button', { name: 'Send a confirmation email' }).click()
  await expect(page.getByText('We’ve sent you an email to confirm your address.')).toBeVisible()
  await expect.poll(async () => (await emailsTo(request, owner.email)).length).toBe(1)
  const [sentEmail] = await emailsTo(request, owner.email)
  await page.goto(/https?:\S+oobCode=\S+/.exec(sentEmail?.text ?? '')?.[0] ?? '')
  await expect(heading(page, 'Your email is confirmed')).toBeVisible()
  await page.goto('/settings/profile')
  await expect(page.getByText(`You sign in as ${owner.email}.`)).toBeVisible()
  await expect(page.getByText('Not confirmed yet.')).toHaveCount(0)
})
