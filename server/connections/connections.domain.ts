import { type Connection, LINK_EVENT_TYPES, type ProductRule, type RequestRules } from '#shared/connections.ts'
import type { ReadableSettings } from '#server/activity/activity.domain.ts'

export type LinkStatus = Connection['status']

/**
 * The turns of linking an account (from its code to its row) and revoking one. Otherwise an account could be linked here
 * while it is revoked at the provider, or the other way round. A code doesn't reveal its account beforehand, so all accounts
 * share them.
 */
export const LINK_TURNS = 'links to Stripe'

/** Long enough to sign in at Stripe and read what it asks. */
export const STATES_EXPIRE_AFTER_MS = 15 * 60 * 1000

export const isAccountId = (text: string) => /^acct_[A-Za-z0-9]+$/.test(text)

/** Event types that a webhook needs and lacks, of those it was set up with; null for an account. */
export const missingTypesOf = (eventTypes: readonly string[] | null): string[] =>
  eventTypes === null ? [] : LINK_EVENT_TYPES.filter((type) => !eventTypes.includes(type))

/** A link that needs attention doesn't count, so that the account can be linked again. */
const takesPlace = ({ status }: { status: LinkStatus }) => status !== 'needs_attention'

/** Whether one more account can be linked; null is unlimited. */
export const hasRoom = (linked: readonly { status: LinkStatus }[], limit: number | null) =>
  limit === null || linked.filter(takesPlace).length < limit

/** A webhook without a secret keeps waiting for it, on every plan. */
type FittedLink = { status: LinkStatus; lacksSecret: boolean }

/** The links whose status changes when the plan allows this many: the oldest stay active, the others are paused. */
export function fitToLimit<Link extends FittedLink>(
  oldestFirst: readonly Link[],
  limit: number | null,
): { link: Link; status: LinkStatus }[] {
  return oldestFirst
    .filter(takesPlace)
    .map((link, index): { link: Link; status: LinkStatus } => ({
      link,
      status: limit === null || index < limit ? (link.lacksSecret ? 'awaiting_secret' : 'active') : 'paused_plan',
    }))
    .filter(({ link, status }) => link.status !== status)
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** What the ids in rules stand for; null for the default. */
export type RuleNames = { emailStyle: string | null; form: string | null }

const readableProduct = ({ product, service, tagId }: ProductRule) =>
  `${product} (${[service, tagId && 'a tag'].filter(Boolean).join(', ')})`

export const readableRules = (rules: RequestRules, names: RuleNames): ReadableSettings => ({
  'After an invoice is paid': days(rules.delays.invoiceDays),
  'After a checkout': days(rules.delays.checkoutDays),
  'After a subscription’s first payment': days(rules.delays.subscriptionDays),
  'Only in working hours': rules.keepsWorkingHours,
  'Hold deposits': rules.holdsDeposits,
  'Ask after renewals': rules.asksRenewals,
  'Smallest payment': rules.minimumAmount,
  'Waiting period': days(rules.quietDays),
  'Ask me first': rules.asksOwnerFirst,
  'Email style': names.emailStyle,
  Form: names.form,
  Products: rules.products.map(readableProduct).join(' · '),
})
