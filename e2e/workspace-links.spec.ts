import { EmailSettings, getEmailSettings, updateEmailSettings } from '#shared/email-settings.ts'
import { CurrentUser, getCurrentUser } from '#shared/users.ts'
import { delayFirstResponse } from './account.fixtures.ts'
import { createOwner, expect, test, rememberOwner } from './fixtures.ts'
import { addWorkspace, createAgency, switcher, switchTo } from './workspaces.fixtures.ts'

test.describe('a link that names a workspace', () => {
  test('opens it in this tab, and leaves the rest of the address', async ({ page, request }) => {
    const owner = await createAgency(request)
    const lund = await addWorkspace(request, owner, 'Lund Coffee')
    await rememberOwner(page, owner)
    await page.goto('/widgets')
    await switchTo(page, 'Feldmann Studio')
    await page.goto(`/settings/emails?workspace=${lund.id}`)
    await expect(switcher(page)).toContainText('Lund Coffee')
    await expect(page).toHaveURL('/settings/emails')
  })

  test('leads there through the sign-in', async ({ page, request }) => {
    const owner = await createAgency(request)
    const lund = await addWorkspace(request, owner, 'Lund Coffee')
    await addWorkspace(request, owner, 'Later Coffee')
    await page.goto(`/settings/emails?workspace=${lund.id}`)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(switcher(page)).toContainText('Lund Coffee')
    await expect(page).toHaveURL('/settings/emails')
  })

  test.describe('of somebody else', () => {
    test.use({ expectedConsoleErrors: /status of 404/ })

    test('says so, and shows a workspace of the reader', async ({ page, request }) => {
      const owner = await createAgency(request, ['Lund Coffee'])
      const stranger = await createOwner(request)
      const me = await request.get(getCurrentUser.path, { headers: { authorization: `Bearer ${stranger.token}` } })
      const { workspace } = CurrentUser.parse(await me.json())
      await rememberOwner(page, owner)
      await page.goto(`/settings/emails?workspace=${workspace.id}`)
      await expect(page.getByRole('alert').filter({ hasText: 'You aren’t a member of the workspace' })).toBeVisible()
      await expect(switcher(page)).toBeVisible()
      await expect(page).toHaveURL('/settings/emails')
    })
  })
})

test('late email settings of one workspace are not shown in the next', async ({ page, request }) => {
  const owner = await createAgency(request)
  const headers = { authorization: `Bearer ${owner.token}` }
  const { defaultStyleId, reminders } = EmailSettings.parse(
    await (await request.get(getEmailSettings.path, { headers })).json(),
  )
  const data = { defaultStyleId, reminders, postalAddress: 'Feldmann Street 1' }
  expect((await request.put(updateEmailSettings.path, { headers, data })).ok()).toBe(true)
  await addWorkspace(request, owner, 'Lund Coffee')
  await rememberOwner(page, owner)
  await page.goto('/testimonial/list')
  await switchTo(page, 'Feldmann Studio')
  const settings = await delayFirstResponse(page, `**${getEmailSettings.path}`)
  await page.goto('/settings/emails')
  await settings.arrived
  await switchTo(page, 'Lund Coffee')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Emails' }).click()
  await settings.release()
  await expect(page.getByLabel('Postal address')).toHaveValue('')
})
