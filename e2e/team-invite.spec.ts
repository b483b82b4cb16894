import type { APIRequestContext } from '@playwright/test'
import { WORKSPACE_HEADER } from '#shared/constants.ts'
import { inviteMembers, revokeInvitation } from '#shared/members.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { logOut } from './account.fixtures.ts'
import { createOwner, emailsTo, expect, newAddress, type Owner, rememberOwner, signInByForm, test } from './fixtures.ts'
import { buyStudio } from './plan.fixtures.ts'
import { join } from './team.fixtures.ts'
import { addWorkspace, createAgency } from './workspaces.fixtures.ts'

const headersIn = (owner: Owner, workspaceId: string) => ({
  authorization: `Bearer ${owner.token}`,
  [WORKSPACE_HEADER]: workspaceId,
})

/** Invites an address and revokes it, as often as one workspace may on a day. */
async function useUpInvitations(request: APIRequestContext, headers: Record<string, string>, email: string) {
  for (const _ of [1, 2, 3]) {
    const sent = await request.post(inviteMembers.path, { headers, data: { emails: [email], role: 'viewer' } })
    const id = inviteMembers.response?.parse(await sent.json()).invited[0]?.id ?? ''
    expect((await request.delete(revokeInvitation.path.replace(':id', id), { headers })).ok()).toBe(true)
  }
}

const invitationsTo = async (request: APIRequestContext, email: string) =>
  (await emailsTo(request, email))
    .filter(({ subject }) => subject.includes('invites you to'))
    .map(({ subject }) => subject)

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, expectedConsoleErrors: /status of 409|net::ERR_FAILED/ })

    test('people are invited to several workspaces, and one that fails can be tried again', async ({
      page,
      request,
    }) => {
      const owner = await createAgency(request)
      const adeyemi = await addWorkspace(request, owner, 'Adeyemi Pepper')
      const kornblume = await addWorkspace(request, owner, 'Kornblume Bakery')
      await addWorkspace(request, owner, 'Lund Coffee')
      const [freja, bent] = [newAddress('freja'), newAddress('bent')]
      await useUpInvitations(request, headersIn(owner, adeyemi.id), freja)
      await rememberOwner(page, owner)
      await page.goto('/settings/team')
      await page.getByRole('button', { name: 'Invite people' }).click()
      const dialog = page.getByRole('dialog', { name: 'Invite people to Lund Coffee' })
      const field = dialog.getByLabel('Email addresses')
      await field.fill(`${freja},`)
      await field.press('Enter')
      await field.fill(owner.email)
      await field.press(',')
      await expect(dialog.getByText('is already a member and won’t get an email.')).toBeVisible()
      await expect(dialog.getByLabel('Adeyemi Pepper')).toBeHidden()
      await dialog.getByText('Also invite them to other workspaces').click()
      await dialog.getByLabel('Adeyemi Pepper').check()
      await dialog.getByLabel('Kornblume Bakery').check()
      await expect(dialog.getByText('is already a member here, and gets emails for the other workspaces')).toBeVisible()
      await dialog.getByRole('button', { name: `Remove ${owner.email}` }).click()
      await expectAccessibleAndNoOverflow(page)

      // The answer of Kornblume is lost, and Adeyemi has sent too many today.
      let isLost = true
      await page.route(`**${inviteMembers.path}`, async (route) => {
        if (!isLost || route.request().headers()[WORKSPACE_HEADER] !== kornblume.id) return route.fallback()
        isLost = false
        await route.fetch()
        await route.abort('failed')
      })
      await dialog.getByRole('button', { name: 'Send 3 invitations' }).click()
      await expect(dialog.getByRole('status').filter({ hasText: 'Invitation sent, for Lund Coffee.' })).toBeVisible()
      const failure = dialog.getByRole('alert')
      await expect(failure).toContainText(
        `Not sent for Adeyemi Pepper: Too many invitations were sent to ${freja} today.`,
      )
      await expect(failure).toContainText('Perhaps not sent for Kornblume Bakery: We couldn’t reach the server.')
      await expect(dialog.getByRole('listitem').filter({ hasText: freja })).toBeVisible()
      await expectAccessibleAndNoOverflow(page)

      // Somebody who is added since is invited everywhere, and nobody twice.
      await field.fill(`${bent},`)
      await field.press('Enter')
      await dialog.getByLabel('Adeyemi Pepper').uncheck()
      await dialog.getByRole('button', { name: 'Send 3 invitations' }).click()
      await expect(dialog).toHaveCount(0)
      await expect.poll(() => invitationsTo(request, bent)).toHaveLength(2)
      const toFreja = await invitationsTo(request, freja)
      expect(toFreja.filter((subject) => subject.includes('Lund Coffee'))).toHaveLength(1)
      expect(toFreja.filter((subject) => subject.includes('Kornblume Bakery'))).toHaveLength(1)
    })
  })
}

test('other workspaces are offered where the reader is an admin and the plan has a team', async ({ page, request }) => {
  const [owner, mira] = [await createAgency(request, ['Lund Coffee']), await createOwner(request)]
  const bo = await createOwner(request, { organisationName: 'Halm' })
  await buyStudio(request, bo)
  for (const account of [mira, bo]) await join(request, owner, { account, role: 'admin' })
  const also = page.getByText('Also invite them to other workspaces')
  await rememberOwner(page, bo)
  await page.goto('/settings/team')
  await page.getByRole('button', { name: 'Invite people' }).click()
  await also.click()
  await expect(page.getByLabel('Halm')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await logOut(page)
  // Mira's own workspace has the free plan.
  await signInByForm(page, mira)
  await page.goto('/settings/team')
  await page.getByRole('button', { name: 'Invite people' }).click()
  await expect(page.getByLabel('Email addresses')).toBeVisible()
  await expect(also).toHaveCount(0)
})
