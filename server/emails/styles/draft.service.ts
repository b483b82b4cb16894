import type * as z from 'zod'
import type { EmailDraft } from '#shared/email-previews.ts'
import { optionalLine } from '#shared/fields.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import type { FrozenEmail } from '#server/db/schema/emails.ts'
import { readBrandingOf } from '#server/emails/templates/branding.service.ts'
import { requestEmail } from '#server/emails/templates/request.email.ts'
import { GIVEN_STYLE, usedPartOf } from './styles.domain.ts'
import { readEmailRights } from './styles.service.ts'

/** An email as it is in the editor. */
export type Draft = z.output<typeof EmailDraft>

/** The context of an email without a request. */
export type DraftSite = { workspaceId: string; now: Date; emailFrom: string; productName: string; publicUrl: string }

const Line = optionalLine('Text')

/** Leaves out what couldn't be saved. */
const savable = (text: string | null | undefined): string | null => Line.safeParse(text ?? undefined).data ?? null

/** Renders an email in a style that need not be saved, with the real renderer. Its links lead nowhere. */
export function* writeDraft(tx: Tx, { draft, ...site }: DraftSite & { draft: Draft }): Transactional<FrozenEmail> {
  const rights = yield* readEmailRights(tx, site)
  const style = { ...GIVEN_STYLE, ...usedPartOf(draft.style, rights) }
  const branding = yield* readBrandingOf(tx, { style, rights }, site)
  const nowhere = `${site.publicUrl}/#preview`
  const { headers: _, ...message } = requestEmail({
    ...branding,
    kind: draft.kind,
    place: 'only',
    clientName: savable(draft.customerName),
    service: savable(draft.service),
    hasStars: draft.hasStars,
    links: { form: nowhere, decline: nowhere, unsubscribe: nowhere },
    productUrl: branding.productUrl && nowhere,
  })
  return { ...message, headers: {}, from: branding.sender.from, replyTo: branding.sender.replyTo }
}
