import { isSameSecret, keyedHash } from '#server/kernel/tokens.ts'

/**
 * The signed links that a client holds: a request's id with a signature that the owner, who knows the id, can't make.
 * One kind can't be used as the other: machines read unsubscribe links, and only our email has the link that confirms an
 * answer, while the page that waits for it can change its address.
 */
export type ClientLink = 'own-page' | 'unsubscribe' | 'confirm' | 'unconfirmed'

/** What a link is signed for: a request, while it has the same client address. */
type Linked = {
  requestId: string
  /** None by default. */
  addressChanges?: number | undefined
  hashKey: string
}

const nameOf = ({ requestId, addressChanges = 0 }: Linked) =>
  addressChanges === 0 ? requestId : `${requestId}:${addressChanges}`

const signatureOf = (kind: ClientLink, of: Linked) => keyedHash(of.hashKey, `${kind}:${nameOf(of)}`)

export const clientToken = (kind: ClientLink, of: Linked) => `${of.requestId}.${signatureOf(kind, of)}`

/** The mark that only links in our emails have: whoever opens one received the email. */
export const emailedMark = (of: Linked) => keyedHash(of.hashKey, `mailed:${nameOf(of)}`).slice(0, 22)

export const isEmailedMark = (mark: string, of: Linked) => isSameSecret(emailedMark(of), mark)

/** An email as its owner may read it, without the links that only the client may use. */
export const withoutClientTokens = (text: string) =>
  text.replace(/(\/(?:testimonial\/mine|unsubscribe|confirm)\/)[\w.%-]+/g, '$1…').replace(/([?&]mail=)[\w-]+/g, '$1…')

/** The request id that a token claims to be for, genuine or not. */
export const requestIdIn = (token: string) => token.split('.')[0] ?? ''

/** Whether we issued a token for a request in its current state. */
export const isClientToken = (kind: ClientLink, { token, ...of }: Linked & { token: string }) =>
  isSameSecret(signatureOf(kind, of), token.split('.')[1] ?? '')
