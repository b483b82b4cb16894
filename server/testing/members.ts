import type { Role } from '#shared/roles.ts'
import { workspaceMembers } from '#server/db/schema/accounts.ts'
import type { Harness, TestOwner } from './harness.ts'
import { confirmEmail } from './owners.ts'

/** Somebody with an own workspace who is also a member of the owner's, and has confirmed the address. */
export async function addMember(
  { h, owner }: { h: Harness; owner: TestOwner },
  { role, ...profile }: { role: Role } & NonNullable<Parameters<Harness['signUp']>[0]>,
) {
  const member = await h.signUp(profile)
  await confirmEmail({ h, owner: member })
  await h.insertRows(workspaceMembers, { workspaceId: owner.user.workspace.id, userId: member.user.id, role })
  return member
}

/** Calls about one workspace. */
export const callIn =
  (h: Harness, caller: TestOwner, workspaceId: string) =>
  async <T>(method: string, path: string, body?: unknown) =>
    h.request<T>(method, path, { token: await h.signIn(caller), headers: { 'x-workspace-id': workspaceId }, body })
