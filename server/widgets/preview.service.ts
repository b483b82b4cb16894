import type { Installation } from '#shared/installation.ts'
import type { WidgetKind, WidgetOptions } from '#shared/widgets.ts'
import { getSubscription, getWorkspaceSender } from '#server/accounts/accounts.service.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import { newId } from '#server/kernel/ids.ts'
import { type BuiltFeed, buildFeed } from './feed-content.service.ts'
import { withExamples } from './example.feed.ts'
import { hasMoreAnswers } from './feed.repository.ts'
import { allowancesOf, nameOf } from './widgets.domain.ts'
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
      if (!previewId.startsWith(`${ID_PREFIX}_`)) return undefined
      const now = clock.now()
      const draft = await drafts.find(previewId, now)
      if (!draft) return undefined
      const { workspaceId } = draft
      const isLarge = await db.read((tx) => hasMoreAnswers(tx, { workspaceId, than: SMALL_MAX }))
      return isLarge ? deps.slots.run(workspaceId, () => build(draft, now)) : build(draft, now)
    },
  }

  async function build(draft: Draft, now: Date): Promise<BuiltFeed['identity']> {
    const { workspaceId, widgetId, kind, options, hasExamples } = draft
    const snapshot = await db.openSnapshot()
    try {
      const { widget, owner, plan } = await snapshot.read(function* (tx) {
        const found = yield* findWidget(tx, { workspaceId, id: widgetId })
        if (!found) throw widgetNotFound()
        const names = yield* getWorkspaceSender(tx, workspaceId)
        return { widget: found, owner: nameOf(names), ...(yield* getSubscription(tx, { workspaceId, now })) }
      })
      const { unbranded } = allowancesOf(plan)
      const { content, identity } = await buildFeed(snapshot, {
        workspaceId,
        id: widgetId,
        hasOrder: widget.hasOrder,
        // Owners can preview what a larger plan offers, except removing the "Goodword" line; publishing follows their own
        // plan.
        plan: 'studio',
        kind,
        owner,
        options: { ...options, isCounted: false, isBranded: options.isBranded || !unbranded },
        wall: widget.slug ?? widget.id,
        publicUrl: deps.publicUrl(),
        productName: deps.installation.productName,
      })
      if (!hasExamples || content.items.length > 0) return identity
      return Buffer.from(JSON.stringify(withExamples(content, options)))
    } finally {
      snapshot.close()
    }
  }
}
