import type * as z from 'zod'
import type { Role } from '#shared/roles.ts'
import type { ActivityItem, listActivity } from '#shared/workspace-activity.ts'
import { workspaceMembers } from '#server/db/schema/accounts.ts'
import { createHarness, type Harness, type TestOwner } from './harness.ts'

type Listed = z.output<NonNullable<typeof listActivity.response>>

export const readActivity = (h: Harness, { token }: { token: string }, query = '') =>
  h.request<Listed>('GET', `/goodword/workspace/activity${query}`, { token })

/** All pages of a filter, and how many items each has. */
export async function readAllActivity(h: Harness, who: { token: string }, query = '?days=730') {
  const items: ActivityItem[] = []
  const pages: number[] = []
  let next: string | null = ''
  while (next !== null) {
    const { body }: { body: Listed } = await readActivity(h, who, `${query}${next && `&before=${next}`}`)
    items.push(...body.items)
    pages.push(body.items.length)
    next = body.next
  }
  return { items, pages }
}

/** An account that is a member of the owner's workspace, and calls about it. */
export async function addMember(
  h: Harness,
  owner: TestOwner,
  { role, firstName = 'Mira', lastName = 'Castell' }: { role: Role; firstName?: string; lastName?: string },
) {
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const member = await h.signUp({ firstName, lastName })
  await h.insertRows(workspaceMembers, { workspaceId, userId: member.user.id, role })
  const call = <T = unknown>(method: string, path: string, body?: unknown) =>
    h.request<T>(method, path, { token: member.token, body, headers: { 'x-workspace-id': workspaceId } })
  return { ...member, workspaceId, call }
}

export async function setUpActivity() {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Lund Coffee' })
  await h.setPlan(owner, 'studio')
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  return { h, owner, workspaceId }
}
