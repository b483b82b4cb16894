import { WORKSPACE_HEADER } from '#shared/constants.ts'
import { changeMemberRole, getTeam, offerTransfer } from '#shared/members.ts'
import { CurrentUser, getCurrentUser } from '#shared/users.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { fillSignIn } from './account.fixtures.ts'
import { createOwner, emailsTo, expect, type Owner, rememberOwner, test } from './fixtures.ts'
import { createStudio, join } from './team.fixtures.ts'
import { createAgency, switcher } from './workspaces.fixtures.ts'

const bearer = (owner: Owner) => ({ authorization: `Bearer ${owner.token}` })

test.describe('closing an account that owns a team', () => {
  test.use({ expectedConsoleErrors: /status of (409|401)/ })

  test('needs a confirmation for the other members, who are told', async ({ page, request }) => {
    const [owner, mira] = [await createStudio(request), await createOwner(request)]
    await join(request, owner, { account: mira, role: 'editor' })
    await rememberOwner(page, owner)
    await page.goto('/settings/data')
    await page.getByRole('button', { name: 'Delete account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const others = dialog.getByLabel('Delete everything for the other members too')
    await dialog.getByLabel('Your email address').fill(owner.email)
    await expect(others).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(others).toHaveAccessibleDescription(/Other people work in Lund Coffee\. Transfer ownership first/)
    await expect(dialog.getByLabel('Your email address')).toHaveValue(owner.email)
    await expectAccessibleAndNoOverflow(page)
    await others.check()
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account has been deleted.' })).toBeVisible()
    const notices = async () => (await emailsTo(request, mira.email)).map(({ subject }) => subject)
    await expect.poll(notices).toContain('Lund Coffee was deleted')
    const me = await request.get(getCurrentUser.path, { headers: bearer(mira) })
    expect(CurrentUser.parse(await me.json()).workspaces).toHaveLength(1)
  })
})

test('a workspace is deleted after its name is typed, and another one opens', async ({ page, request }) => {
  const owner = await createAgency(request, ['Lund Coffee'])
  await rememberOwner(page, owner)
  await page.goto('/settings/team')
  await page.getByRole('button', { name: 'Delete workspace…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Lund Coffee?' })
  const name = dialog.getByLabel('Type Lund Coffee to confirm')
  await name.fill('Lund Cof')
  await dialog.getByRole('button', { name: 'Delete workspace' }).click()
  await expect(name).toHaveAccessibleDescription('Type Lund Coffee to confirm.')
  await expectAccessibleAndNoOverflow(page)
  await name.fill('Lund Coffee')
  await dialog.getByRole('button', { name: 'Delete workspace' }).click()
  await expect(page.getByText('Lund Coffee was deleted.')).toBeVisible()
  await expect(page).toHaveURL(/\/testimonial\/list$/)
  await expect(page.getByRole('row').filter({ hasText: 'Client of Feldmann' })).toBeVisible()
  await expect(switcher(page)).toHaveCount(0)
})

test('the link of an email leads through the sign-in to its workspace', async ({ page, request }) => {
  const [owner, mira] = [await createStudio(request), await createOwner(request)]
  await join(request, owner, { account: mira, role: 'editor' })
  const team = getTeam.response?.parse(await (await request.get(getTeam.path, { headers: bearer(owner) })).json())
  const userId = team?.members.find(({ email }) => email === mira.email)?.userId ?? ''
  const offered = await request.post(offerTransfer.path, {
    headers: bearer(owner),
    data: { userId, name: 'Lund Coffee' },
  })
  expect(offered.status()).toBe(201)
  // Mira used another workspace since.
  const me = CurrentUser.parse(await (await request.get(getCurrentUser.path, { headers: bearer(mira) })).json())
  const own = me.workspaces.find(({ role }) => role === 'owner')?.id ?? ''
  await request.post('/goodword/workspace/use', { headers: { ...bearer(mira), [WORKSPACE_HEADER]: own } })
  const link = async () => {
    const found = (await emailsTo(request, mira.email)).map(
      ({ text }) => /https?:\/\/[^/\s]+(\/\S+workspace=\S+)/.exec(text)?.[1],
    )
    return found.find((path) => path !== undefined) ?? ''
  }
  await expect.poll(link).toMatch(/^\/settings\/team\?workspace=wsp_/)
  await page.goto(await link())
  await fillSignIn(page, mira)
  await expect(page).toHaveURL('/settings/team')
  await expect(switcher(page)).toContainText('Lund Coffee')
  await expect(page.getByRole('region', { name: 'Transfer of ownership' })).toBeVisible()
})

test.describe('a role that is lowered while a member edits', () => {
  test.use({ expectedConsoleErrors: /status of 403/ })

  test('refuses the next save with a sentence, and keeps what was typed', async ({ page, request }) => {
    const [owner, mira] = [await createStudio(request), await createOwner(request)]
    await join(request, owner, { account: mira, role: 'admin' })
    await rememberOwner(page, mira)
    await page.goto('/settings/emails')
    const address = page.getByLabel('Postal address')
    await address.fill('Feldmann Street 1')
    const team = getTeam.response?.parse(await (await request.get(getTeam.path, { headers: bearer(owner) })).json())
    const userId = team?.members.find(({ email }) => email === mira.email)?.userId ?? ''
    const lowered = await request.put(changeMemberRole.path.replace(':userId', userId), {
      headers: bearer(owner),
      data: { role: 'viewer' },
    })
    expect(lowered.ok()).toBe(true)
    const refused = page.waitForResponse((response) => response.status() === 403)
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await refused
    await expect(page.getByRole('alert').filter({ hasText: 'admin' })).toBeVisible()
    await expect(address).toHaveValue('Feldmann Street 1')
  })
})
