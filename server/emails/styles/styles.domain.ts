import { type EmailRights, type EmailStyleInput, MAIN_EMAIL_STYLE } from '#shared/email-styles.ts'
import { LANGUAGE_NAMES } from '#shared/languages.ts'
import { type PlanName, plans } from '#shared/plans.ts'
import type * as z from 'zod'
import type { ReadableSettings } from '#server/activity/activity.domain.ts'

/** The fields of a style, parsed. */
export type StyleFields = z.output<typeof EmailStyleInput>

/** A style; `changedAt` is null while it is unchanged. */
export type Style = StyleFields & { id: string; changedAt: Date | null }

/** The main style's defaults. */
export const GIVEN_STYLE: Style = {
  id: MAIN_EMAIL_STYLE,
  name: 'Standard',
  language: 'en',
  tone: 'friendly',
  subject: null,
  message: null,
  showsLogo: false,
  accentColor: null,
  senderName: null,
  footer: null,
  changedAt: null,
}

export function rightsOf(plan: PlanName): EmailRights {
  const { hasOwnEmailText, hasOwnEmailSender, emailStyles } = plans[plan].limits
  return { plan, hasOwnText: hasOwnEmailText, hasOwnSender: hasOwnEmailSender, stylesMax: emailStyles }
}

type Rights = Pick<EmailRights, 'hasOwnText' | 'hasOwnSender' | 'stylesMax'>

/** The part of a style that the plan allows. The rest is kept until the plan includes it again. */
export function usedPartOf<T extends StyleFields>(style: T, { hasOwnText, hasOwnSender }: Rights): T {
  return {
    ...style,
    ...(!hasOwnText && { subject: null, message: null, showsLogo: false, accentColor: null }),
    ...(!hasOwnSender && { senderName: null, footer: null }),
  }
}

/** Whether a change turns on something that the plan doesn't include. Existing settings may stay or be removed. */
export function needsMoreThanFreePlan(
  wanted: StyleFields,
  { present, rights }: { present: StyleFields; rights: Rights },
): boolean {
  const used = usedPartOf(wanted, rights)
  const isMore = (field: keyof StyleFields) => wanted[field] !== used[field] && wanted[field] !== present[field]
  return (['subject', 'message', 'showsLogo', 'accentColor', 'senderName', 'footer'] as const).some(isMore)
}

/** The style of a request: the one it names, else the default style, else the main style. */
export function chooseStyle(
  styles: readonly Style[],
  { asked, defaultId, rights }: { asked: string | null; defaultId: string; rights: Rights },
): Style {
  const find = (id: string | null) => styles.find((style) => style.id === id)
  const main = find(MAIN_EMAIL_STYLE) ?? GIVEN_STYLE
  return rights.stylesMax > 1 ? (find(asked) ?? find(defaultId) ?? main) : main
}

/** Main style first, then by name. */
export function inOrder(styles: readonly Style[]): Style[] {
  const main = styles.find(({ id }) => id === MAIN_EMAIL_STYLE) ?? GIVEN_STYLE
  const others = styles.filter(({ id }) => id !== MAIN_EMAIL_STYLE)
  return [main, ...others.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))]
}

const toneNames = { friendly: 'Friendly', formal: 'Formal', brief: 'Brief' } as const satisfies Record<
  StyleFields['tone'],
  string
>

export const readableStyle = (style: StyleFields): ReadableSettings => ({
  'Style name': style.name,
  Language: LANGUAGE_NAMES[style.language],
  Tone: toneNames[style.tone],
  Subject: style.subject,
  Message: style.message,
  'Show your logo': style.showsLogo,
  Colour: style.accentColor,
  'Sender name': style.senderName,
  Footer: style.footer,
})
