import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Compressed, compress } from '#server/kernel/compress.ts'
import { integrityOf } from '#server/kernel/integrity.ts'
import { findScript, keepScripts } from './pinned-scripts.repository.ts'
import type { Script, WidgetFiles } from './widget-files.ts'
import { embedCode } from './widgets.domain.ts'
import { getWidget } from './widgets.service.ts'

export type PinnedScriptsService = ReturnType<typeof createPinnedScriptsService>

/**
 * Scripts that pages load with an integrity hash. Once an owner has the code of one, it is kept forever, because a page
 * that pins it shows nothing if a single byte changes.
 */
export function createPinnedScriptsService(deps: {
  db: Database
  clock: Clock
  files: Pick<WidgetFiles, 'pinnable'>
  publicUrl: () => string
}) {
  const { db, clock, files, publicUrl } = deps
  const served = new Map<string, Compressed>()

  return {
    /**
     * The lines to paste, with today's script pinned. Throws `widgets.not_found` (404) and `request.not_built` (503).
     */
    pinWidget: (key: { workspaceId: string; id: string }): Promise<{ embedCode: string }> =>
      db.transaction(function* (tx) {
        const { id, kind, slug, heights } = yield* getWidget(tx, key)
        const { script, parts } = files.pinnable()
        yield* keepScripts(
          tx,
          [script, ...parts].map((file) => ({ ...file, pinnedAt: clock.now() })),
        )
        const integrity = integrityOf(script.source)
        const pinned = { path: `widget/${script.path}`, integrity }
        return { embedCode: embedCode({ publicUrl: publicUrl(), widgetId: id, kind, slug, heights, script: pinned }) }
      }),

    /** A pinned script of any build. */
    async findPinned(path: string): Promise<Script | undefined> {
      const known = served.get(path)
      if (known) return { ...known, isImmutable: true }
      const source = await db.read((tx) => findScript(tx, path))
      if (source === undefined) return undefined
      const script = compress(source)
      served.set(path, script)
      return { ...script, isImmutable: true }
    },
  }
}
