import { isSameSecret, keyedHash } from '#server/kernel/tokens.ts'

/**
 * The signed addresses that a client holds. Each is a request's id with a signature that the owner, who knows the id, cannot
 * make. One kind is of no use as the other: machines read the links that end mails.
 */
export type ClientLink = 'own-page' | 'unsubscribe'

/** What a link is signed for: a request, while it is to the address that it was to then. */
type Linked = {
  requestId: string
  /** None when left out. */
  addressChanges?: number | undefined
  hashKey: string
}

const nameOf = ({ requestId, addressChanges = 0 }: Linked) =>
  addressChanges === 0 ? requestId : `${requestId}:${addressChanges}`

const signatureOf = (kind: ClientLink, of: Linked) => keyedHash(of.hashKey, `${kind}:${nameOf(of)}`)

export const clientToken = (kind: ClientLink, of: Linked) => `${of.requestId}.${signatureOf(kind, of)}`

/** What the link to the form carries in a mail of ours and nowhere else: whoever opens it was sent it. */
export const mailedMark = (of: Linked) => keyedHash(of.hashKey, `mailed:${nameOf(of)}`).slice(0, 22)

export const isMailedMark = (mark: string, of: Linked) => isSameSecret(mailedMark(of), mark)

/** A mail of ours as its owner may read it: what only the client may do by its links, the owner must not. */
export const withoutClientTokens = (text: string) =>
  text.replace(/(\/(?:testimonial\/mine|unsubscribe)\/)[\w.%-]+/g, '$1…').replace(/([?&]mail=)[\w-]+/g, '$1…')

/** The id of the request that a token says it is for, true or not. */
export const requestIdIn = (token: string) => token.split('.')[0] ?? ''

/** Whether a token is one that we gave out for a request as it is now. */
export const isClientToken = (kind: ClientLink, { token, ...of }: Linked & { token: string }) =>
  isSameSecret(signatureOf(kind, of), token.split('.')[1] ?? '')
