import type { Installation } from '#shared/installation.ts'
import type { WidgetKind, WidgetOptions } from '#shared/widgets.ts'
import { getSubscription } from '#server/accounts/accounts.service.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import { newId } from '#server/kernel/ids.ts'
import { type BuiltFeed, buildFeed } from './feed-content.service.ts'
import { EXAMPLE_RATINGS, withExamples } from './example.feed.ts'
import type { Wall } from './feed.service.ts'
import { feedInLanguage } from './feed-translation.ts'
import { hasMoreAnswers } from './feed.repository.ts'
import { readWallOwner } from './wall-owner.ts'
import { PREVIEW_LANGUAGE } from './wall.service.ts'
import { allowancesOf } from './widgets.domain.ts'
import { widgetNotFound } from './widgets.errors.ts'
import { findWidget } from './widgets.repository.ts'
import { getWidget } from './widgets.service.ts'

type Preview = { kind: WidgetKind; options: WidgetOptions; hasExamples?: boolean }
type Draft = Preview & { workspaceId: string; widgetId: string }

const ID_PREFIX = 'prv'
const KEPT_MS = 15 * 60 * 1000
const DRAFTS_MAX = 1000
const DRAFTS_OF_ONE_MAX = 8
/** Up to as many answers, a preview costs too little to wait for another one. */
const SMALL_MAX = 100

export type WidgetPreviewService = ReturnType<typeof createWidgetPreviewService>

/** Drafts of widgets, for previewing before publishing. */
export function createWidgetPreviewService(deps: {
  db: Database
  clock: Clock
  memory: SharedMemory
  publicUrl: () => string
  installation: Pick<Installation, 'productName'>
  slots: WorkspaceSlots
}) {
  const { db, clock } = deps
  const drafts = deps.memory.previews<Draft>({ kind: 'widget', ofOneMax: DRAFTS_OF_ONE_MAX, max: DRAFTS_MAX })

  return {
    /** Throws `widgets.not_found` (404). */
    async previewWidget({
      workspaceId,
      id,
      input,
    }: {
      workspaceId: string
      id: string
      input: Preview
    }): Promise<{ previewId: string }> {
      await db.read((tx) => getWidget(tx, { workspaceId, id }))
      const previewId = newId(ID_PREFIX)
      const now = clock.now()
      const draft = { ...input, workspaceId, widgetId: id }
      await drafts.keep({ id: previewId, workspaceId, draft, until: new Date(now.getTime() + KEPT_MS), now })
      return { previewId }
    },

    /** The feed's text as it would be, never counted; undefined unless it is a current preview. Throws `request.workspace_busy` (429). */
    async findPreview(previewId: string): Promise<BuiltFeed['identity'] | undefined> {
      const found = await find(previewId)
      if (!found) return undefined
      return found.examples ? Buffer.from(JSON.stringify(found.examples)) : found.identity
    },

    /** What its hosted page would show; undefined unless it is a current preview. Throws `request.workspace_busy` (429). */
    async findWall(previewId: string): Promise<Wall | undefined> {
      const found = await find(previewId)
      if (!found) return undefined
      const { page, ratings, removed, examples } = found
      const shown = examples
        ? { feed: examples, ratings: EXAMPLE_RATINGS }
        : { feed: feedInLanguage(found, PREVIEW_LANGUAGE), ratings }
      return { ...page, ...shown, widgetId: previewId, removed }
    },
  }

  async function find(previewId: string) {
    if (!previewId.startsWith(`${ID_PREFIX}_`)) return undefined
    const now = clock.now()
    const draft = await drafts.find(previewId, now)
    if (!draft) return undefined
    const { workspaceId } = draft
    const isLarge = await db.read((tx) => hasMoreAnswers(tx, { workspaceId, than: SMALL_MAX }))
    return isLarge ? deps.slots.run(workspaceId, () => build(draft, now)) : build(draft, now)
  }

  /** With examples if they are wanted and there is nothing else. */
  async function build(draft: Draft, now: Date) {
    const { workspaceId, widgetId, kind, options, hasExamples } = draft
    const snapshot = await db.openSnapshot()
    try {
      const { widget, plan, page } = await snapshot.read(function* (tx) {
        const found = yield* findWidget(tx, { workspaceId, id: widgetId })
        if (!found) throw widgetNotFound()
        const { plan: current } = yield* getSubscription(tx, { workspaceId, now })
        return { widget: found, plan: current, page: yield* readWallOwner(tx, draft) }
      })
      const { unbranded } = allowancesOf(plan)
      const built = await buildFeed(snapshot, {
        workspaceId,
        id: widgetId,
        hasOrder: widget.hasOrder,
        // Owners can preview what a larger plan offers, except removing the "Goodword" line; publishing follows their own
        // plan.
        plan: 'studio',
        kind,
        owner: page.title,
        options: { ...options, isCounted: false, isBranded: options.isBranded || !unbranded },
        wall: widget.slug ?? widget.id,
        publicUrl: deps.publicUrl(),
        productName: deps.installation.productName,
      })
      const isEmpty = built.content.items.length === 0
      return { ...built, page, examples: hasExamples && isEmpty ? withExamples(built.content, options) : null }
    } finally {
      snapshot.close()
    }
  }
}
