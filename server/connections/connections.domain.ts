import type { Connection } from '#shared/connections.ts'

export type LinkStatus = Connection['status']

/**
 * Runs the work given to it one at a time: a link from its code to its row, and the giving up of one. In between, an
 * account is linked here and given up at the provider, or the other way round. Whose account a code stands for is not known
 * beforehand, so it is one turn for all.
 */
export type LinkTurns = <T>(work: () => Promise<T>) => Promise<T>

/** A state is good for this long: time enough to sign in at Stripe and to read what is asked. */
export const STATES_EXPIRE_AFTER_MS = 15 * 60 * 1000

export const isAccountId = (text: string) => /^acct_[A-Za-z0-9]+$/.test(text)

/** A link that needs attention takes no place of the plan, so that it can be linked again. */
const takesPlace = ({ status }: { status: LinkStatus }) => status !== 'needs_attention'

/** Whether one more may be linked; a limit of null is none. */
export const hasRoom = (linked: readonly { status: LinkStatus }[], limit: number | null) =>
  limit === null || linked.filter(takesPlace).length < limit

/** One whose secret is not known yet waits for it, whatever the plan. */
type FittedLink = { status: LinkStatus; lacksSecret: boolean }

/** Which links change when a plan allows so many: the oldest work, the others wait for a larger plan. */
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
