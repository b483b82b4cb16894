import type { SkippedInvitation } from '#shared/members.ts'
import type { CallOutcome } from './inviting.ts'
import { skippedMessage } from './team.messages.ts'

type Sent = Extract<CallOutcome, { kind: 'sent' }>
type Failed = Extract<CallOutcome, { kind: 'failed' }>

/** More than these are counted instead. */
const NAMED_MAX = 3

const list = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names)

const workspacesMessage = (names: readonly string[]) =>
  names.length > NAMED_MAX ? `${names.length} workspaces` : list(names)

const sentTo = (count: number) => (count === 1 ? 'Invitation sent' : `${count} invitations sent`)

/** What was sent, and who got no email. With several workspaces, it says for which. */
export function sentMessage(sent: readonly Sent[], { isOnlyOpen }: { isOnlyOpen: boolean }): string {
  const invited = sent.reduce((total, each) => total + each.invited, 0)
  const names = [...new Set(sent.filter((each) => each.invited > 0).map(({ workspace }) => workspace.name))]
  const first = isOnlyOpen ? sentTo(invited) : `${sentTo(invited)}, for ${workspacesMessage(names)}`
  return [...(invited > 0 ? [`${first}.`] : []), ...skippedMessages(sent, isOnlyOpen)].join(' ')
}

function skippedMessages(sent: readonly Sent[], isOnlyOpen: boolean): string[] {
  const all = sent.flatMap(({ workspace, skipped }) => skipped.map((each) => ({ ...each, name: workspace.name })))
  const groups = Map.groupBy(all, ({ email, reason }) => `${reason} ${email}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { email, reason } = first
    if (isOnlyOpen || reason === 'unreachable') return [skippedMessage(email, reason)]
    return [`${email} ${skippedThere[reason]} ${workspacesMessage(group.map(({ name }) => name))}.`]
  })
}

const skippedThere: Record<Exclude<SkippedInvitation['reason'], 'unreachable'>, string> = {
  member: 'is already a member of',
  invited: 'is already invited to',
}

/** For which workspaces nothing was sent, or perhaps nothing, and why. */
export function failedMessage(failed: readonly Failed[], { isOnlyOpen }: { isOnlyOpen: boolean }): string {
  if (isOnlyOpen) return failed[0]?.message ?? ''
  const groups = Map.groupBy(failed, ({ isCertain, message }) => `${isCertain} ${message}`)
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const names = workspacesMessage(group.map(({ workspace }) => workspace.name))
      return [`${first.isCertain ? 'Not sent for' : 'Perhaps not sent for'} ${names}: ${first.message}`]
    })
    .join(' ')
}

/** What to do about calls of which some failed. */
export const retryHint = (failed: readonly Failed[]): string | undefined =>
  failed.some(({ isCertain }) => !isCertain) ? 'You can send again: nobody gets the same invitation twice.' : undefined
