import type { Page } from '@playwright/test'
import { ACCOUNT_CLOSED } from '#shared/constants.ts'
import { alert, fillSignIn, heading, logOut, storedToken } from './account.fixtures.ts'
import { activity, dialog, openSecurity, sessions, signInElsewhere } from './security.fixtures.ts'
import {
  createOwner,
  emailsTo,
  expect,
  newAddress,
  rememberNewOwner,
  signInByForm,
  test,
  trySignIn,
} from './fixtures.ts'

async function changePassword(page: Page, { from, to }: { from: string; to: string }) {
  await page.getByRole('button', { name: 'Change password' }).click()
  await dialog(page, 'Change password').getByLabel('Current password').fill(from)
  await dialog(page, 'Change password').getByLabel('New password').fill(to)
  await dialog(page, 'Change password').getByRole('button', { name: 'Change password' }).click()
}

async function requestEmailChange(page: Page, { to, password }: { to: string; password: string }) {
  await page.getByRole('button', { name: 'Change email' }).click()
  await dialog(page, 'Change email').getByLabel('New email').fill(to)
  await dialog(page, 'Change email').getByLabel('Password').fill(password)
  await dialog(page, 'Change email').getByRole('button', { name: 'Send link' }).click()
}

/** The path of the link in the newest email to an address. */
async function linkSentTo(page: Page, address: string, emails = 1): Promise<string> {
  await expect.poll(async () => (await emailsTo(page.request, address)).length).toBe(emails)
  const [message] = await emailsTo(page.request, address)
  const link = /https?:\S+oobCode=\S+/.exec(message?.text ?? '')?.[0]
  if (!link) throw new Error(`There is no link in the email to ${address}.`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

test.describe('the password', () => {
  test('can be changed, which ends the session in another browser', async ({ page }) => {
    const owner = await rememberNewOwner(page)
    await openSecurity(page)
    const other = await signInElsewhere(page, owner)
    await page.reload()
    await expect(sessions(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(dialog(page, 'Change password')).toContainText('You stay signed in here. Your other session ends.')
    await expect(page.getByLabel('Current password')).toBeFocused()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await changePassword(page, { from: owner.password, to: 'honey and salt' })
    await expect(page.getByText('Password changed. 1 session ended.')).toBeVisible()
    await expect(sessions(page)).toHaveCount(2)
    await expect(activity(page).first()).toContainText('Password changed')

    await other.getByRole('link', { name: 'Widgets', exact: true }).click()
    await expect(other).toHaveURL(/\/login$/)
    await other.close()

    await page.reload()
    await expect(sessions(page)).toHaveCount(2)
    await logOut(page)
    await signInByForm(page, { ...owner, password: 'honey and salt' })
    expect((await trySignIn(page.request, owner)).ok()).toBe(false)
  })

  test('can be changed without signing out another tab', async ({ page }) => {
    const owner = await rememberNewOwner(page)
    await openSecurity(page)
    const tab = await page.context().newPage()
    await tab.goto('/testimonial/list')
    await expect(heading(tab, 'Testimonials')).toBeVisible()
    await changePassword(page, { from: owner.password, to: 'honey and salt' })
    await expect(page.getByText('Password changed.')).toBeVisible()
    await tab.getByRole('link', { name: 'Settings' }).click()
    await expect(tab.getByLabel('First name')).toHaveValue('Nora')
    await page.reload()
    await expect(sessions(page)).toHaveCount(2)
    await tab.close()
  })

  test.describe('when it is refused', () => {
    test.use({ expectedConsoleErrors: /status of 400/ })

    test('says why beside the field, and keeps the input', async ({ page }) => {
      const owner = await rememberNewOwner(page)
      await openSecurity(page)
      await changePassword(page, { from: 'not this one', to: 'honey and salt' })
      await expect(dialog(page, 'Change password')).toContainText('That password is wrong.')
      await expect(page.getByLabel('Current password')).toBeFocused()

      await page.getByLabel('Current password').fill(owner.password)
      const submit = dialog(page, 'Change password').getByRole('button', { name: 'Change password' })
      for (const [password, reason] of [
        ['short', 'Password must be at least 8 characters long.'],
        ['Nora Feldmann', 'Choose a password that is not your name or email address.'],
        ['password', 'This password is too common. Choose one that others don’t use.'],
      ] as const) {
        await page.getByLabel('New password').fill(password)
        await submit.click()
        await expect(dialog(page, 'Change password')).toContainText(reason)
        await expect(page.getByLabel('New password')).toBeFocused()
        await expect(page.getByLabel('New password')).toHaveValue(password)
      }
      expect((await trySignIn(page.request, owner)).ok()).toBe(true)
    })
  })
})

test.describe('the email', () => {
  test('changes when the link in the email is opened', async ({ page }) => {
    const owner = await rememberNewOwner(page)
    const to = newAddress('hello')
    await openSecurity(page)
    await requestEmailChange(page, { to, password: owner.password })
    await expect(page.getByText('Waiting to be confirmed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change email' })).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Sign-in' })).toBeFocused()
    await linkSentTo(page, to)
    await page.getByRole('button', { name: `Resend email to ${to}` }).click()
    await expect(page.getByText('Email sent.')).toBeVisible()
    const link = await linkSentTo(page, to, 2)
    await page.reload()
    await expect(page.getByText('Waiting to be confirmed')).toBeVisible()
    // Entering the password began a new session in place of the earlier one.
    await expect(sessions(page)).toHaveCount(2)

    await page.goto(link)
    await expect(heading(page, 'Your email has been changed')).toBeVisible()
    await openSecurity(page)
    const signIn = page.getByRole('region', { name: 'Sign-in' })
    await expect(signIn.getByRole('listitem').first()).toContainText(`${to}Confirmed`)
    await expect(signIn).toContainText(`The link we sent to ${owner.email} can undo it until`)
    await expect(signIn.getByText('Waiting to be confirmed')).toHaveCount(0)
    await logOut(page)
    await signInByForm(page, { ...owner, email: to })
  })

  test.describe('when its change is cancelled', () => {
    test.use({ expectedConsoleErrors: /status of 400/ })

    test('stays, and the link that was sent no longer works', async ({ page }) => {
      const owner = await rememberNewOwner(page)
      const to = newAddress('hello')
      await openSecurity(page)
      await requestEmailChange(page, { to, password: 'not this one' })
      await expect(dialog(page, 'Change email')).toContainText('That password is wrong.')
      await dialog(page, 'Change email').getByLabel('Password').fill(owner.password)
      await dialog(page, 'Change email').getByRole('button', { name: 'Send link' }).click()
      const link = await linkSentTo(page, to)
      await page.getByRole('button', { name: `Cancel the change to ${to}` }).click()
      await expect(page.getByText('Change cancelled.')).toBeVisible()
      await expect(page.getByText('Waiting to be confirmed')).toHaveCount(0)
      await expect(page.getByRole('list', { name: 'Sign-in' })).toBeFocused()
      await page.goto(link)
      await expect(heading(page, 'This link no longer works')).toBeVisible()
      expect((await trySignIn(page.request, owner)).ok()).toBe(true)
    })
  })

  test.describe('when the password was entered too long ago', () => {
    test.use({ expectedConsoleErrors: /status of 400/ })

    test('gets another link only after the password is entered again', async ({ page }) => {
      const owner = await rememberNewOwner(page)
      const to = newAddress('hello')
      await openSecurity(page)
      await requestEmailChange(page, { to, password: owner.password })
      await linkSentTo(page, to)
      await page.route(
        '**/accounts:sendOobCode*',
        (route) =>
          route.fulfill({ status: 400, json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } } }),
        { times: 1 },
      )
      await page.getByRole('button', { name: `Resend email to ${to}` }).click()
      await expect(dialog(page, 'Change email').getByLabel('New email')).toHaveValue(to)
      await dialog(page, 'Change email').getByLabel('Password').fill(owner.password)
      await dialog(page, 'Change email').getByRole('button', { name: 'Send link' }).click()
      await linkSentTo(page, to, 2)
    })
  })

  test('must be another one, without a plus sign', async ({ page }) => {
    const owner = await rememberNewOwner(page)
    await openSecurity(page)
    await requestEmailChange(page, { to: owner.email, password: owner.password })
    await expect(dialog(page, 'Change email')).toContainText('You sign in with this email already.')
    await dialog(page, 'Change email').getByLabel('New email').fill('nora+work@studio.example')
    await expect(dialog(page, 'Change email')).toContainText(
      'Leave out the plus sign and what follows it, like “+tag” in name+tag@example.com.',
    )
  })
})

test.describe('an account that was closed', () => {
  test.use({ expectedConsoleErrors: /status of 401/ })

  test('says so on the login page', async ({ page, request }) => {
    const owner = await createOwner(request)
    await page.route('**/goodword/user/me', (route) =>
      route.fulfill({ status: 401, json: { code: ACCOUNT_CLOSED, message: 'This account was closed.' } }),
    )
    await page.goto('/login')
    await fillSignIn(page, owner)
    await expect(alert(page, 'This account was closed.')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await expect.poll(() => storedToken(page)).toBeNull()

    await page.unrouteAll()
    await fillSignIn(page, owner)
    await expect(page).toHaveURL(/\/testimonial\/list$/)
  })
})
