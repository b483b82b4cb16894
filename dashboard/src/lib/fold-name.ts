/** A name as names are compared: without case, accents and spaces around it. */
export const foldName = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
