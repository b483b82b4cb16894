import type { APIRequestContext } from '@playwright/test'
import { inviteMembers, type GivenRole } from '#shared/members.ts'
import { updateCurrentUser } from '#shared/users.ts'
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
