import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, UserConfig } from 'vite'

export const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { name, version } = JSON.parse(readFileSync(file('../package.json'), 'utf8'))

/** Names of one module end alike, which compresses well: a page downloads each in its script and in its style sheet. */
const nameClass = (local: string, path: string) =>
  `${local}_${createHash('sha1')
    .update(relative(file('.'), path))
    .digest('base64url')
    .slice(0, 4)}`

/** Puts each module into its layer, so that a page wins over the parts that it is made of, whatever is loaded first. */
export const layers: Plugin = {
  name: 'goodword:layers',
  enforce: 'pre',
  transform(css, id) {
    if (!id.endsWith('.module.css')) return
    const layer = /\/src\/(app|components|navigation|stars|upload)\//.test(id) ? 'components' : 'pages'
    return { code: `@layer ${layer} {\n${css}}\n`, map: null }
  },
}

/** What the build of the dashboard and that of the clients' pages have in common. Both write into one folder. */
export const shared = {
  root: file('.'),
  css: { modules: { generateScopedName: nameClass } },
  define: { 'import.meta.env.GOODWORD_RELEASE': JSON.stringify(`${name}@${version}`) },
  build: {
    outDir: file('../dist/dashboard'),
    // The content security policy allows no data: address for a font, and a polyfill would be dead weight.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig
