import { randomBytes, randomUUID } from 'node:crypto'

/** 128 random bits in 22 characters that need no escaping in a URL. */
const random128 = () => randomBytes(16).toString('base64url')

type Prefix =
  | 'usr'
  | 'wsp'
  | 'evt'
  | 'cns'
  | 'msg'
  | 'wgt'
  | 'job'
  | 'pub'
  | 'acc'
  | 'out'
  | 'img'
  | 'cod'
  | 'con'
  | 'cus'
  | 'sub'
  | 'qst'
  | 'sup'
  | 'ver'
  | 'sty'
  | 'dom'
  | 'whk'
  | 'pay'
  | 'prv'

/** A new id that says what it names: `usr_…`. */
export const newId = (prefix: Prefix) => `${prefix}_${random128()}`

/** The id of a testimonial request. It is the whole secret of the client's link, so it carries no prefix and no order. */
export const newLinkId = () => random128()

export const newRequestId = () => randomUUID()
