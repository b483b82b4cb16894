import { isSameSecret, keyedHash } from '#server/kernel/tokens.ts'

export type CodeSecrets = ReturnType<typeof createCodeSecrets>

/** Codes as used in links: the code's id and a signature with our key. So the database contains no working codes. */
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
