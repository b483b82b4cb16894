import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { alert, requestPasswordReset, readConfirmation, fillSignIn, fillSignUp, heading } from './account.fixtures.ts'
import { createOwner, expect, test, rememberOwner } from './fixtures.ts'

const strictPolicy = {
  customStrengthOptions: {
    minPasswordLength: 12,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: ['!', '?'],
  enforcementState: 'ENFORCE',
  schemaVersion: 1,
}

test.describe('in both themes and at two widths', () => {
  test.use({ expectedConsoleErrors: /status of 4\d\d|ERR_FAILED/ })

  test('the login and sign-up pages are accessible and fit the window, with and without errors', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request)
    await page.route('**/accounts:signInWithPassword*', (route) => route.abort(), { times: 1 })
    await page.goto('/login')
    await fillSignIn(page, owner)
    await expect(alert(page, 'Check your connection')).toBeVisible()
    await page.getByRole('button', { name: 'Show password' }).click()
    await expectAccessibleAndNoOverflow(page)
    await page.route('**/v2/passwordPolicy*', (route) => route.fulfill({ json: strictPolicy }))
    await page.goto('/sign-up')
    // The identity service is asked when somebody begins to fill in the form.
    await page.getByLabel('Email').focus()
    await expect(page.getByText('A symbol')).toBeVisible()
    await fillSignUp(page, { ...owner, password: 'abcdefgh' })
    await expect(
      page.getByText(
        'Password must have at least 12 characters, an uppercase letter, a number, and a symbol, like ! or ?.',
      ),
    ).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    await page.getByLabel('Password').fill('Abcdefghijk1!')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(alert(page, 'If you have an account')).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
  })

  test('the pages for a new password are accessible and fit the window', async ({ page, request }) => {
    const owner = await createOwner(request)
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(owner.email)
    await page.getByRole('button', { name: 'Send reset email' }).click()
    await expect(page.getByText('Great!')).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    const { path } = await requestPasswordReset(request, owner.email, 2)
    await page.goto(path)
    await page.getByLabel('New password').fill('abc')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    await page.getByLabel('New password').fill('a brand new one')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(heading(page, 'Your password has been changed')).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    await page.goto(path)
    await expect(heading(page, 'This link no longer works')).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
  })

  test('the pages that confirm an email address are accessible and fit the window, also with a long address', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request)
    await page.goto('/verify-email?oobCode=abc')
    await expect(heading(page, 'This link no longer works')).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    await rememberOwner(page, owner)
    await page.goto('/verify-email?oobCode=abc')
    await expect(page.getByRole('button', { name: 'Send a new email' })).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    const { path } = await readConfirmation(request, owner)
    await page.route('**/accounts:resetPassword*', async (route) => {
      const response = await route.fetch()
      const email = `${'a-very-long-name-'.repeat(3)}@${'studio-'.repeat(6)}.example`
      await route.fulfill({ response, json: { ...(await response.json()), email } })
    })
    await page.goto(path)
    await expect(heading(page, 'Your email is confirmed')).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
  })
})
