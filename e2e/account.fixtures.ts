import type { APIRequestContext, Page, Route } from '@playwright/test'
import { type Account, expect, emailsTo } from './fixtures.ts'

export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('firebaseToken'))
export const savedPath = (page: Page) => page.evaluate(() => localStorage.getItem('authRedirect'))

export async function fillSignIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function fillSignUp(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Feldmann')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Refuses as the server does more than 5 minutes after a sign-in. */
export const tooLongAgo = (route: Route) =>
  route.fulfill({ status: 403, json: { code: 'security.sign_in_again', message: 'Confirm that it’s you.' } })

/** React has taken over what the build rendered. Before that, a link loads its page anew, without what was typed. */
export async function isHydrated(page: Page): Promise<void> {
  await expect(page.locator('#root[data-page]')).toHaveCount(0)
  await expect(page.locator('#root')).not.toBeEmpty()
}

const identity = (operation: string) => `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=embedded`

/** The newest emailed link with a code. Waits until the address has received `emails` emails of that subject. */
export async function newestLink(
  request: APIRequestContext,
  { email, subject, emails = 1 }: { email: string; subject: string; emails?: number },
) {
  const received = async () => (await emailsTo(request, email)).filter((one) => one.subject === subject)
  await expect.poll(async () => (await received()).length).toBe(emails)
  const [message] = await received()
  const link = /https?:\S+oobCode=\S+/.exec(message?.text ?? '')?.[0]
  if (!link) throw new Error(`There is no link in the email to ${email}.`)
  const { pathname, search } = new URL(link)
  return { path: pathname + search, code: new URLSearchParams(search).get('oobCode') ?? '' }
}

/** Requests the email with the link for a new password, and reads the link. */
export async function requestPasswordReset(request: APIRequestContext, email: string, emails = 1) {
  await request.post(identity('sendOobCode'), { data: { requestType: 'PASSWORD_RESET', email } })
  return newestLink(request, { email, subject: 'Reset your Goodword password', emails })
}

export const CONFIRMATION = 'Confirm your Goodword email address'

/** The link that confirms the owner's address, from the email that the sign-up sent. */
export const readConfirmation = (request: APIRequestContext, { email }: Pick<Account, 'email'>) =>
  newestLink(request, { email, subject: CONFIRMATION })

/** Sets a new password outside the page, which ends every session of the account. */
export async function changePasswordElsewhere(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { code } = await requestPasswordReset(request, email)
  const answer = await request.post(identity('resetPassword'), { data: { oobCode: code, newPassword: password } })
  expect(answer.ok()).toBe(true)
}

const SDK_KEY = 'firebase:authUser:embedded:[DEFAULT]'

/** Changes the page's ID token so that the server refuses it, as it refuses an expired one. */
export async function breakToken(page: Page): Promise<void> {
  const other = await page.context().newPage()
  // A file of the same origin: the SDK reads what another window stores.
  await other.goto('/early.js')
  await other.evaluate((key) => {
    const user = JSON.parse(localStorage.getItem(key) ?? '')
    user.stsTokenManager.accessToken = `${user.stsTokenManager.accessToken}x`
    localStorage.setItem(key, JSON.stringify(user))
  }, SDK_KEY)
  await other.close()
  await expect.poll(() => storedToken(page)).toMatch(/x$/)
}

export async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
}

/** Delays the first response of a call until it is released. */
export async function delayFirstResponse(page: Page, url: string) {
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch()
      arrived.resolve()
      await released.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return { arrived: arrived.promise, release: released.resolve }
}
