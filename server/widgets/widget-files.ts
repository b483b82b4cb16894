import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import { siteNotBuilt } from '#server/http/request.errors.ts'
import { type Compressed, compress } from '#server/kernel/compress.ts'

/** Caching for content that can change at the same URL. It may be used for another day while it is being refreshed. */
export const FIVE_MINUTES = 'public, max-age=300, stale-while-revalidate=86400'

export type Script = Compressed & {
  /** True when the URL identifies this exact content, so that it can be cached forever. */
  isImmutable: boolean
}

/** `path` is relative to `/widget/`. */
type SourceFile = { path: string; source: string }

export type WidgetFiles = {
  /** The script that people paste, with our origin in it. Throws `request.not_built` (503). */
  shell(): Script
  /** The same, if it is ready in memory. */
  peekShell(): Compressed | undefined
  /** A file of this build by its path below `/widget/`; undefined if it doesn't exist. */
  find(path: string): Script | undefined
  /**
   * For a chunk of an earlier build, the current one of its kind: a browser may run a shell that is a day old. Undefined
   * for what hydrates, because it understands only what its own build drew; a widget without it stays as it was drawn.
   */
  findSuccessor(path: string): Script | undefined
  /** Path of the script that filters hosted pages without loading them again. Throws `request.not_built` (503). */
  wallFilters(): string
  /** What a page can pin by hash: the script, and the parts it loads by theirs. Throws `request.not_built` (503). */
  pinnable(): { script: SourceFile; parts: SourceFile[] }
  /** The React component, packed so that npm can install it from a URL. Throws `request.not_built` (503). */
  reactPackage(): Buffer
}

/** The chunk's kind before the hash of its content; the main chunk has none. Earlier builds had longer hashes. */
const CHUNK = /^([a-z]+(?:-[a-z]+)*-)?(?:[\da-f]{12}|[\da-f]{16})\.js$/

const HYDRATES = /^(preact|hydrated|line)-/

/** The pinned file; its chunks have names of their own. */
const PINNED = /^([^/]+)\/widget\.js$/
const PINNED_PARTS = ['preact-', 'hydrated-', 'host-theme-', 'settle-', 'line-']

/** Reads the built widget once and inserts our origin, because bundlers and optimisers lose a script's origin. */
export function readWidgetFiles({ folder, publicUrl }: { folder: string; publicUrl: () => string }): WidgetFiles {
  const sources = readScripts(folder)
  const kindOf = (path: string) => CHUNK.exec(path)?.[1] ?? ''
  const current = new Map([...sources.keys()].filter((path) => CHUNK.test(path)).map((path) => [kindOf(path), path]))
  const served = new Map<string, Compressed>()

  const read = (path: string) => sources.get(path)?.replaceAll(WIDGET_ORIGIN_MARK, publicUrl())

  function serve(path: string): Compressed | undefined {
    const known = served.get(path)
    const source = known ? undefined : read(path)
    if (source === undefined) return known
    const script = compress(source)
    served.set(path, script)
    return script
  }

  return {
    shell() {
      const shell = serve('widget.js')
      if (!shell) throw siteNotBuilt()
      return { ...shell, isImmutable: false }
    },
    peekShell: () => served.get('widget.js'),
    find(path) {
      const script = CHUNK.test(path) ? serve(path) : undefined
      return script && { ...script, isImmutable: true }
    },
    findSuccessor(path) {
      const script = CHUNK.test(path) && !HYDRATES.test(path) ? serve(current.get(kindOf(path)) ?? '') : undefined
      return script && { ...script, isImmutable: false }
    },
    wallFilters() {
      const path = current.get('wall-filters-')
      if (path === undefined) throw siteNotBuilt()
      return `/widget/${path}`
    },
    pinnable() {
      const [, version] = [...sources.keys()].map((path) => PINNED.exec(path)).find((found) => found !== null) ?? []
      const source = read(`${version}/widget.js`)
      if (version === undefined || source === undefined) throw siteNotBuilt()
      const path = `${version}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}/widget.js`
      const parts = PINNED_PARTS.map((kind) => current.get(kind)).filter((part) => part !== undefined)
      return { script: { path, source }, parts: parts.map((part) => ({ path: part, source: read(part) ?? '' })) }
    },
    reactPackage() {
      const file = join(folder, 'react.tgz')
      if (!existsSync(file)) throw siteNotBuilt()
      return readFileSync(file)
    },
  }
}

function readScripts(folder: string): Map<string, string> {
  const paths = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return new Map(
    paths
      .filter((path) => path.endsWith('.js'))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
  )
}
