import type { EmailRights } from '#shared/emails.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { accentOf } from '#server/forms/accent.ts'
import { getOrganisationPicture } from '#server/images/images.service.ts'
import type { RequestMail } from './request.email.ts'
import { readSender, type Sender } from './sender.service.ts'
import { readEmailSettings } from '#server/emails/styles/settings.service.ts'
import type { Style } from '#server/emails/styles/styles.domain.ts'
import { readUsedStyle } from '#server/emails/styles/styles.service.ts'

/** What is the same in every mail of a workspace that goes out in one style. */
export type Letterhead = Pick<RequestMail, 'style' | 'logo' | 'accent' | 'footer' | 'postalAddress' | 'productUrl'> & {
  sender: Sender
}

type Of = { workspaceId: string; now: Date; mailFrom: string; publicUrl: string; isSharedSender?: boolean }

// A logo is small print in a letter; twice as many pixels are there for screens that show them.
const LOGO_MAX = { width: 160, height: 48 }

function* readLogo(sql: Sql, { workspaceId, publicUrl }: Of): Work<RequestMail['logo']> {
  const picture = yield* getOrganisationPicture(sql, workspaceId)
  if (!picture) return null
  const scale = Math.min(LOGO_MAX.width / picture.width, LOGO_MAX.height / picture.height, 1)
  const [width, height] = [picture.width * scale, picture.height * scale].map((side) => Math.max(1, Math.round(side)))
  return { url: publicUrl + picture.path, width: width ?? 1, height: height ?? 1 }
}

/** In a style as far as it is used. */
export function* readLetterheadOf(
  sql: Sql,
  { style, rights }: { style: Style; rights: EmailRights },
  of: Of,
): Work<Letterhead> {
  const { postalAddress } = yield* readEmailSettings(sql, of.workspaceId)
  return {
    style,
    sender: yield* readSender(sql, { ...of, style, rights }),
    logo: style.showsLogo ? yield* readLogo(sql, of) : null,
    accent: style.accentColor === null ? null : accentOf(style.accentColor),
    footer: style.footer,
    postalAddress,
    productUrl: rights.plan === 'free' ? of.publicUrl : null,
  }
}

/** In the style that a request names, or the default one. */
export function* readLetterhead(sql: Sql, { asked, ...of }: Of & { asked: string | null }): Work<Letterhead> {
  return yield* readLetterheadOf(sql, yield* readUsedStyle(sql, { ...of, asked }), of)
}
