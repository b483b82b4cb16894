/** A piece of HTML, for showing it: the name of a tag, or anything else. */
type Piece = { text: string; isTagName: boolean }

export function piecesOf(html: string): Piece[] {
  return html
    .split(/(?<=<\/?)([a-z][\w-]*)/i)
    .map((text, index) => ({ text, isTagName: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

const unescapeAttribute = (value: string) =>
  value
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&')

/** Address of the hosted page, which the code links to; undefined when it links to none. */
export function hostedPageOf(embedCode: string): string | undefined {
  const href = /<a href="([^"]+)"/.exec(embedCode)?.[1]
  return href && unescapeAttribute(href)
}
