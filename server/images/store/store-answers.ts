import { parseXml, type XmlDocument, XmlElement } from '@rgrove/parse-xml'

export type ListedObject = {
  key: string
  bytes: number
  changedAt: Date
  /** What the store says of its content: often the MD5 in small hexadecimal digits, and never more than a hint. */
  etag: string | undefined
}
export type ListedPage = { objects: ListedObject[]; nextToken: string | undefined }

/** A code as all services write it. Anything else isn't shown or logged. */
const CODE = /^[\w.-]{1,64}$/

/** What an answer that is not 2xx says. Without a body, or with that of a proxy, nothing. */
export function readStoreError(body: Buffer): { code: string | undefined; region: string | undefined } {
  const root = rootOf(body, 'Error')
  return { code: plain(root && textOf(root, 'Code')), region: plain(root && textOf(root, 'Region')) }
}

const plain = (text: string | undefined) => (text !== undefined && CODE.test(text) ? text : undefined)

/** A page of ListObjectsV2; undefined when the answer is none. */
export function readListedPage(body: Buffer): ListedPage | undefined {
  const root = rootOf(body, 'ListBucketResult')
  if (!root) return undefined
  const nextToken = textOf(root, 'NextContinuationToken')
  if (textOf(root, 'IsTruncated') === 'true' && !nextToken) return undefined
  const objects = childrenOf(root, 'Contents').map(readObject)
  return objects.every((object) => object !== undefined) ? { objects, nextToken } : undefined
}

/** Undefined when the answer is none. */
export function readVersioning(body: Buffer): boolean | undefined {
  const root = rootOf(body, 'VersioningConfiguration')
  return root && textOf(root, 'Status') === 'Enabled'
}

function readObject(element: XmlElement): ListedObject | undefined {
  const key = textOf(element, 'Key')
  const bytes = Number(textOf(element, 'Size'))
  const changedAt = new Date(textOf(element, 'LastModified') ?? '')
  const etag = textOf(element, 'ETag')?.replaceAll('"', '')
  const isWhole = key !== undefined && Number.isSafeInteger(bytes) && !Number.isNaN(changedAt.getTime())
  return isWhole ? { key, bytes, changedAt, etag } : undefined
}

function rootOf(body: Buffer, name: string): XmlElement | undefined {
  const root = parsed(body)?.root
  return root?.name === name ? root : undefined
}

function parsed(body: Buffer): XmlDocument | undefined {
  try {
    return parseXml(body.toString())
  } catch {
    // A proxy's page, or none: the caller says what was expected.
    return undefined
  }
}

const childrenOf = (element: XmlElement, name: string) =>
  element.children.filter((child) => child instanceof XmlElement).filter((child) => child.name === name)

const textOf = (element: XmlElement, name: string): string | undefined => childrenOf(element, name)[0]?.text
