import type { Installation } from '#shared/installation.ts'
import type { EmailPreview } from '#shared/email-previews.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newLinkId } from '#server/kernel/ids.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import { type Draft, writeDraft } from './draft.service.ts'
import { previewGone } from './styles.errors.ts'

const KEPT_MS = 10 * 60 * 1000
const KEPT_MAX = 200
const KEPT_OF_ONE_MAX = 20

export type PreviewService = ReturnType<typeof createPreviewService>

const emailPreviewPath = (id: string) => `/goodword/email-preview/${id}`

export function createPreviewService(deps: {
  db: Database
  clock: Clock
  memory: SharedMemory
  config: { email: { from: string } }
  installation: Pick<Installation, 'productName'>
  publicUrl: () => string
}) {
  const { db, clock } = deps
  const htmls = deps.memory.previews<string>({ kind: 'email', ofOneMax: KEPT_OF_ONE_MAX, max: KEPT_MAX })
  const site = () => ({
    now: clock.now(),
    emailFrom: deps.config.email.from,
    productName: deps.installation.productName,
    publicUrl: deps.publicUrl(),
  })

  return {
    /** Renders an email in a style that need not be saved, with the real renderer. Its links lead nowhere. */
    async previewEmail({ workspaceId, draft }: { workspaceId: string; draft: Draft }): Promise<EmailPreview> {
      const message = await db.read((tx) => writeDraft(tx, { ...site(), workspaceId, draft }))
      const { from, replyTo, subject, text, html } = message
      // It can't be guessed: whoever has it can read the preview.
      const id = newLinkId()
      const now = clock.now()
      await htmls.keep({ id, workspaceId, draft: html, until: new Date(now.getTime() + KEPT_MS), now })
      return { from, replyTo, subject, text, htmlPath: emailPreviewPath(id) }
    },

    /** Throws `emails.preview_gone` (404). */
    async getPreview(id: string): Promise<string> {
      const html = await htmls.find(id, clock.now())
      if (html === undefined) throw previewGone()
      return html
    },
  }
}
