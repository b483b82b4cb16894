import type { EmailRights } from '#shared/email-styles.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { accentOf } from '#server/theme/accent.ts'
import { getOrganisationImage } from '#server/images/attached-images.service.ts'
import type { RequestEmail } from './request.email.ts'
import { readSender, type Sender } from './sender.service.ts'
import { readEmailSettings } from '#server/emails/styles/settings.service.ts'
import type { Style } from '#server/emails/styles/styles.domain.ts'
import { readUsedStyle } from '#server/emails/styles/styles.service.ts'

/** What all emails of a workspace in one style have in common. */
export type EmailBranding = Pick<
  RequestEmail,
  'style' | 'logo' | 'accent' | 'footer' | 'postalAddress' | 'productUrl' | 'productName'
> & {
  sender: Sender
}

type Of = {
  workspaceId: string
  now: Date
  emailFrom: string
  productName: string
  publicUrl: string
  isSharedSender?: boolean
}

// The logo is shown small; the image has twice the pixels for sharp screens.
const LOGO_MAX = { width: 160, height: 48 }

function* readLogo(tx: Tx, { workspaceId, publicUrl }: Of): Transactional<RequestEmail['logo']> {
  const photo = yield* getOrganisationImage(tx, workspaceId)
  if (!photo) return null
  const scale = Math.min(LOGO_MAX.width / photo.width, LOGO_MAX.height / photo.height, 1)
  const [width, height] = [photo.width * scale, photo.height * scale].map((side) => Math.max(1, Math.round(side)))
  return { url: publicUrl + photo.path, width: width ?? 1, height: height ?? 1 }
}

/** For a style, limited to what the plan allows. */
export function* readBrandingOf(
  tx: Tx,
  { style, rights }: { style: Style; rights: EmailRights },
  of: Of,
): Transactional<EmailBranding> {
  const { postalAddress } = yield* readEmailSettings(tx, of.workspaceId)
  return {
    style,
    sender: yield* readSender(tx, { ...of, style, rights }),
    logo: style.showsLogo ? yield* readLogo(tx, of) : null,
    accent: style.accentColor === null ? null : accentOf(style.accentColor),
    footer: style.footer,
    postalAddress,
    productName: of.productName,
    productUrl: rights.plan === 'free' ? of.publicUrl : null,
  }
}

/** For the style that a request names, or the default one. */
export function* readBranding(tx: Tx, { asked, ...of }: Of & { asked: string | null }): Transactional<EmailBranding> {
  return yield* readBrandingOf(tx, yield* readUsedStyle(tx, { ...of, asked }), of)
}
