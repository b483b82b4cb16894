/**
 * Whether a password is the owner's email address or its local part, the name, a word of it, or its words the other way
 * round, with or without spaces. Case does not count.
 */
export function isOwnName(password: string, { email, name }: { email: string; name: string }): boolean {
  const written = squeezed(password)
  const words = name.toLowerCase().split(/\s+/)
  const own = [squeezed(email), squeezed(email.split('@')[0] ?? ''), words.join(''), words.toReversed().join('')]
  return [...own, ...words].some((text) => text !== '' && text === written)
}

const squeezed = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '')
