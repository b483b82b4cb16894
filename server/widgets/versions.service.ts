import { WIDGET_VERSIONS_MAX, type WidgetVersion } from '#shared/widget-editor.ts'
import { compareSettings } from '#server/activity/activity.domain.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { readTags } from '#server/tags/tags.service.ts'
import { deleteVersionsBefore, insertVersion, listVersions, type VersionRow } from './versions.repository.ts'
import { readableWidget } from './widget-settings.domain.ts'
import { readOptions } from './widgets.domain.ts'
import { widgetNotFound } from './widgets.errors.ts'
import { findWidget, type WidgetRow } from './widgets.repository.ts'

export type VersionsService = ReturnType<typeof createVersionsService>

/** What an owner published of a widget before. */
export function createVersionsService({ db }: { db: Database }) {
  return {
    /** Newest first, without the one that is published now. Throws `widgets.not_found` (404). */
    listVersions: (key: { workspaceId: string; id: string }): Promise<{ items: WidgetVersion[] }> =>
      db.read(function* (tx) {
        const row = yield* findWidget(tx, key)
        if (!row) throw widgetNotFound()
        const versions = yield* listVersions(tx, { workspaceId: key.workspaceId, widgetId: key.id })
        const tagIds = new Set((yield* readTags(tx, key.workspaceId)).map(({ id }) => id))
        const earlier = versions.filter(({ revision }) => revision < row.revision)
        return { items: earlier.map((version) => view(version, { now: row, tagIds })) }
      }),
  }
}

/** As they were stored, newest first, without the one that is published now. */
export function* readEarlierVersions(tx: Tx, { id: widgetId, workspaceId, revision }: WidgetRow) {
  const versions = yield* listVersions(tx, { workspaceId, widgetId })
  return versions
    .filter((version) => version.revision < revision)
    .map(({ name, kind, options, publishedAt }) => ({
      name,
      kind,
      options: readOptions(options),
      publishedAt: publishedAt.toISOString(),
    }))
}

/** Keeps what is published, with what it replaces if that isn't known yet. */
export function* keepVersion(
  tx: Tx,
  {
    before,
    after,
  }: { before: WidgetRow; after: Pick<VersionRow, 'revision' | 'name' | 'kind' | 'options' | 'publishedAt'> },
): Transactional<void> {
  const { id: widgetId, workspaceId, publishedAt } = before
  const of = { widgetId, workspaceId }
  if (publishedAt) yield* insertVersion(tx, { ...of, ...contentOf(before), publishedAt })
  yield* insertVersion(tx, { ...of, ...contentOf(after), publishedAt: after.publishedAt })
  yield* deleteVersionsBefore(tx, { ...of, revision: after.revision - WIDGET_VERSIONS_MAX })
}

/** What a widget hides stays hidden, whatever its owner goes back to. */
function contentOf({ revision, name, kind, options }: Pick<VersionRow, 'revision' | 'name' | 'kind' | 'options'>) {
  const { hiddenIds: _, ...kept } = options
  return { revision, name, kind, options: kept }
}

/** Tags that were deleted since are left out. */
function view(
  { name, kind, options, publishedAt }: VersionRow,
  { now, tagIds }: { now: WidgetRow; tagIds: ReadonlySet<string> },
): WidgetVersion {
  const current = { ...now, options: readOptions(now.options) }
  const { onlyTagIds, withoutTagIds, ...kept } = readOptions(options)
  const isKnown = (id: string) => tagIds.has(id)
  const tags = { onlyTagIds: onlyTagIds.filter(isKnown), withoutTagIds: withoutTagIds.filter(isKnown) }
  const version = { name, kind, options: { ...kept, ...tags, hiddenIds: current.options.hiddenIds } }
  return {
    ...version,
    publishedAt: publishedAt.toISOString(),
    changes: compareSettings(readableWidget(current), readableWidget({ ...version, slug: now.slug })),
  }
}
