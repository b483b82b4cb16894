/** However an address is written, it is one. */
export const foldAddress = (address: string) => address.trim().toLowerCase()

/** `ana+work@…` lands where `ana@…` does: whoever ended mails to one gets none at the other. */
export const mailboxOf = (address: string) => foldAddress(address).replace(/^([^+@]+)\+.*@/, '$1@')
