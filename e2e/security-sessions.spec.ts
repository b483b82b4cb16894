import { getSecurity } from '#shared/security.ts'
import { alert, logOut, storedToken, tooLongAgo } from './account.fixtures.ts'
import { expect, rememberNewOwner, test, trySignIn } from './fixtures.ts'
import { activity, dialog, openSecurity, sessions, signInElsewhere } from './security.fixtures.ts'

test.describe('a session', () => {
  // The refusals are on purpose.
  test.use({ expectedConsoleErrors: /status of 40[013]/ })

  test('ends only after signing in again, which begins a new session and ends the earlier one', async ({ page }) => {
    const owner = await rememberNewOwner(page)
    await openSecurity(page)
    const other = await signInElsewhere(page, owner)
    await page.reload()
    await page.route('**/user/sessions/*', tooLongAgo, { times: 1 })
    await page.getByRole('button', { name: /^End session: .*Chrome/ }).click()
    const confirmation = dialog(page, 'Confirm that it’s you')
    await expect(confirmation.getByLabel('Password')).toBeFocused()
    await expect(confirmation.getByRole('button', { name: 'Use a passkey instead' })).toBeHidden()
    await confirmation.getByLabel('Password').fill('not this one')
    await page.keyboard.press('Enter')
    await expect(confirmation.getByLabel('Password')).toHaveAccessibleDescription('That password is wrong.')
    await confirmation.getByLabel('Password').fill(owner.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Session ended.', { exact: true })).toBeVisible()
    // The header and this session: signing in again has ended the earlier one of this browser.
    await expect(sessions(page)).toHaveCount(2)
    expect((await page.request.get(getSecurity.path, { headers: { authorization: owner.token } })).status()).toBe(401)
    await other.close()
  })

  test('goes on if the owner gives up signing in again', async ({ page }) => {
    const owner = await rememberNewOwner(page)
    await openSecurity(page)
    const other = await signInElsewhere(page, owner)
    await page.reload()
    await page.route('**/user/sessions/*', tooLongAgo, { times: 1 })
    await page.getByRole('button', { name: /^End session: .*Chrome/ }).click()
    const confirmation = dialog(page, 'Confirm that it’s you')
    await expect(confirmation).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(confirmation).toBeHidden()
    await expect(sessions(page)).toHaveCount(3)
    await other.close()
  })

  test('that ends is signed out at its next call', async ({ page }) => {
    const owner = await rememberNewOwner(page)
    await openSecurity(page)
    const other = await signInElsewhere(page, owner)
    await page.reload()
    await expect(sessions(page).nth(1)).toContainText('This session')
    await page.getByRole('button', { name: /^End session: .*Chrome/ }).click()
    await expect(page.getByText('Session ended.', { exact: true })).toBeVisible()
    await expect(sessions(page)).toHaveCount(2)
    await expect(page.getByRole('group', { name: 'Sessions' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'End all other sessions' })).toHaveCount(0)

    await other.getByRole('link', { name: 'Widgets', exact: true }).click()
    await expect(other).toHaveURL(/\/login$/)
    await expect(alert(other, 'Your session has ended. Sign in again.')).toBeVisible()
    await other.close()
  })

  test('can end all others', async ({ page, request }) => {
    const owner = await rememberNewOwner(page)
    await trySignIn(request, owner)
    await trySignIn(request, owner)
    await openSecurity(page)
    await expect(sessions(page)).toHaveCount(4)
    await page.getByRole('button', { name: 'End all other sessions' }).click()
    await expect(page.getByText('2 sessions ended.')).toBeVisible()
    await expect(sessions(page)).toHaveCount(2)
    await expect(activity(page).first()).toContainText('All other sessions ended')
  })

  test('ends at the server when its owner logs out', async ({ page, request }) => {
    await rememberNewOwner(page)
    await openSecurity(page)
    const token = await storedToken(page)
    const read = () => request.get('/goodword/user/me', { headers: { authorization: `Bearer ${token}` } })
    expect((await read()).status()).toBe(200)
    await logOut(page)
    expect((await read()).status()).toBe(401)
  })

  test('ends in the browser within seconds when the server does not answer', async ({ page }) => {
    await rememberNewOwner(page)
    await openSecurity(page)
    await page.route('**/goodword/user/sign-out', () => new Promise<void>(() => {}))
    await logOut(page)
    await expect.poll(() => storedToken(page)).toBeNull()
  })

  test.describe('without a network', () => {
    test.use({ expectedConsoleErrors: /ERR_FAILED/ })

    test('ends in the browser', async ({ page }) => {
      await rememberNewOwner(page)
      await openSecurity(page)
      await page.route('**/goodword/user/sign-out', (route) => route.abort())
      await logOut(page)
      await expect.poll(() => storedToken(page)).toBeNull()
    })
  })
})
