import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { Widget } from '#shared/widget-editor.ts'
import { ProgramError } from '../programs.ts'

const HERE = import.meta.dirname
const FONTS = join(HERE, '../../node_modules/@fontsource-variable/instrument-sans/files')

const files = new Map(
  Object.entries({
    '/style.css': { path: join(HERE, 'style.css'), type: 'text/css; charset=utf-8' },
    '/sections.css': { path: join(HERE, 'sections.css'), type: 'text/css; charset=utf-8' },
    '/shelf.svg': { path: join(HERE, 'shelf.svg'), type: 'image/svg+xml' },
    '/icon.svg': { path: join(HERE, 'icon.svg'), type: 'image/svg+xml' },
    '/fonts/latin.woff2': { path: join(FONTS, 'instrument-sans-latin-standard-normal.woff2'), type: 'font/woff2' },
    '/fonts/latin-ext.woff2': {
      path: join(FONTS, 'instrument-sans-latin-ext-standard-normal.woff2'),
      type: 'font/woff2',
    },
  }),
)

/** The policy of a careful site: itself, and the one origin that its widget comes from. */
const policyFor = (product: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${product}`,
    `connect-src 'self' ${product}`,
    `img-src 'self' ${product}`,
    "style-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

type Pasted = Pick<Widget, 'kind' | 'embedCode'>

const STYLE = /<style>(.*?)<\/style>\n?/gs

/**
 * The customer's site with the product's embed codes pasted in unchanged: the first widget of each kind. The rules
 * that reserve their space are in the site's own style sheet, as the policy requires.
 */
export function createSite(widgets: Pasted[]): RequestListener {
  const pasted = (kind: string) => widgets.find((widget) => widget.kind === kind)?.embedCode ?? ''
  const codeOf = (kind: string) => pasted(kind).replaceAll(STYLE, '')
  const kept = widgets.flatMap(({ embedCode }) => [...embedCode.matchAll(STYLE)].map(([, rules = '']) => rules))
  const product = /src="(.+)\/widget\.js"/.exec(codeOf('wall'))?.[1]
  if (!product) throw new ProgramError(`The code to embed the wall names no script of Goodword: ${codeOf('wall')}`)
  const page = readFileSync(join(HERE, 'index.html'), 'utf8')
    .replaceAll(/\{\{(wall|badge|single|carousel|marquee)\}\}/g, (_, kind: string) => codeOf(kind))
    .replaceAll('{{product}}', () => product)
  const policy = policyFor(product)

  return (request, response) => {
    response.setHeader('content-security-policy', policy)
    response.setHeader('cache-control', 'no-cache')
    const [path = '/'] = (request.url ?? '/').split('?')
    if (path === '/') return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    const file = files.get(path)
    if (!file) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.\n')
    const content = readFileSync(file.path)
    const isStyle = path === '/style.css'
    response.writeHead(200, { 'content-type': file.type }).end(isStyle ? [content, ...kept].join('\n') : content)
  }
}
