import type { GivenRole, SkippedInvitation } from '#shared/members.ts'
import { isRoleEnough } from '#shared/roles.ts'
import type { WorkspaceOfMember } from '#shared/workspaces.ts'
import type { EnteredAddress } from './addresses.ts'

export type NamedWorkspace = { id: string; name: string }

/** One call: each workspace has its own. */
export type PlannedCall = { workspace: NamedWorkspace; emails: string[] }

/** What a call came to. With `isCertain`, it is known that nothing was sent. */
export type CallOutcome = { workspace: NamedWorkspace } & (
  | { kind: 'sent'; invited: number; skipped: readonly SkippedInvitation[] }
  | { kind: 'failed'; message: string; isCertain: boolean }
)

/** The addresses for which a workspace has already answered, whether it invited or skipped them. */
export type Answered = ReadonlyMap<string, ReadonlySet<string>>

type Planning = {
  addresses: readonly EnteredAddress[]
  open: NamedWorkspace
  others: readonly NamedWorkspace[]
  answered: Answered
}

/** What is still to be sent, so that pressing again sends nothing twice. */
export function planCalls({ addresses, open, others, answered }: Planning): PlannedCall[] {
  const plan = (workspace: NamedWorkspace, isWanted: (address: EnteredAddress) => boolean): PlannedCall[] => {
    const emails = addresses
      .filter((address) => isWanted(address) && !answered.get(workspace.id)?.has(address.email))
      .map(({ email }) => email)
    return emails.length > 0 ? [{ workspace, emails }] : []
  }
  return [
    ...plan(open, ({ obstacle }) => obstacle === null),
    ...others.flatMap((workspace) => plan(workspace, ({ obstacle }) => obstacle?.kind !== 'invalid')),
  ]
}

export const countInvitations = (calls: readonly PlannedCall[]): number =>
  calls.reduce((total, { emails }) => total + emails.length, 0)

/** With the addresses of calls that were answered. */
export function addAnswered(answered: Answered, calls: readonly PlannedCall[]): Answered {
  const next = new Map(answered)
  for (const { workspace, emails } of calls)
    next.set(workspace.id, new Set([...(next.get(workspace.id) ?? []), ...emails]))
  return next
}

/** Whether the caller can invite people to a workspace. */
export const canInviteTo = ({ role, hasTeam, isFrozen }: WorkspaceOfMember): boolean =>
  hasTeam && !isFrozen && isRoleEnough(role, 'admin')

export type InvitationBody = { emails: string[]; role: GivenRole }
