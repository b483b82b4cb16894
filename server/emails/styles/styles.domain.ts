import { type EmailRights, type EmailStyleInput, MAIN_EMAIL_STYLE } from '#shared/emails.ts'
import { type PlanName, plans } from '#shared/plans.ts'
import type * as z from 'zod'

/** What an owner decides about a way to ask, parsed. */
export type StyleFields = z.output<typeof EmailStyleInput>

/** A style as it stands; `changedAt` is null while it is as it was given. */
export type Style = StyleFields & { id: string; changedAt: Date | null }

/** The style of a workspace that has changed nothing. */
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
  const { hasOwnMailWords, hasOwnMailSender, emailStyles } = plans[plan].limits
  return { plan, hasOwnWords: hasOwnMailWords, hasOwnSender: hasOwnMailSender, stylesMax: emailStyles }
}

type Rights = Pick<EmailRights, 'hasOwnWords' | 'hasOwnSender' | 'stylesMax'>

/** What of a style is used: the rest is kept until the plan includes it again. */
export function usedPartOf<T extends StyleFields>(style: T, { hasOwnWords, hasOwnSender }: Rights): T {
  return {
    ...style,
    ...(!hasOwnWords && { subject: null, message: null, showsLogo: false, accentColor: null }),
    ...(!hasOwnSender && { senderName: null, footer: null }),
  }
}

/** Whether a change turns something on that the plan does not include. What is kept may stay, or go. */
export function asksForMore(
  wanted: StyleFields,
  { present, rights }: { present: StyleFields; rights: Rights },
): boolean {
  const used = usedPartOf(wanted, rights)
  const isMore = (field: keyof StyleFields) => wanted[field] !== used[field] && wanted[field] !== present[field]
  return (['subject', 'message', 'showsLogo', 'accentColor', 'senderName', 'footer'] as const).some(isMore)
}

/** The style that a request is sent in: the one it names, else the default one, else the main one. */
export function chooseStyle(
  styles: readonly Style[],
  { asked, defaultId, rights }: { asked: string | null; defaultId: string; rights: Rights },
): Style {
  const find = (id: string | null) => styles.find((style) => style.id === id)
  const main = find(MAIN_EMAIL_STYLE) ?? GIVEN_STYLE
  return rights.stylesMax > 1 ? (find(asked) ?? find(defaultId) ?? main) : main
}

/** Main first, then by name. */
export function inOrder(styles: readonly Style[]): Style[] {
  const main = styles.find(({ id }) => id === MAIN_EMAIL_STYLE) ?? GIVEN_STYLE
  const others = styles.filter(({ id }) => id !== MAIN_EMAIL_STYLE)
  return [main, ...others.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))]
}
