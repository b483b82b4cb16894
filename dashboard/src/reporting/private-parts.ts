/** Any other query parameter may be a name, an address or a code. */
const PLAIN_PARAMETERS = /^(?:page|pageSize|status|sort|utm_\w+)$/

const ID = /^(?:[\w-]{20,}|[a-z]{3}_[\w-]+)$/

/** After these in a path comes the token of a link, complete or cut short. */
const TOKEN_FOLLOWS = new Set(['mine', 'portal', 'unsubscribe', 'report', 'shared-report', 'sign-off'])

/** The path with `:id` instead of every id: the id in a client's link is its only secret. */
export const maskIds = (path: string) =>
  path
    .split('/')
    .map((segment, index, segments) =>
      ID.test(segment) || (segment !== '' && TOKEN_FOLLOWS.has(segments[index - 1] ?? '')) ? ':id' : segment,
    )
    .join('/')

/** A query without what may be private: searches contain clients' names, and links in emails contain codes. */
export function plainSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => PLAIN_PARAMETERS.test(name))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** An address that may be sent to third parties: no ids, no private query, no hash. Empty when it is not an address. */
export function plainAddress(address: string): string {
  if (!URL.canParse(address)) return ''
  const { origin, pathname, search } = new URL(address)
  return origin + maskIds(pathname) + plainSearch(search)
}

/** One of our paths inside a text, with its query, without its hash. */
function plainPath(path: string): string {
  const [address = ''] = path.split('#')
  const [pathname = '', ...search] = address.split('?')
  return maskIds(pathname) + plainSearch(search.join('?'))
}

/**
 * The name of a control, up to the last quotation mark that can end it, because the name may contain quotation marks.
 */
const LABELS = /\[(?:aria-label|title|alt|name)="(?:[\s\S]*"\]|[\s\S]*$)/g

const LONGEST_TEXT = 2000

/** The text cut at a whole word: a partial address or token would not be recognised as one. */
const cutShort = (text: string) =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).replace(/(?<!\S)\S+$/, '')}…` : text

/**
 * A text, like an error message, without email addresses, tokens, ids of links, private queries, and names of
 * controls like "Approve testimonial from Ana". Long texts are cut.
 */
export const plainText = (text: string): string =>
  cutShort(text.replaceAll(LABELS, ''))
    .replaceAll(/\b(?:https?|wss?):\/\/[^\s"'<>()]+/g, (address) => plainAddress(address) || '[address]')
    .replaceAll(/(?<![\w:/.])\/[\w\-./%:@]+(?:\?[^\s"'#]*)?(?:#[^\s"']*)?/g, plainPath)
    .replaceAll(/^\?.*/g, plainSearch)
    .replaceAll(/(?<![\w.%+'-])[\w.%+'-]+@(?:[\w-]+\.)+[a-z]{2,}/gi, '[email]')
    .replaceAll(/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g, '[token]')

/** The same for every text in a structure, however deep. */
export function plainCopy<Whole>(whole: Whole): Whole {
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return plainText(part)
    if (Array.isArray(part)) return part.map(copy)
    // Only plain objects are searched, not dates or elements.
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, copy(value)]))
  }
  // Safe: objects and arrays are rebuilt with the same keys, and a text stays a text.
  return copy(whole) as Whole
}
