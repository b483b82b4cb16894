/** A piece of HTML for display: the name of a tag, or anything else. */
type Piece = { text: string; isTagName: boolean }

export function piecesOf(html: string): Piece[] {
  return html
    .split(/(?<=<\/?)([a-z][\w-]*)/i)
    .map((text, index) => ({ text, isTagName: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

const STYLE = /<style>([^<]*)<\/style>\n?/

/** The code without its CSS rules, for a site that allows no styles inside a page, and those rules, one per line. */
export function withoutRules(embedCode: string): { code: string; rules: string } {
  const [, rules = ''] = STYLE.exec(embedCode) ?? []
  return { code: embedCode.replace(STYLE, ''), rules: rules.replace(/\}(?=[@\w])/g, '}\n') }
}

/** The origin that serves the script of the code. */
export const originOf = (embedCode: string): string => /src="([^"]+)\/widget\.js"/.exec(embedCode)?.[1] ?? ''
