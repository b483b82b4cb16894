import { isSameSecret, keyedHash } from '#server/kernel/tokens.ts'

/**
 * The signed addresses that a client holds. Each is a request's id with a signature that the owner, who knows the id, cannot
 * make. One kind is of no use as the other: machines read the links that end mails.
 */
export type ClientLink = 'own-page' | 'unsubscribe'

const signatureOf = (kind: ClientLink, { requestId, hashKey }: { requestId: string; hashKey: string }) =>
  keyedHash(hashKey, `${kind}:${requestId}`)

export const clientToken = (kind: ClientLink, of: { requestId: string; hashKey: string }) =>
  `${of.requestId}.${signatureOf(kind, of)}`

/** What the link to the form carries in a mail of ours and nowhere else: whoever opens it was sent it. */
export const mailedMark = (of: { requestId: string; hashKey: string }) =>
  keyedHash(of.hashKey, `mailed:${of.requestId}`).slice(0, 22)

export const isMailedMark = (mark: string, of: { requestId: string; hashKey: string }) =>
  isSameSecret(mailedMark(of), mark)

/** A mail of ours as its owner may read it: what only the client may do by its links, the owner must not. */
export const withoutClientTokens = (text: string) =>
  text.replace(/(\/(?:testimonial\/mine|unsubscribe)\/)[\w.%-]+/g, '$1…').replace(/([?&]mail=)[\w-]+/g, '$1…')

/** The id of the request that a token is for; null for a token that we never gave out. */
export function readClientToken(
  kind: ClientLink,
  { token, hashKey }: { token: string; hashKey: string },
): string | null {
  const [requestId = '', signature = ''] = token.split('.')
  return isSameSecret(signatureOf(kind, { requestId, hashKey }), signature) ? requestId : null
}
