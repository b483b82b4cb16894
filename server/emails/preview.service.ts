import type * as z from 'zod'
import type { EmailDraft, EmailPreview } from '#shared/emails.ts'
import { optionalLine } from '#shared/fields.ts'
import type { RequestPreview } from '#shared/request-preview.ts'
import type { Database, Sql } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { createPreviewStore } from './preview.store.ts'
import { readLetterhead, readLetterheadOf } from './letterhead.service.ts'
import { textOf } from './message.domain.ts'
import { requestMail } from './request.email.ts'
import { writeLetter } from './request.letter.ts'
import { GIVEN_STYLE, usedPartOf } from './styles.domain.ts'
import { previewGone } from './styles.errors.ts'
import { readEmailRights } from './styles.service.ts'

export type PreviewService = ReturnType<typeof createPreviewService>

type Draft = z.output<typeof EmailDraft>

const ClientName = optionalLine('Client name')

/** A name that could not be saved is none. */
const savable = (name: string | null | undefined) => ClientName.safeParse(name ?? undefined).data ?? null

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

  function* write(sql: Sql, { workspaceId, draft }: { workspaceId: string; draft: Draft }) {
    const of = { ...site(), workspaceId }
    const rights = yield* readEmailRights(sql, of)
    const style = { ...GIVEN_STYLE, ...usedPartOf(draft.style, rights) }
    const letterhead = yield* readLetterheadOf(sql, { style, rights }, of)
    const nowhere = `${of.publicUrl}/#preview`
    return {
      sender: letterhead.sender,
      ...requestMail({
        ...letterhead,
        kind: draft.kind,
        place: 'only',
        clientName: savable(draft.customerName),
        service: savable(draft.service),
        links: { form: nowhere, decline: nowhere, unsubscribe: nowhere },
        productUrl: letterhead.productUrl && nowhere,
      }),
    }
  }

  return {
    /** What the mail of a request would say, made by what makes the mail. A name that could not be saved is left out. */
    previewRequest: (request: { workspaceId: string; customerName: string | undefined }): Promise<RequestPreview> =>
      db.read(function* (sql) {
        const { workspaceId } = request
        const letterhead = yield* readLetterhead(sql, { ...site(), workspaceId, asked: null })
        const clientName = savable(request.customerName)
        const letter = writeLetter({ ...letterhead, kind: 'request', clientName, service: null })
        const { subject, paragraphs, button, closing } = letter
        return { from: letterhead.sender.from.name, subject, paragraphs: paragraphs.map(textOf), button, closing }
      }),

    /** A mail in a style that need not be saved, made by what makes the mail; its links lead nowhere. */
    async previewEmail({ workspaceId, draft }: { workspaceId: string; draft: Draft }): Promise<EmailPreview> {
      const { sender, ...mail } = await db.read((sql) => write(sql, { workspaceId, draft }))
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
