import type { Installation } from '#shared/installation.ts'
import type { EmailPreview } from '#shared/email-previews.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Draft, writeDraft } from './draft.service.ts'
import { createPreviewStore } from './preview.store.ts'
import { previewGone } from './styles.errors.ts'

export type PreviewService = ReturnType<typeof createPreviewService>

const emailPreviewPath = (id: string) => `/goodword/email-preview/${id}`

export function createPreviewService(deps: {
  db: Database
  clock: Clock
  config: { email: { from: string } }
  installation: Pick<Installation, 'productName'>
  publicUrl: () => string
}) {
  const { db, clock } = deps
  const store = createPreviewStore(deps)
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
      const { from, replyTo, subject, text } = message
      return { from, replyTo, subject, text, htmlPath: emailPreviewPath(store.keep(message.html)) }
    },

    /** Throws `emails.preview_gone` (404). */
    getPreview(id: string): string {
      const html = store.find(id)
      if (html === undefined) throw previewGone()
      return html
    },
  }
}
