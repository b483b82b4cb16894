import type { TeamMember } from '#shared/members.ts'

type Named = Pick<TeamMember, 'userId' | 'name' | 'email'>

type MemberOption = { userId: string; label: string; isMe: boolean }

/** What members are called in menus: "Me" first, and by address too where two have the same name. */
export function memberOptions(members: readonly Named[], me: string | undefined): MemberOption[] {
  const hasNamesake = ({ userId, name }: Named) =>
    members.some((other) => other.name === name && other.userId !== userId)
  return members
    .map((member) => {
      const { userId, name, email } = member
      const isMe = userId === me
      return { userId, isMe, label: isMe ? 'Me' : hasNamesake(member) ? `${name} (${email})` : name }
    })
    .toSorted((one, other) => Number(other.isMe) - Number(one.isMe))
}
