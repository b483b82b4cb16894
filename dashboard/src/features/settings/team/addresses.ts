import { emailAddress } from '#shared/fields.ts'
import type { Team } from '#shared/members.ts'
import { elsewhereMessage, skippedMessage } from './team.messages.ts'

/** Why an address gets no invitation to the open workspace. */
type Obstacle = { kind: 'invalid' } | { kind: 'member'; name: string } | { kind: 'invited' }

/** One address that was entered. */
export type EnteredAddress = { email: string; obstacle: Obstacle | null }

/** How an address is shown: `isSkipped` when it gets no email at all. */
export type ShownAddress = { email: string; note: string | null; isSkipped: boolean }

/** The addresses in a text: separated by commas, semicolons, spaces or lines, also as "Ana <ana@client.example>". */
export function splitAddresses(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^[<("]+|[>)"]+$/g, ''))
    .filter((part) => part.includes('@'))
}

const check = emailAddress('Email address')

/** Each address once. Those of members, those already invited and those that are none are kept with their obstacle. */
export function addAddresses(known: readonly EnteredAddress[], text: string, team: Team): EnteredAddress[] {
  const entered = [...known]
  for (const written of splitAddresses(text)) {
    const email = written.toLowerCase()
    if (entered.every((each) => each.email !== email)) entered.push({ email, obstacle: obstacleOf(email, team) })
  }
  return entered
}

function obstacleOf(email: string, { members, invitations }: Team): Obstacle | null {
  if (!check.safeParse(email).success) return { kind: 'invalid' }
  const member = members.find((each) => each.email === email)
  if (member) return { kind: 'member', name: member.name }
  return invitations.some((each) => each.email === email) ? { kind: 'invited' } : null
}

/** Somebody who is in the open workspace can still be invited to others. */
export function showAddress({ email, obstacle }: EnteredAddress, { hasOthers }: { hasOthers: boolean }): ShownAddress {
  if (obstacle === null) return { email, note: null, isSkipped: false }
  if (obstacle.kind === 'invalid') return { email, note: `${email} isn’t an email address.`, isSkipped: true }
  const who = obstacle.kind === 'member' ? obstacle.name : email
  const note = hasOthers ? elsewhereMessage(who, obstacle.kind) : skippedMessage(who, obstacle.kind)
  return { email, note, isSkipped: !hasOthers }
}
