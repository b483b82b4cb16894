import type { APIRequestContext, Page } from '@playwright/test'
import { inviteMembers, type GivenRole } from '#shared/members.ts'
import type { Role } from '#shared/roles.ts'
import { CurrentUser, getCurrentUser, updateCurrentUser } from '#shared/users.ts'
import { createOwner, emailsTo, expect, type Owner } from './fixtures.ts'
import { buyStudio } from './plan.fixtures.ts'

/** An owner with the Studio plan and a workspace that has a name. */
export async function createStudio(request: APIRequestContext, name = 'Lund Coffee'): Promise<Owner> {
  const owner = await createOwner(request)
  await buyStudio(request, owner)
  const headers = { authorization: `Bearer ${owner.token}` }
  await request.put(updateCurrentUser.path, { headers, data: { organisationName: name } })
  return owner
}

export async function invite(
  request: APIRequestContext,
  owner: Owner,
  { email, role = 'editor' }: { email: string; role?: GivenRole },
): Promise<void> {
  const headers = { authorization: `Bearer ${owner.token}` }
  const answer = await request.post(inviteMembers.path, { headers, data: { emails: [email], role } })
  expect(answer.ok()).toBe(true)
}

/** The path of the newest invitation that an address got. */
export async function invitationPath(request: APIRequestContext, email: string): Promise<string> {
  const read = async () => {
    const found = (await emailsTo(request, email)).map(({ text }) => /https?:\S+(\/invitation\/\S+)/.exec(text)?.[1])
    return found.find((path) => path !== undefined)
  }
  await expect.poll(read).toBeDefined()
  return (await read()) ?? ''
}

/** Somebody with an account accepts an invitation. */
export async function join(
  request: APIRequestContext,
  owner: Owner,
  { account, role }: { account: Owner; role: GivenRole },
): Promise<void> {
  await invite(request, owner, { email: account.email, role })
  const path = await invitationPath(request, account.email)
  const accepted = await request.post(`/goodword${path}/accept`, {
    headers: { authorization: `Bearer ${account.token}` },
  })
  expect(accepted.ok()).toBe(true)
}

/** The signed-in person has another role in the workspace. */
export const haveRole = (page: Page, role: Role, changes: Partial<CurrentUser> = {}) =>
  page.route(`**${getCurrentUser.path}`, async (route) => {
    const response = await route.fetch()
    const user = CurrentUser.parse(await response.json())
    const workspace = { ...user.workspace, role, givenRole: role }
    await route.fulfill({ response, json: { ...user, workspace, ...changes } })
  })
