import type { EmailPreview } from '#shared/emails.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Draft, writeDraft } from './draft.service.ts'
import { createPreviewStore } from './preview.store.ts'
import { previewGone } from './styles.errors.ts'

export type PreviewService = ReturnType<typeof createPreviewService>

const mailPreviewPath = (id: string) => `/goodword/mail-preview/${id}`

export function createPreviewService(deps: {
  db: Database
  clock: Clock
  config: { mail: { from: string } }
  publicUrl: () => string
}) {
  const { db, clock } = deps
  const store = createPreviewStore(deps)
  const site = () => ({ now: clock.now(), mailFrom: deps.config.mail.from, publicUrl: deps.publicUrl() })

  return {
    /** A mail in a style that need not be saved, made by what makes the mail; its links lead nowhere. */
    async previewEmail({ workspaceId, draft }: { workspaceId: string; draft: Draft }): Promise<EmailPreview> {
      const mail = await db.read((sql) => writeDraft(sql, { ...site(), workspaceId, draft }))
      const { from, replyTo, subject, text } = mail
      return { from, replyTo, subject, text, htmlPath: mailPreviewPath(store.keep(mail.html)) }
    },

    /** Throws `emails.preview_gone` (404). */
    getPreview(id: string): string {
      const html = store.find(id)
      if (html === undefined) throw previewGone()
      return html
    },
  }
}
