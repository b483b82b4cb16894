/** Spellings of the same address become equal. */
export const foldAddress = (address: string) => address.trim().toLowerCase()

/** `ana+work@…` arrives where `ana@…` does, so unsubscribing one covers the other. */
export const mailboxOf = (address: string) => foldAddress(address).replace(/^([^+@]+)\+.*@/, '$1@')
