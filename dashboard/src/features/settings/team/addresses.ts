import { emailAddress } from '#shared/fields.ts'
import type { SkippedInvitation, Team } from '#shared/members.ts'
import { skippedMessage } from './team.messages.ts'

/** One address that was entered; `note` says why it gets no email. */
export type EnteredAddress = { email: string; note: string | null }

/** The addresses in a text: separated by commas, semicolons, spaces or lines, also as "Ana <ana@client.example>". */
export function splitAddresses(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^[<("]+|[>)"]+$/g, ''))
    .filter((part) => part.includes('@'))
}

const check = emailAddress('Email address')

/** Each address once. Those of members, those already invited and those that are none are kept with a note. */
export function addAddresses(known: readonly EnteredAddress[], text: string, team: Team): EnteredAddress[] {
  const entered = [...known]
  for (const written of splitAddresses(text)) {
    const email = written.toLowerCase()
    if (entered.every((each) => each.email !== email)) entered.push({ email, note: noteOf(email, team) })
  }
  return entered
}

function noteOf(email: string, { members, invitations }: Team): string | null {
  if (!check.safeParse(email).success) return `${email} isn’t an email address.`
  const member = members.find((each) => each.email === email)
  if (member) return skippedMessage(member.name, 'member')
  const reason: SkippedInvitation['reason'] = 'invited'
  return invitations.some((each) => each.email === email) ? skippedMessage(email, reason) : null
}
