import type * as z from 'zod'
import type { EmailDraft } from '#shared/emails.ts'
import { optionalLine } from '#shared/fields.ts'
import type { Sql, Work } from '#server/db/database.ts'
import type { FrozenMail } from '#server/db/schema/emails.ts'
import { readLetterheadOf } from '#server/emails/letters/letterhead.service.ts'
import { requestMail } from '#server/emails/letters/request.email.ts'
import { GIVEN_STYLE, usedPartOf } from './styles.domain.ts'
import { readEmailRights } from './styles.service.ts'

/** A mail as it stands in the editor. */
export type Draft = z.output<typeof EmailDraft>

/** Where a mail comes from that is not about a request. */
export type DraftSite = { workspaceId: string; now: Date; mailFrom: string; publicUrl: string }

const Line = optionalLine('Text')

/** What could not be saved is left out. */
const savable = (text: string | null | undefined): string | null => Line.safeParse(text ?? undefined).data ?? null

/** The mail of a style that need not be saved, made by what makes the mail. Its links lead nowhere. */
export function* writeDraft(sql: Sql, { draft, ...site }: DraftSite & { draft: Draft }): Work<FrozenMail> {
  const rights = yield* readEmailRights(sql, site)
  const style = { ...GIVEN_STYLE, ...usedPartOf(draft.style, rights) }
  const letterhead = yield* readLetterheadOf(sql, { style, rights }, site)
  const nowhere = `${site.publicUrl}/#preview`
  const { headers: _, ...mail } = requestMail({
    ...letterhead,
    kind: draft.kind,
    place: 'only',
    clientName: savable(draft.customerName),
    service: savable(draft.service),
    links: { form: nowhere, decline: nowhere, unsubscribe: nowhere },
    productUrl: letterhead.productUrl && nowhere,
  })
  return { ...mail, headers: {}, from: letterhead.sender.from, replyTo: letterhead.sender.replyTo }
}
