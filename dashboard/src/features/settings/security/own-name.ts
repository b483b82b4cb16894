import { isOwnName } from '#shared/own-name.ts'
import { type CurrentUser, fullName } from '#shared/users.ts'
import type { PasswordRequirement } from '../../../lib/auth/identity.ts'

type Owner = Pick<CurrentUser, 'email' | 'firstName' | 'lastName'>

export const OWN_NAME_MESSAGE = 'Choose a password that is not your name or email address.'

/** Whether the embedded identity service refuses the password as the owner's name or email address. */
export const isOwnersName = (password: string, { email, ...name }: Owner): boolean =>
  isOwnName(password, { email, name: fullName(name) })

/** The rules of the embedded identity service besides its policy. Only the service has the list of common passwords. */
export const ownNameRequirements = (password: string, owner: Owner): PasswordRequirement[] => [
  { text: 'Not a common password', isMet: 'checked later' },
  { text: 'Not your name or email', isMet: password !== '' && !isOwnersName(password, owner) },
]
