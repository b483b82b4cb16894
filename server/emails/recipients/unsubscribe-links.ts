import { unsubscribePath } from '#shared/unsubscribing.ts'
import { isSameSecret, keyedHash } from '#server/kernel/tokens.ts'
import { clientToken } from '#server/submissions/client-links.ts'

type Ending = { workspaceId: string; addressHash: string }

const signatureOf = ({ workspaceId, addressHash }: Ending, hashKey: string) =>
  keyedHash(hashKey, `unsubscribe:${workspaceId}:${addressHash}`)

/**
 * Path of the link that a mail carries. Behind the request's token it names what it ends, so that it still does so when the
 * owner has removed the request.
 */
export function unsubscribePathOf(of: Ending & { requestId: string; addressChanges: number; hashKey: string }): string {
  const token = clientToken('unsubscribe', of)
  return unsubscribePath([token, of.workspaceId, of.addressHash, signatureOf(of, of.hashKey)].join('.'))
}

/** What a link names behind the request's token; null where that is nothing, or not ours. */
export function readEnding(token: string, hashKey: string): Ending | null {
  const [, , workspaceId = '', addressHash = '', signature = ''] = token.split('.')
  const ending = { workspaceId, addressHash }
  return isSameSecret(signatureOf(ending, hashKey), signature) ? ending : null
}
