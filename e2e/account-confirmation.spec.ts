import { alert, CONFIRMATION, heading, newestLink, readConfirmation } from './account.fixtures.ts'
import { createOwner, expect, test, rememberOwner } from './fixtures.ts'

test.describe('the link that confirms an email address', () => {
  test('confirms the address and links to the login page', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await readConfirmation(request, owner)
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

  test('links to the testimonials when the owner is signed in', async ({ page, request }) => {
    const owner = await createOwner(request)
    await rememberOwner(page, owner)
    const { code } = await readConfirmation(request, owner)
    await page.goto(`/reset-password?mode=verifyEmail&oobCode=${encodeURIComponent(code)}`)
    await expect(heading(page, 'Your email is confirmed')).toBeVisible()
    await expect(page).toHaveURL(/\/verify-email$/)
    await page.getByRole('link', { name: 'Go to your testimonials' }).click()
    await expect(page).toHaveURL(/\/testimonial\/list$/)
  })

  test.describe('when it is used again', () => {
    test.use({ expectedConsoleErrors: /status of 400/ })

    test('still shows a signed-in owner that the address is confirmed, and tells others that it no longer works', async ({
      page,
      request,
      browser,
    }) => {
      const owner = await createOwner(request)
      await rememberOwner(page, owner)
      const { path } = await readConfirmation(request, owner)
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
      await readConfirmation(request, owner)
      await page.goto('/verify-email?oobCode=abc')
      await page.getByRole('button', { name: 'Send a new email' }).click()
      await expect(page.getByRole('status')).toHaveText(`We’ve sent a new email to ${owner.email}`)
      await newestLink(request, { email: owner.email, subject: CONFIRMATION, emails: 2 })
    })
  })

  test('says that it is incomplete when it has no code', async ({ page }) => {
    await page.goto('/verify-email')
    await expect(heading(page, 'This link is incomplete')).toBeVisible()
  })
})

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ })

  test('an email address can be confirmed on the second attempt', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await readConfirmation(request, owner)
    await page.route('**/accounts:resetPassword*', (route) => route.abort(), { times: 1 })
    await page.goto(path)
    await expect(alert(page, 'Check your connection and try again.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Your email is confirmed')).toBeVisible()
  })
})

test('the owner confirms the email address from the profile, which then no longer asks for it', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request)
  await rememberOwner(page, owner)
  await readConfirmation(request, owner)
  await page.goto('/settings/profile')
  await page.getByRole('button', { name: 'Send a confirmation email' }).click()
  await expect(page.getByText('We’ve sent you an email to confirm your address.')).toBeVisible()
  const { path } = await newestLink(request, { email: owner.email, subject: CONFIRMATION, emails: 2 })
  await page.goto(path)
  await expect(heading(page, 'Your email is confirmed')).toBeVisible()
  await page.goto('/settings/profile')
  await expect(page.getByText(`You sign in as ${owner.email}.`)).toBeVisible()
  await expect(page.getByText('Not confirmed yet.')).toHaveCount(0)
})
