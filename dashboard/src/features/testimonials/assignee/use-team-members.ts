import { getTeam } from '#shared/members.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { memberOptions } from './assignee.messages.ts'

/** Those to whom testimonials can be assigned; empty while they are loading, and where there is only one member. */
export function useTeamMembers() {
  const { data: me } = useCurrentUser()
  const hasTeam = me?.workspaces.find(({ id }) => id === me.workspace.id)?.hasTeam === true
  const { data: team } = useEndpoint(getTeam, hasTeam ? {} : null)
  const members = team?.members ?? []
  return {
    members: members.length > 1 ? memberOptions(members, me?.id) : [],
    isLoading: hasTeam && team === undefined,
  }
}
