/** Whatever else stands in a query may be a name, an address or a code. */
const PLAIN_PARAMETERS = /^(?:page|pageSize|status|sort|utm_\w+)$/

const ID = /^(?:[\w-]{20,}|[a-z]{3}_[\w-]+)$/

/** What comes after these in a path is the token of a client's link, whole or cut short. */
const TOKEN_FOLLOWS = new Set(['mine', 'unsubscribe'])

/** The path with `:id` in place of every id: the one in a client's link is the whole secret of it. */
export const maskIds = (path: string) =>
  path
    .split('/')
    .map((segment, index, segments) =>
      ID.test(segment) || (segment !== '' && TOKEN_FOLLOWS.has(segments[index - 1] ?? '')) ? ':id' : segment,
    )
    .join('/')

/** A query without what may be private: searches hold clients' names, and links of mails hold codes. */
export function plainSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => PLAIN_PARAMETERS.test(name))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** An address that may be told to others: no ids, no private query, no hash. Empty when it is no address. */
export function plainAddress(address: string): string {
  if (!URL.canParse(address)) return ''
  const { origin, pathname, search } = new URL(address)
  return origin + maskIds(pathname) + plainSearch(search)
}

/** A path of ours within a text, with its query, without its hash. */
function plainPath(path: string): string {
  const [address = ''] = path.split('#')
  const [pathname = '', ...search] = address.split('?')
  return maskIds(pathname) + plainSearch(search.join('?'))
}

/** What a control says, to the last quotation mark that can end it: words may hold such marks themselves. */
const LABELS = /\[(?:aria-label|title|alt|name)="(?:[\s\S]*"\]|[\s\S]*$)/g

const LONGEST_TEXT = 2000

/** The text up to a whole word: a part of an address or a token would not be known as one. */
const cutShort = (text: string) =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).replace(/(?<!\S)\S+$/, '')}…` : text

/**
 * A text, like the message of an error, without mail addresses, tokens, ids of links, private queries, and without what
 * the name of a control says: "Approve testimonial from Ana". What is too long is cut.
 */
export const plainText = (text: string): string =>
  cutShort(text.replaceAll(LABELS, ''))
    .replaceAll(/\b(?:https?|wss?):\/\/[^\s"'<>()]+/g, (address) => plainAddress(address) || '[address]')
    .replaceAll(/(?<![\w:/.])\/[\w\-./%:@]+(?:\?[^\s"'#]*)?(?:#[^\s"']*)?/g, plainPath)
    .replaceAll(/^\?.*/g, plainSearch)
    .replaceAll(/(?<![\w.%+'-])[\w.%+'-]+@(?:[\w-]+\.)+[a-z]{2,}/gi, '[email]')
    .replaceAll(/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g, '[token]')

/** The same of every text in a structure, however deep. */
export function plainCopy<Whole>(whole: Whole): Whole {
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return plainText(part)
    if (Array.isArray(part)) return part.map(copy)
    // What is no plain object (a date, an element) is nothing to look into.
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, copy(value)]))
  }
  // Safe: objects and arrays are rebuilt with the same keys, and a text stays a text.
  return copy(whole) as Whole
}
