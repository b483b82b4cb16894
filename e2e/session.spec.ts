import {
  alert,
  breakToken,
  changePasswordElsewhere,
  delayFirstResponse,
  fillSignIn,
  heading,
  logOut,
  savedPath,
  storedToken,
} from './account.fixtures.ts'
import { createOwner, createRequest, expect, signIn, signUp, test, rememberOwner } from './fixtures.ts'
import { pauseClock } from './retry.fixtures.ts'

test.describe('a token that expires while the owner works', () => {
  test.use({ expectedConsoleErrors: /status of 40[01]/ })

  test('is renewed, and the input is kept', async ({ page, request }) => {
    await rememberOwner(page, await createOwner(request))
    await page.goto('/settings/profile')
    await page.getByLabel('Organisation name').fill('Feldmann Studio')
    await breakToken(page)
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.request().method() === 'PUT') answers.push(response.status())
    })
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('banner')).toContainText('Feldmann Studio')
    expect(answers).toEqual([401, 200])
    await expect.poll(() => storedToken(page)).not.toMatch(/x$/)
    await expect(page).toHaveURL(/\/settings\/profile$/)
  })

  test('leads to the login and back when it cannot be renewed after a password change', async ({ page, request }) => {
    const owner = await createOwner(request)
    await rememberOwner(page, owner)
    await page.goto('/settings/profile?from=mail')
    await page.getByLabel('Organisation name').fill('Feldmann Studio')
    await changePasswordElsewhere(request, { email: owner.email, password: 'a brand new one' })
    await breakToken(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect.poll(() => storedToken(page)).toBeNull()
    await expect.poll(() => savedPath(page)).toBe('/settings/profile?from=mail')
    await fillSignIn(page, { ...owner, password: 'a brand new one' })
    await expect(page).toHaveURL(/\/settings\/profile\?from=mail$/)
    await expect(page.getByLabel('First name')).toHaveValue('Nora')
    await expect.poll(() => savedPath(page)).toBeNull()
  })

  test('leads to the login and back when the server refuses every call', async ({ page, request }) => {
    const owner = await createOwner(request)
    await rememberOwner(page, owner)
    await page.route('**/goodword/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer nonsense' } }),
    )
    await page.goto('/widgets')
    await expect(page).toHaveURL(/\/login$/)
    await page.unrouteAll()
    await fillSignIn(page, owner)
    await expect(page).toHaveURL(/\/widgets$/)
  })
})

test.describe('a session that cannot start', () => {
  test.use({ expectedConsoleErrors: /status of 50\d|ERR_FAILED/ })

  test('shows an error page that lets the owner log out when the sign-in SDK cannot be loaded', async ({
    page,
    request,
  }) => {
    await rememberOwner(page, await createOwner(request))
    await page.route('**/firebase-identity*.js', (route) => route.abort())
    await page.goto('/testimonial/list')
    await expect(heading(page, 'Something unexpected happened.')).toBeVisible()
    await page.getByRole('link', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => storedToken(page)).toBeNull()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  test('starts after a retry when the server failed', async ({ page, request }) => {
    await rememberOwner(page, await createOwner(request))
    await page.clock.install()
    await page.route('**/goodword/user/me', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/settings/profile')
    await expect(heading(page, 'Something unexpected happened.')).toBeVisible()
    await pauseClock(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.clock.resume()
    await expect(page.getByLabel('First name')).toHaveValue('Nora')
  })
})

test.describe('logging out', () => {
  test('shows a message while the service is slow, and clears the stored session and path', async ({
    page,
    request,
  }) => {
    await signIn(page, await createOwner(request))
    await page.evaluate(() => localStorage.setItem('authRedirect', '/settings/profile'))
    const lookUp = await delayFirstResponse(page, '**/accounts:lookup*')
    await page.goto('/logout')
    await lookUp.arrived
    await expect(page.getByText('Logging you out...')).toBeVisible()
    lookUp.release()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => savedPath(page)).toBeNull()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  test('hides the owner’s data from the back button', async ({ page, request }) => {
    const owner = await createOwner(request)
    await createRequest(request, owner, { customerName: 'Client of Nora' })
    await signIn(page, owner)
    await expect(page.getByText('Client of Nora', { exact: true })).toBeVisible()
    await logOut(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Client of Nora', { exact: true })).toHaveCount(0)
  })
})

test('the back button after signing in skips the login page, which would sign the owner out', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request)
  await page.goto('/privacy-policy')
  await page.goto('/login')
  await fillSignIn(page, owner)
  await expect(page).toHaveURL(/\/testimonial\/list$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/privacy-policy$/)
  await expect.poll(() => storedToken(page)).toEqual(expect.any(String))
})

test('the login page appears while the session is still being checked', async ({ page, request }) => {
  const owner = await createOwner(request)
  await signIn(page, owner)
  const lookUp = await delayFirstResponse(page, '**/accounts:lookup*')
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect.poll(() => storedToken(page)).toBeNull()
  await lookUp.arrived
  lookUp.release()
  await fillSignIn(page, owner)
  await expect(page).toHaveURL(/\/testimonial\/list$/)
})

test('signing in works with the keyboard alone', async ({ page, request }) => {
  const owner = await createOwner(request)
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  const reached: string[] = []
  for (const text of ['', '', owner.email, '', owner.password, '']) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.localName || ''),
    )
    await page.keyboard.type(text)
  }
  expect(reached).toEqual([
    expect.stringContaining('Goodword'),
    'Create an account',
    'input',
    'Forgot your password?',
    'input',
    'Show password',
  ])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/testimonial\/list$/)
})

test.describe('on a slow line', () => {
  test('pressing Sign in several times makes one call, and the input stays', async ({ page, request }) => {
    const owner = await createOwner(request)
    let tries = 0
    page.on('request', (sent) => (tries += Number(sent.url().includes('signInWithPassword'))))
    const answer = await delayFirstResponse(page, '**/accounts:signInWithPassword*')
    await page.goto('/login')
    await fillSignIn(page, owner)
    await answer.arrived
    await page.getByRole('button', { name: 'Sign in' }).click({ force: true })
    await page.getByLabel('Password').press('Enter')
    await expect(page.getByLabel('Email')).toHaveValue(owner.email)
    answer.release()
    await expect(page).toHaveURL(/\/testimonial\/list$/)
    expect(tries).toBe(1)
  })
})

test('a new account is signed in automatically, and stays signed in after a reload', async ({ page }) => {
  await signUp(page)
  await page.reload()
  await expect(heading(page, 'Testimonials')).toBeVisible()
  await expect(alert(page, 'error')).toHaveCount(0)
})
