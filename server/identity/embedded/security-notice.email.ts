import type { Language } from '#shared/languages.ts'
import { accountEmail } from './account.email.ts'
import { accountTexts } from './account.texts/account-texts.ts'
import type { NoticeKind, OperatorNoticeKind } from './account.texts/account-texts.type.ts'
import type { SecurityEventRow } from './security-events.repository.ts'

type Content = {
  language: Language
  productName: string
  kind: SecurityEventRow['kind']
  deviceName: string
  network: string
  /** Whether the operator of the installation did it, and no browser. */
  isByOperator: boolean
  /** The name of a passkey. */
  detail: string | null
  at: Date
  /** The address that the email is sent to. */
  email: string
  /** The address that the account changed to. */
  newEmail: string | null
  productUrl: string
  /** Brings the old address back. */
  recoveryLink: string | null
}

type Notice = { subject: string; happened: string; advice: string; button: { label: string; link: string } }

/** Which notice an event has, and where its button leads. Events without one are not emailed. */
const noticeOfEvent: Partial<
  Record<Content['kind'], { notice: NoticeKind; leadsTo: 'security' | 'reset' | 'recover' }>
> = {
  new_device: { notice: 'new_device', leadsTo: 'security' },
  password_changed: { notice: 'password_changed', leadsTo: 'reset' },
  password_reset: { notice: 'password_changed', leadsTo: 'reset' },
  email_changed: { notice: 'email_changed', leadsTo: 'recover' },
  stolen_session_ended: { notice: 'stolen_session_ended', leadsTo: 'security' },
  two_factor_on: { notice: 'two_factor_on', leadsTo: 'security' },
  two_factor_off: { notice: 'two_factor_off', leadsTo: 'reset' },
  recovery_codes_created: { notice: 'recovery_codes_created', leadsTo: 'security' },
  recovery_code_used: { notice: 'recovery_code_used', leadsTo: 'reset' },
  wrong_second_factor: { notice: 'wrong_second_factor', leadsTo: 'reset' },
  passkey_added: { notice: 'passkey_added', leadsTo: 'security' },
  passkey_removed: { notice: 'passkey_removed', leadsTo: 'security' },
}

/** What the operator did with a command (`npm run account`). */
const noticeOfOperator: Partial<
  Record<Content['kind'], { notice: OperatorNoticeKind; leadsTo: 'security' | 'reset' }>
> = {
  session_ended: { notice: 'session_ended', leadsTo: 'security' },
  two_factor_off: { notice: 'two_factor_off', leadsTo: 'reset' },
}

const UNKNOWN_DEVICE = 'Unknown device'

/** A stored name is English: "Firefox on Windows", "Firefox", or "Unknown device". */
function deviceIn(language: Language, deviceName: string): string {
  const { unknownDevice, device } = accountTexts[language]
  if (deviceName === UNKNOWN_DEVICE) return unknownDevice
  const [browser = '', system] = deviceName.split(' on ')
  return system === undefined ? browser : device(browser, system)
}

function timeIn(language: Language, at: Date): string {
  const { locale, time } = accountTexts[language]
  return time(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at))
}

function linksOf({ productUrl, recoveryLink }: Content) {
  return {
    security: `${productUrl}/settings/security`,
    reset: `${productUrl}/forgot-password`,
    recover: recoveryLink,
  }
}

function noticeOf(content: Content): Notice | undefined {
  const { language, productName: product, kind, email, detail, newEmail, at } = content
  const known = noticeOfEvent[kind]
  const link = known && linksOf(content)[known.leadsTo]
  if (!known || !link || (known.notice === 'email_changed' && newEmail === null)) return undefined
  const texts = accountTexts[language]
  const { subject, happened, advice } = texts.notices[known.notice]
  const time = timeIn(language, at)
  const place = texts.place({ device: deviceIn(language, content.deviceName), network: content.network, time })
  return {
    subject: subject(product),
    happened: happened({ product, email, place, newEmail: newEmail ?? '', detail: detail ?? '' }),
    advice,
    button: { label: texts.buttons[known.leadsTo], link },
  }
}

function operatorNoticeOf(content: Content): Notice | undefined {
  const { language, productName, kind, email, at } = content
  const known = noticeOfOperator[kind]
  if (!known) return undefined
  const texts = accountTexts[language]
  const { subject, happened, advice } = texts.operator[known.notice]
  return {
    subject: subject(productName),
    happened: happened({ email, time: timeIn(language, at) }),
    advice,
    button: { label: texts.buttons[known.leadsTo], link: linksOf(content)[known.leadsTo] },
  }
}

/** The email about an event of an account; undefined for an event that is not emailed. */
export function securityNotice(content: Content) {
  const { language, productName, productUrl } = content
  const notice = content.isByOperator ? operatorNoticeOf(content) : noticeOf(content)
  if (!notice) return undefined
  const { subject, happened, advice, button } = notice
  return accountEmail({
    language,
    productName,
    subject,
    preheader: advice,
    paragraphs: [happened, advice],
    button,
    reason: accountTexts[language].aboutSafety(productUrl),
  })
}
