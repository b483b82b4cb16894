import { isOwnName } from '#shared/own-name.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/users.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The 49,000 commonest passwords of known leaks, in lower case: the list of @zxcvbn-ts/language-common. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String))
}

/**
 * Why a password can't be chosen, as one sentence; undefined when it can. Checked when a password is set, never when
 * it is entered.
 */
export async function findPasswordFault({
  password,
  email,
  name,
}: {
  password: string
  email: string
  name: string | null
}): Promise<string | undefined> {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`
  }
  if (password.length > MAX_PASSWORD_LENGTH) return 'Password can be at most 1,024 characters long.'
  if (isOwnName(password, { email, name: name ?? '' })) {
    return 'Choose a password that is not your name or email address.'
  }
  if ((await (common ??= loadCommonPasswords())).has(password.trim().toLowerCase())) {
    return 'This password is too common. Choose one that others don’t use.'
  }
  return undefined
}
