import type { Page } from '@playwright/test'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { heading, logOut, tooLongAgo } from './account.fixtures.ts'
import { createOwner, emailsTo, expect, type Owner, rememberOwner, test } from './fixtures.ts'
import { somePasskey } from './security.fixtures.ts'
import { createConfirmedOwner, turnTwoFactorOn } from './two-factor.fixtures.ts'

// A refused passkey is noted by the browser.
test.use({ expectedConsoleErrors: /status of (400|403)/ })

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Gives the page a device that keeps passkeys, and does what a person would do: confirm with a finger, or cancel. */
async function addAuthenticator(page: Page, transport: 'internal' | 'usb' = 'internal') {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recogniseNobody: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    recogniseOwner: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
  }
}

async function openSecurity(page: Page, owner: Owner) {
  await rememberOwner(page, owner)
  await page.goto('/settings/security')
  await expect(heading(page, 'Security')).toBeVisible()
}

async function addPasskey(page: Page) {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added.')).toBeVisible()
}

test('a passkey is added, renamed, signs in, and is removed', async ({ page, request }) => {
  const owner = await createOwner(request)
  await addAuthenticator(page)
  await openSecurity(page, owner)
  await addPasskey(page)
  const row = section(page).getByRole('listitem')
  await expect(row).toContainText(/Added on .*\. Never used\./)
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('You already have a passkey on this device.')).toBeVisible()

  await row.getByRole('button', { name: /^Rename/ }).click()
  const name = dialog(page, 'Rename passkey').getByLabel('Name')
  await name.fill('')
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription(/Enter a name\./)
  await name.fill('Work laptop')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Work laptop')
  await expectAccessibleAndNoOverflow(page)

  await logOut(page)
  await page.goto('/login')
  await expect(heading(page, 'Welcome back')).toBeVisible()
  await expectAccessibleAndNoOverflow(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/testimonial\/list$/)
  await page.goto('/settings/security')
  await expect(row).toContainText(/Used today at \d\d:\d\d\./)

  await row.getByRole('button', { name: 'Remove Work laptop' }).click()
  await dialog(page, 'Remove this passkey?').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed.')).toBeVisible()
  await expect(row).toBeHidden()
  await expect(section(page).getByRole('group', { name: 'Passkeys' })).toBeFocused()
  await logOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('This passkey doesn’t work here.')
  const subjects = async () => (await emailsTo(request, owner.email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('A passkey was removed from your Goodword account')
})

test('a passkey needs no code from the app, because it is two factors already', async ({ page, request }) => {
  const owner = await createConfirmedOwner(request)
  await addAuthenticator(page)
  await turnTwoFactorOn(page, owner)
  await addPasskey(page)
  await logOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/testimonial\/list$/)
})

test('a person who cancels, or has no passkey here, is told what else works', async ({ page, request }) => {
  const owner = await createOwner(request)
  const device = await addAuthenticator(page, 'usb')
  await openSecurity(page, owner)
  await device.recogniseNobody()
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('No passkey was added.')).toBeVisible()
  await device.recogniseOwner()
  await addPasskey(page)
  await logOut(page)
  await page.goto('/login')
  await device.recogniseNobody()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('No passkey was used. Try again, or use your password.')
  await expect(page).toHaveURL(/\/login$/)
  await device.recogniseOwner()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/testimonial\/list$/)
})

test('a passkey confirms who is at the browser, unless it is for another account', async ({ page, request }) => {
  await addAuthenticator(page)
  await openSecurity(page, await createOwner(request))
  await addPasskey(page)
  await page.route('**/user/passkeys/options', tooLongAgo, { times: 1 })
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  const confirmation = dialog(page, 'Confirm that it’s you')
  await confirmation.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page.getByText('You already have a passkey on this device.')).toBeVisible()
  await expect(confirmation).toBeHidden()

  await logOut(page)
  await page.route('**/user/passkeys', (route) => route.fulfill({ json: { items: [somePasskey] } }))
  await openSecurity(page, await createOwner(request))
  await page.route('**/user/passkeys/options', tooLongAgo)
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  await confirmation.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(confirmation.getByRole('alert')).toContainText('This passkey is for another account.')
})
