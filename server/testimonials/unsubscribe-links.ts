import { unsubscribePath } from '#shared/unsubscribing.ts'
import { isSameSecret, keyedHash } from '#server/kernel/tokens.ts'
import { clientToken } from './client-links.ts'

type Ending = { workspaceId: string; addressHash: string }

const signatureOf = ({ workspaceId, addressHash }: Ending, hashKey: string) =>
  keyedHash(hashKey, `unsubscribe:${workspaceId}:${addressHash}`)

/**
 * Path of an email's unsubscribe link. After the request's token it says what it ends, so that it works even after the
 * owner removed the request.
 */
export function unsubscribePathOf(of: Ending & { requestId: string; addressChanges: number; hashKey: string }): string {
  const token = clientToken('unsubscribe', of)
  return unsubscribePath([token, of.workspaceId, of.addressHash, signatureOf(of, of.hashKey)].join('.'))
}

/** What a link says after the request's token; null when that is missing or not signed by us. */
export function readEnding(token: string, hashKey: string): Ending | null {
  const [, , workspaceId = '', addressHash = '', signature = ''] = token.split('.')
  const ending = { workspaceId, addressHash }
  return isSameSecret(signatureOf(ending, hashKey), signature) ? ending : null
}
