import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAndNoOverflow } from './accessibility.ts'
import { newestLink } from './account.fixtures.ts'
import { createOwner, expect, test, rememberOwner } from './fixtures.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Settings' })
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name, exact: true })
const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })

test('every settings tab has its own URL, title and heading, and its view is tracked', async ({ page, request }) => {
  const tracked: unknown[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/analytics/track')) tracked.push(sent.postDataJSON().event)
  })
  await rememberOwner(page, await createOwner(request, { organisationName: 'Studio Halm' }))
  await page.goto('/testimonial/list')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\/settings\/profile$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/testimonial\/list$/)
  await page.goForward()
  for (const name of ['Security', 'Subscription', 'Emails', 'Stripe', 'Data', 'Profile']) {
    await tab(page, name).click()
    await expect(page).toHaveURL(new RegExp(`/settings/${name.toLowerCase()}$`))
    await expect(page).toHaveTitle(`${name} · Settings · Goodword`)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(breadcrumb(page)).toHaveText(`Settings${name}`)
    await expect(breadcrumb(page).locator('[aria-current]')).toHaveText(name)
    await expect(tabs(page).locator('[aria-current]')).toHaveText(name)
  }
  await expect
    .poll(() => tracked)
    .toEqual(
      expect.arrayContaining([
        'Settings profile viewed',
        'Settings security viewed',
        'Settings subscription viewed',
        'Settings Stripe viewed',
        'Settings data viewed',
      ]),
    )
})

test.describe('an unknown settings page', () => {
  test.use({ expectedConsoleErrors: /404 \(Not Found\)/ })

  test('is answered with 404', async ({ page, request }) => {
    await rememberOwner(page, await createOwner(request))
    const answer = await page.goto('/settings/nothing')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText("Looks like you've landed somewhere that doesn't exist!")).toBeVisible()
  })
})

test('on the smallest screen the current tab is visible, and the page does not scroll sideways', async ({
  page,
  request,
}) => {
  await rememberOwner(page, await createOwner(request))
  await page.setViewportSize({ width: 320, height: 700 })
  for (const name of ['data', 'profile', 'security', 'stripe', 'subscription']) {
    await page.goto(`/settings/${name}`)
    const current = tabs(page).locator('[aria-current]')
    await expect(current).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test('a link, a tab, the logout, the back button and a reload ask before they drop unsaved profile changes', async ({
  page,
  request,
}) => {
  await rememberOwner(page, await createOwner(request))
  await page.goto('/testimonial/list')
  await page.getByRole('link', { name: 'Settings' }).click()
  const firstName = page.getByLabel('First name')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const stay = async () => {
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(/\/settings\/profile$/)
    await expect(firstName).toHaveValue('Eleonora')
  }
  // If the next click came before the page has opened, it would replace the page's history entry.
  await tab(page, 'Stripe').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stripe' })).toBeVisible()
  await tab(page, 'Profile').click()
  await firstName.fill('Eleonora')

  await tab(page, 'Data').click()
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await stay()
  await page.getByRole('link', { name: 'Widgets', exact: true }).click()
  await stay()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await stay()
  await page.goBack()
  await stay()
  const [reloadDialog] = await Promise.all([
    page.waitForEvent('dialog'),
    page.evaluate(() => void setTimeout(() => location.reload())),
  ])
  expect(reloadDialog.type()).toBe('beforeunload')
  await reloadDialog.dismiss()
  await expect(firstName).toHaveValue('Eleonora')

  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/settings\/stripe$/)
  await page.goForward()
  await expect(firstName).toHaveValue('Nora')

  await firstName.fill('Eleonora')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await tab(page, 'Data').click()
  await expect(page).toHaveURL(/\/settings\/data$/)
  await expect(question).toHaveCount(0)
})

test('profile and data are accessible and fit the window, in both themes and at two widths', async ({
  page,
  request,
}) => {
  await rememberOwner(page, await createOwner(request, { organisationName: 'Studio Halm' }))
  for (const name of ['profile', 'data']) {
    await page.goto(`/settings/${name}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
  }
})

test('the language of emails about the account is chosen on the profile', async ({ page, request }) => {
  const owner = await createOwner(request)
  await rememberOwner(page, owner)
  await page.goto('/settings/profile')
  const language = page.getByLabel('Language of emails')
  await expect(language).toHaveValue('en')
  await language.selectOption('Deutsch')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await page.reload()
  await expect(language).toHaveValue('de')
  const body = { requestType: 'PASSWORD_RESET', email: owner.email }
  await request.post('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=embedded', { data: body })
  await newestLink(request, { email: owner.email, subject: 'Ihr Passwort für Goodword zurücksetzen' })
})

test('the time zone of an owner is changed on the profile', async ({ page, request }) => {
  const owner = await createOwner(request)
  await rememberOwner(page, owner)
  await page.goto('/settings/profile')
  const zone = page.getByLabel('Time zone')
  await expect(zone).toHaveValue('Europe/Berlin')
  await zone.selectOption('America/New_York')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await page.reload()
  await expect(zone).toHaveValue('America/New_York')
})
