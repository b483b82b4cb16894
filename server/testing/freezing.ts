import type { CurrentUser } from '#shared/users.ts'
import type { WorkspaceOfMember } from '#shared/workspaces.ts'
import type { Harness, TestOwner } from './harness.ts'

/** The headers of a call about a workspace. */
export const about = (workspaceId: string) => ({ 'x-workspace-id': workspaceId })

/** Creates a workspace, which is then the one used last. */
export async function addWorkspace(h: Harness, { token }: TestOwner, name: string): Promise<string> {
  h.clock.advance({ seconds: 1 })
  const { status, body } = await h.request<WorkspaceOfMember>('POST', '/goodword/workspace/create', {
    token,
    body: { name },
  })
  if (status !== 201) throw new Error(`No workspace was created: ${JSON.stringify(body)}`)
  return body.id
}

/** Marks a workspace as the one used last. */
export async function use(h: Harness, { token }: TestOwner, workspaceId: string): Promise<void> {
  h.clock.advance({ seconds: 1 })
  await h.request('POST', '/goodword/workspace/use', { token, headers: about(workspaceId) })
}

export const makeActive = (h: Harness, { token }: TestOwner, workspaceId: string) =>
  h.request<{ code: string; message: string }>('PUT', '/goodword/workspace/active', {
    token,
    headers: about(workspaceId),
  })

export const readMeIn = async (h: Harness, { token }: TestOwner, workspaceId: string) =>
  (await h.request<CurrentUser>('GET', '/goodword/user/me', { token, headers: about(workspaceId) })).body

/** The names of an owner's workspaces that are not frozen. */
export async function activeNames(h: Harness, { token }: TestOwner): Promise<(string | null)[]> {
  const { body } = await h.request<CurrentUser>('GET', '/goodword/user/me', { token })
  return body.workspaces.filter(({ isFrozen }) => !isFrozen).map(({ name }) => name)
}

/** An owner with workspaces called Halm and Lakrits, of which Lakrits was used last. The plan has room for both. */
export async function setUpBrands(h: Harness, profile: Parameters<Harness['signUp']>[0] = {}) {
  const owner = await h.signUp({ organisationName: 'Halm', ...profile })
  const halm = (await h.services.users.getMember(owner.user.id)).workspaceId
  await h.setPlan(owner, 'studio')
  return { h, owner, halm, lakrits: await addWorkspace(h, owner, 'Lakrits') }
}

/** The same with the free plan, so that Halm is frozen. */
export async function setUpFrozen(h: Harness) {
  const brands = await setUpBrands(h)
  await h.setPlan(brands.owner, 'free')
  return brands
}
