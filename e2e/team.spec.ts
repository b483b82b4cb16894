import { acceptTransfer } from '#shared/members.ts'
import { heading } from './account.fixtures.ts'
import { createOwner, expect, newAddress, rememberOwner, test } from './fixtures.ts'
import { buyStudio } from './plan.fixtures.ts'
import { createStudio, invitationPath, invite, join } from './team.fixtures.ts'

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('an owner invites two people, sees who is skipped, and revokes one', async ({ page, request }) => {
      const owner = await createStudio(request)
      const [freja, bent] = [newAddress('freja'), newAddress('bent')]
      await rememberOwner(page, owner)
      await page.goto('/settings/team')
      await page.getByRole('button', { name: 'Invite people' }).click()
      const dialog = page.getByRole('dialog', { name: 'Invite people to Lund Coffee' })
      const field = dialog.getByLabel('Email addresses')
      await field.fill(`${freja},`)
      await field.press('Enter')
      await field.fill(bent)
      await field.press(' ')
      await field.fill(owner.email)
      await field.press(',')
      await expect(dialog.getByText('is already a member and won’t get an email.')).toBeVisible()
      await dialog.getByText('Viewer', { exact: true }).click()
      await dialog.getByRole('button', { name: 'Send 2 invitations' }).click()
      await expect(page.getByText('2 invitations sent.')).toBeVisible()
      const row = page.getByRole('row').filter({ hasText: bent })
      await expect(row).toContainText('Expires in 7 days')
      await page.getByRole('button', { name: `Revoke: ${bent}` }).click()
      await expect(row).toHaveCount(0)
      await expect(page.getByRole('row').filter({ hasText: freja })).toContainText('Viewer')
    })

    test('somebody without an account signs up by the link and is in the workspace', async ({ page, request }) => {
      const owner = await createStudio(request)
      const email = newAddress('freja')
      await invite(request, owner, { email })
      await page.goto(await invitationPath(request, email))
      await expect(heading(page, 'Nora Feldmann invites you to Lund Coffee')).toBeVisible()
      await expect(page.getByText('You’d join as an editor')).toBeVisible()
      await page.getByRole('link', { name: 'Create an account' }).click()
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await page.getByLabel('First name').fill('Freja')
      await page.getByLabel('Last name').fill('Holm')
      await page.getByLabel('Password').fill('correct horse battery')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page).toHaveURL(/\/testimonial\/list$/)
      await page.goto('/settings/team')
      await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Editor')
      // No controls for an editor.
      await expect(page.getByRole('button', { name: 'Invite people' })).toHaveCount(0)
      await expect(page.getByRole('combobox')).toHaveCount(0)
    })

    test('somebody with an account signs in by the link and accepts', async ({ page, request }) => {
      const [owner, mira] = [await createStudio(request), await createOwner(request)]
      await invite(request, owner, { email: mira.email, role: 'admin' })
      await page.goto(await invitationPath(request, mira.email))
      await page.getByRole('link', { name: 'Sign in' }).click()
      await expect(page.getByLabel('Email')).toHaveValue(mira.email)
      await page.getByLabel('Password').fill(mira.password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('button', { name: 'Accept invitation' }).click()
      await expect(page).toHaveURL(/\/testimonial\/list$/)
      await page.goto('/settings/team')
      await expect(page.getByText('2 people can open Lund Coffee.')).toBeVisible()
    })

    test('a role changes, and a member who is removed loses access', async ({ page, request, browser, baseURL }) => {
      const [owner, mira] = [await createStudio(request), await createOwner(request)]
      await join(request, owner, { account: mira, role: 'editor' })
      const context = await browser.newContext({ baseURL: baseURL ?? '' })
      const miras = await context.newPage()
      await rememberOwner(miras, mira)
      await miras.goto('/settings/team')
      await expect(miras.getByText('2 people can open Lund Coffee.')).toBeVisible()

      await rememberOwner(page, owner)
      await page.goto('/settings/team')
      const row = page.getByRole('row').filter({ hasText: mira.email })
      await row.getByRole('combobox').selectOption('Viewer')
      await expect(page.getByText('Nora Feldmann is now a viewer.')).toBeVisible()
      await row.getByRole('button', { name: 'More actions for Nora Feldmann' }).click()
      await page.getByRole('menuitem', { name: 'Remove from workspace' }).click()
      await page.getByRole('button', { name: 'Remove Nora' }).click()
      await expect(row).toHaveCount(0)

      await miras.reload()
      await expect(miras.getByText('Work on this with others')).toBeVisible()
      await context.close()
    })
  })
}

test('a workspace is transferred by a typed name, and the receiver accepts', async ({ page, request }) => {
  const [owner, mira] = [await createStudio(request), await createOwner(request)]
  await buyStudio(request, mira)
  await join(request, owner, { account: mira, role: 'admin' })
  await rememberOwner(page, owner)
  await page.goto('/settings/team')
  await page.getByRole('button', { name: 'Transfer ownership…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer Lund Coffee' })
  await dialog.getByLabel('Type Lund Coffee to confirm').fill('Lund Cof')
  await dialog.getByRole('button', { name: 'Ask Nora to accept' }).click()
  await expect(dialog.getByText('Type Lund Coffee to confirm.')).toBeVisible()
  await dialog.getByLabel('Type Lund Coffee to confirm').fill('Lund Coffee')
  await dialog.getByRole('button', { name: 'Ask Nora to accept' }).click()
  await expect(page.getByText('You asked Nora Feldmann to take over Lund Coffee.')).toBeVisible()
  const accepted = await request.post(acceptTransfer.path, { headers: { authorization: `Bearer ${mira.token}` } })
  expect(accepted.status()).toBe(204)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Leave workspace…' })).toBeVisible()
})

test.describe('a transfer that the plan of the receiver doesn’t allow', () => {
  test.use({ expectedConsoleErrors: /status of 402/ })

  test('asks the receiver on the page, who declines', async ({ page, request }) => {
    const [owner, mira] = [await createStudio(request), await createOwner(request)]
    await join(request, owner, { account: mira, role: 'viewer' })
    await rememberOwner(page, owner)
    await page.goto('/settings/team')
    await page.getByRole('button', { name: 'Transfer ownership…' }).click()
    await page.getByLabel('Type Lund Coffee to confirm').fill('Lund Coffee')
    await page.getByRole('button', { name: 'Ask Nora to accept' }).click()
    await expect(page.getByText('You asked Nora Feldmann')).toBeVisible()
    await page.goto('/logout')
    await rememberOwner(page, mira)
    await page.goto('/settings/team')
    const offer = page.getByRole('region', { name: 'Transfer of ownership' })
    await offer.getByRole('button', { name: 'Accept…' }).click()
    await page.getByRole('button', { name: 'Become the owner' }).click()
    await expect(page.getByText('Your plan doesn’t allow one more workspace.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await offer.getByRole('button', { name: 'Decline' }).click()
    await expect(offer).toHaveCount(0)
  })
})

test('a member leaves and is back in the own workspace', async ({ page, request }) => {
  const [owner, mira] = [await createStudio(request), await createOwner(request)]
  await join(request, owner, { account: mira, role: 'editor' })
  await rememberOwner(page, mira)
  await page.goto('/settings/team')
  await page.getByRole('button', { name: 'Leave workspace…' }).click()
  await page.getByRole('button', { name: 'Leave workspace', exact: true }).click()
  await expect(page.getByText('Work on this with others')).toBeVisible()
})

test('an invitation to another address says so, and can be accepted all the same', async ({ page, request }) => {
  const [owner, mira] = [await createStudio(request), await createOwner(request)]
  const email = newAddress('freja')
  await invite(request, owner, { email })
  const path = await invitationPath(request, email)
  await rememberOwner(page, mira)
  await page.goto(path)
  await expect(heading(page, `This invitation is for ${email}`)).toBeVisible()
  await expect(page.getByText(mira.email)).toBeVisible()
  await page.getByRole('button', { name: 'Accept with this account' }).click()
  await expect(page).toHaveURL(/\/testimonial\/list$/)
  await page.goto(path)
  await expect(heading(page, 'This invitation was used')).toBeVisible()
})

test.describe('a link that no longer works', () => {
  test.use({ expectedConsoleErrors: /status of 404/ })

  test('says why, and an unknown one says what to do', async ({ page, request }) => {
    const owner = await createStudio(request)
    const email = newAddress('freja')
    await invite(request, owner, { email })
    const path = await invitationPath(request, email)
    await page.goto(path)
    await page.getByRole('button', { name: 'Decline the invitation' }).click()
    await expect(heading(page, 'Invitation declined')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'This invitation was declined')).toBeVisible()
    await page.route(`**/goodword${path}`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), status: 'expired' } })
    })
    await page.reload()
    await expect(heading(page, 'This invitation has expired')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask Nora Feldmann for a new invitation' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${owner.email}`),
    )
    await page.goto('/invitation/unknown')
    await expect(heading(page, 'This link doesn’t work')).toBeVisible()
  })
})
