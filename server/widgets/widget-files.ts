import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import { siteNotBuilt } from '#server/http/request.errors.ts'
import { type Compressed, compress } from '#server/kernel/compress.ts'

/** How long what may change without a new address is kept: it is shown for a day more while it is asked for again. */
export const FIVE_MINUTES = 'public, max-age=300, stale-while-revalidate=86400'

export type Script = Compressed & {
  /** True when the address names this very content, so that it may be kept for good. */
  isImmutable: boolean
}

export type WidgetFiles = {
  /** The script that people paste, with our origin in it. Throws `request.not_built` (503). */
  shell(): Script
  /** The same, where it is ready in memory. */
  peekShell(): Compressed | undefined
  /**
   * A file below `/widget/`, by its path there; undefined when there is none. A chunk of an earlier build is answered
   * with the current one of its kind: a browser may run a shell that is a day old.
   */
  find(path: string): Script | undefined
  /** The component for React, packed as npm takes it from an address. Throws `request.not_built` (503). */
  reactPackage(): Buffer
}

/** The name of the kind of chunk before the hash of its content; the first of all has none. */
const CHUNK = /^(\w+-)?[\da-f]{16}\.js$/

/** Reads the built widget once and puts our origin into it, since bundlers and optimisers lose where a script came from. */
export function readWidgetFiles({ folder, publicUrl }: { folder: string; publicUrl: () => string }): WidgetFiles {
  const sources = readScripts(folder)
  const kindOf = (path: string) => CHUNK.exec(path)?.[1] ?? ''
  const current = new Map([...sources.keys()].filter((path) => CHUNK.test(path)).map((path) => [kindOf(path), path]))
  const served = new Map<string, Compressed>()

  function serve(path: string): Compressed | undefined {
    const known = served.get(path)
    const source = sources.get(path)
    if (known || source === undefined) return known
    const script = compress(source.replaceAll(WIDGET_ORIGIN_MARK, publicUrl()))
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
      const isChunk = CHUNK.test(path)
      const script = serve(path) ?? (isChunk ? serve(current.get(kindOf(path)) ?? '') : undefined)
      return script && { ...script, isImmutable: isChunk && sources.has(path) }
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
