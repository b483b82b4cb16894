import type * as z from 'zod'
import type { EmailDraft, EmailPreview } from '#shared/emails.ts'
import { optionalLine } from '#shared/fields.ts'
import type { RequestPreview } from '#shared/request-preview.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { createPreviewStore } from './preview.store.ts'
import { requestLetter, requestMail } from './request.email.ts'
import { readSender } from './sender.service.ts'
import { usedPartOf } from './styles.domain.ts'
import { previewGone } from './styles.errors.ts'
import { readEmailRights, readUsedStyle } from './styles.service.ts'

export type PreviewService = ReturnType<typeof createPreviewService>

const ClientName = optionalLine('Client name')

/** A name that could not be saved is none. */
const savable = (name: string | null | undefined) => ClientName.safeParse(name ?? undefined).data ?? null

export const mailPreviewPath = (id: string) => `/goodword/mail-preview/${id}`

export function createPreviewService(deps: {
  db: Database
  clock: Clock
  config: { mail: { from: string } }
  publicUrl: () => string
}) {
  const { db, clock } = deps
  const mailFrom = deps.config.mail.from
  const store = createPreviewStore(deps)

  return {
    /** What the mail of a request would say, made by what makes the mail. A name that could not be saved is left out. */
    previewRequest: (request: { workspaceId: string; customerName: string | undefined }): Promise<RequestPreview> =>
      db.read(function* (sql) {
        const { workspaceId } = request
        const now = clock.now()
        const used = yield* readUsedStyle(sql, { workspaceId, asked: null, now })
        const sender = yield* readSender(sql, { ...used, workspaceId, now, mailFrom })
        return { from: sender.from.name, ...requestLetter({ ...sender, clientName: savable(request.customerName) }) }
      }),

    /** A mail in a style that need not be saved, made by what makes the mail; its links lead nowhere. */
    async previewEmail({
      workspaceId,
      draft,
    }: {
      workspaceId: string
      draft: z.output<typeof EmailDraft>
    }): Promise<EmailPreview> {
      const { sender, mail } = await db.read(function* (sql) {
        const now = clock.now()
        const rights = yield* readEmailRights(sql, { workspaceId, now })
        const style = usedPartOf(draft.style, rights)
        const sender = yield* readSender(sql, { style, rights, workspaceId, now, mailFrom })
        const nowhere = `${deps.publicUrl()}/#preview`
        const links = { link: nowhere, declineLink: nowhere, unsubscribeLink: nowhere, productUrl: nowhere }
        return { sender, mail: requestMail({ ...sender, ...links, clientName: savable(draft.customerName) }) }
      })
      return {
        from: sender.from,
        replyTo: sender.replyTo,
        subject: mail.subject,
        text: mail.text,
        htmlPath: mailPreviewPath(store.keep(mail.html)),
      }
    },

    /** Throws `emails.preview_gone` (404). */
    getPreview(id: string): string {
      const html = store.find(id)
      if (html === undefined) throw previewGone()
      return html
    },
  }
}
