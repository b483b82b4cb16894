import { isSameSecret, keyedHash } from '#server/kernel/tokens.ts'

export type CodeSecrets = ReturnType<typeof createCodeSecrets>

/**
 * Codes as they stand in links: the code's id and what only the holder of our key can make of it. Whoever reads the
 * database finds no code that works.
 */
export function createCodeSecrets(hashKey: string) {
  const proofOf = (id: string) => keyedHash(hashKey, `identity-code ${id}`)
  return {
    write: (id: string): string => `${id}.${proofOf(id)}`,
    /** The id of a code that we made; undefined for anything else. */
    read(code: string): string | undefined {
      const dot = code.lastIndexOf('.')
      const id = code.slice(0, Math.max(dot, 0))
      return isSameSecret(code.slice(dot + 1), proofOf(id)) ? id : undefined
    },
  }
}
