import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import { siteNotBuilt } from '#server/http/request.errors.ts'

type Script = { text: string; etag: string }

export type WidgetFiles = {
  /** The script that people paste, with our origin in it. Throws `request.not_built` (503). */
  shell(): Script
  /** A file below `/widget/`, by its path there; undefined when there is none. */
  find(path: string): Script | undefined
}

/** Reads the built widget once and puts our origin into it, since bundlers and optimisers lose where a script came from. */
export function readWidgetFiles({ folder, publicUrl }: { folder: string; publicUrl: () => string }): WidgetFiles {
  const sources = new Map<string, string>()
  if (existsSync(folder)) {
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (path.endsWith('.js')) sources.set(path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8'))
    }
  }
  const served = new Map<string, Script>()

  function find(path: string): Script | undefined {
    const known = served.get(path)
    if (known) return known
    const source = sources.get(path)
    if (source === undefined) return undefined
    const text = source.replaceAll(WIDGET_ORIGIN_MARK, publicUrl())
    const script = { text, etag: `"${contentHash(text)}"` }
    served.set(path, script)
    return script
  }

  return {
    shell() {
      const shell = find('widget.js')
      if (!shell) throw siteNotBuilt()
      return shell
    },
    find,
  }
}
