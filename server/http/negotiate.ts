export type Encoding = 'br' | 'gzip' | 'identity'

// Browsers send only a few different values.
const ANSWERS_MAX = 100
const answers = new Map<string, Encoding>()

/** The best encoding the caller supports, from its `Accept-Encoding`. */
export function acceptedEncoding(header = ''): Encoding {
  const known = answers.get(header)
  if (known) return known
  const encoding = readEncoding(header)
  if (answers.size >= ANSWERS_MAX) answers.clear()
  answers.set(header, encoding)
  return encoding
}

function readEncoding(header: string): Encoding {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

/** True when `If-None-Match` contains the tag, weak or strong. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
