import { inflateSync } from 'node:zlib'

/** As much of a PDF as Chromium writes: the number of its pages, and the text on them, in the order of drawing. */
export function readPdf(pdf: Buffer): { pages: number; text: string } {
  const objects = objectsOf(pdf)
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b(?!s)/.test(head))
  return { pages: pages.length, text: pages.map((page) => textOf(page, objects)).join('\n') }
}

type PdfObject = { head: string; stream: string }
type Objects = Map<string, PdfObject>

function objectsOf(pdf: Buffer): Objects {
  const objects: Objects = new Map()
  const whole = pdf.toString('latin1')
  for (const [body, id = ''] of whole.matchAll(/(?<=^|[\r\n])(\d+) 0 obj\b[\s\S]*?\bendobj\b/g)) {
    const begin = body.search(/\bstream\r?\n/)
    if (begin === -1) {
      objects.set(id, { head: body, stream: '' })
      continue
    }
    const head = body.slice(0, begin)
    const raw = body.slice(begin).replace(/^stream\r?\n/, '')
    const data = raw.slice(0, raw.lastIndexOf('endstream')).replace(/\r?\n$/, '')
    objects.set(id, { head, stream: head.includes('/FlateDecode') ? inflate(data) : data })
  }
  return objects
}

function inflate(data: string): string {
  try {
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
  } catch {
    // An image or a font, which holds no text.
    return ''
  }
}

/** The objects that a name leads to: `/Name 5 0 R` and `/Name [5 0 R 6 0 R]`. */
function referred(head: string, name: string): string[] {
  const found = new RegExp(`/${name}\\s*(\\d+ 0 R|\\[[^\\]]*\\])`).exec(head)?.[1] ?? ''
  return [...found.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id)
}

type Font = { bytes: number; glyphs: Map<number, string> }

/** Chromium writes the glyphs of a text as hexadecimal numbers, or as characters between parentheses. */
const TOKENS = /\/(F\d+)\s+[\d.]+\s+Tf|<([\dA-Fa-f]+)>|\(((?:\\[\s\S]|[^\\)])*)\)|\bT[dDm*]\b/g

function textOf(page: PdfObject, objects: Objects): string {
  const fonts = fontsOf(page, objects)
  let font: Font | undefined
  let text = ''
  const content = referred(page.head, 'Contents').map((id) => objects.get(id)?.stream ?? '')
  for (const [, name, hex, characters] of content.join('\n').matchAll(TOKENS)) {
    if (name !== undefined) font = fonts.get(name)
    else if (hex !== undefined) text += shown(Buffer.from(hex, 'hex'), font)
    else if (characters !== undefined) text += shown(Buffer.from(unescaped(characters), 'latin1'), font)
    else text += ' '
  }
  return text
}

function shown(codes: Buffer, font: Font | undefined): string {
  let text = ''
  if (font)
    for (let at = 0; at + font.bytes <= codes.length; at += font.bytes)
      text += font.glyphs.get(codes.readUIntBE(at, font.bytes)) ?? ''
  return text
}

const unescaped = (text: string) =>
  text.replaceAll(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal: string | undefined, letter: string) =>
    octal === undefined
      ? ({ n: '\n', r: '\r', t: '\t' }[letter] ?? letter)
      : String.fromCodePoint(Number.parseInt(octal, 8)),
  )

function fontsOf(page: PdfObject, objects: Objects): Map<string, Font> {
  const resources = referred(page.head, 'Resources').map((id) => objects.get(id)?.head ?? '')
  const fonts = new Map<string, Font>()
  for (const [, name = '', id = ''] of [page.head, ...resources].join(' ').matchAll(/\/(F\d+)\s+(\d+) 0 R/g)) {
    const [unicode = ''] = referred(objects.get(id)?.head ?? '', 'ToUnicode')
    fonts.set(name, fontOf(objects.get(unicode)?.stream ?? ''))
  }
  return fonts
}

const asText = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What the glyphs of a font stand for, from its ToUnicode table. */
function fontOf(table: string): Font {
  const glyphs = new Map<number, string>()
  let digits = 4
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', to = ''] of block.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g)) {
      digits = glyph.length
      glyphs.set(Number.parseInt(glyph, 16), asText(to))
    }
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', until = '', to = ''] of block.matchAll(
      /<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g,
    )) {
      digits = from.length
      const first = Number.parseInt(from, 16)
      for (let step = 0; step <= Number.parseInt(until, 16) - first; step += 1)
        glyphs.set(first + step, String.fromCodePoint(Number.parseInt(to, 16) + step))
    }
  return { bytes: digits / 2, glyphs }
}
