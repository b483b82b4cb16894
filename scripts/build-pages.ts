import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as viteBuild } from 'vite'
import { dashboardPages, ownerPages, pageFile, portalPage, unsubscribePage } from '#shared/pages.ts'
import { ProgramError } from './programs.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }
export type Manifest = Record<string, Chunk>

const ENTRY = 'index.html'
/** What an owner's page needs besides itself, before it can show anything. */
const OWNER_MODULES = ['src/app/owner-frame.tsx', 'src/lib/auth/firebase-identity.ts']

/** The module of each page, from the table that the router uses. */
export function readPageModules(table: string): Map<string, string> {
  const rows = [...table.matchAll(/^ +'([^']+)': lazyPage\(\s*async \(\) =>\s*\(await import\('\.\/([^']+)'\)\)/gm)]
  const count = table.match(/: lazyPage\(/g)?.length ?? 0
  if (rows.length === 0 || rows.length !== count)
    throw new ProgramError('dashboard/src/pages.ts has a page whose module the build cannot read.')
  return new Map(rows.map(([, path = '', module = '']) => [path, `src/${module}`]))
}

/** The files that modules load at once, those of the entry left out: scripts and style sheets. */
export function filesOf(manifest: Manifest, modules: string[]): { scripts: string[]; styles: string[] } {
  const chunksFrom = (starts: string[]) => {
    const seen = new Set<string>()
    const visit = (key: string) => {
      if (seen.has(key)) return
      seen.add(key)
      const chunk = manifest[key]
      if (!chunk) throw new ProgramError(`The build has no chunk of ${key}.`)
      for (const next of chunk.imports ?? []) visit(next)
    }
    for (const start of starts) visit(start)
    return [...seen].flatMap((key) => manifest[key] ?? [])
  }
  const listed = (chunks: Chunk[]) => ({
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  })
  const [own, entry] = [listed(chunksFrom(modules)), listed(chunksFrom([ENTRY]))]
  return {
    scripts: own.scripts.filter((file) => !entry.scripts.includes(file)),
    styles: own.styles.filter((file) => !entry.styles.includes(file)),
  }
}

const ROOT = '<div id="root"></div>'

type Content = { html: string; isReadable: boolean }
type PageOptions = { path: string; files: ReturnType<typeof filesOf>; content: Content | undefined }

const SCRIPTS = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="([^"]+)">(?:<\/script>)?/g

/** One page's HTML, made from that of the entry. */
export function composePage(entry: string, { path, files, content }: PageOptions): string {
  if (!entry.includes(ROOT)) throw new ProgramError('The built index.html has no empty #root.')
  const links = [
    ...files.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
  const page = entry.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`)
  if (!content) return page
  // `early.js` loads them once the page is painted: first the entry, then what it would ask for.
  const scripts = [...page.matchAll(SCRIPTS)].map(([, address]) => address)
  return (content.isReadable ? page.replace(/\s*<noscript>.*?<\/noscript>/s, '') : page)
    .replaceAll(SCRIPTS, '')
    .replace(ROOT, () => `<div id="root" data-page="${path}" data-scripts="${scripts.join(' ')}">${content.html}</div>`)
}

/** The HTML of one page of the client portal: with what it says without scripts, and not what others say. */
export function portalPageHtml(built: string, page: string): string {
  const parts = /\s*<noscript data-page="([^"]+)">(.*?)<\/noscript>/gs
  const own = [...built.matchAll(parts)].filter(([, of]) => of === page)
  if (own.length !== 1) throw new ProgramError(`The built portal.html has no single noscript of ${page}.`)
  return built.replaceAll(parts, (_, of: string, content: string) =>
    of === page ? `<noscript>${content}</noscript>` : '',
  )
}

async function renderPages(): Promise<Map<string, Content>> {
  const folder = resolve('dist/prerender')
  await viteBuild({
    configFile: 'dashboard/vite.config.ts',
    logLevel: 'error',
    mode: 'production',
    ssr: { noExternal: true },
    build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
  })
  const { renderPages: render } = await import(pathToFileURL(join(folder, 'prerender.js')).href)
  const rendered = await render()
  await rm(folder, { recursive: true })
  return rendered
}

/** Writes the HTML of each page of the dashboard into `pages/` of the folder, and that of the client portal beside it. */
export async function buildPages({ folder, manifest }: { folder: string; manifest: Manifest }): Promise<void> {
  const modules = readPageModules(await readFile('dashboard/src/pages.ts', 'utf8'))
  const entry = await readFile(join(folder, ENTRY), 'utf8')
  const rendered = await renderPages()
  const portal = await readFile(join(folder, 'portal.html'), 'utf8')
  await writeFile(join(folder, 'portal.html'), portalPageHtml(portal, portalPage))
  await writeFile(join(folder, 'unsubscribe.html'), portalPageHtml(portal, unsubscribePage))
  const owners: readonly string[] = ownerPages
  await mkdir(join(folder, 'pages'), { recursive: true })
  for (const path of [...dashboardPages, '*']) {
    const module = modules.get(path)
    const content = rendered.get(path)
    const needed = [...(module ? [module] : []), ...(owners.includes(path) && !content ? OWNER_MODULES : [])]
    const page = composePage(entry, { path, files: filesOf(manifest, needed), content })
    await writeFile(join(folder, 'pages', pageFile(path)), page)
  }
}
