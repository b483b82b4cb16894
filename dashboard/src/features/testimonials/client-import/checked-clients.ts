import { canBeEmailed, type KnownClient } from '#shared/known-clients.ts'
import { QUIET_DAYS } from '#shared/request-batches.ts'
import { type Client, isReady, type ReadyClient } from './clients.ts'

const QUIET_MS = QUIET_DAYS * 24 * 60 * 60_000

/** Why a client of the file isn't asked, the most frequent first. */
export const REASONS = [
  'answered',
  /** Less than `QUIET_DAYS` ago. */
  'asked',
  /** Has a request that wasn't sent yet. */
  'open_request',
  'declined',
  'unsubscribed',
  'reported_spam',
  'unreachable',
  'do_not_ask',
  'duplicate',
  'address',
  'row',
] as const
export type Reason = (typeof REASONS)[number]

export type CheckedClient = {
  client: Client
  /** Undefined where nothing is known, and while it is loading. */
  known: KnownClient | undefined
  /** Null if nothing stands in the way. */
  reason: Reason | null
}

type Checking = { clients: readonly Client[]; known: readonly KnownClient[] | undefined; now: Date }

export function checkClients({ clients, known, now }: Checking): CheckedClient[] {
  const byAddress = new Map(known?.map((client) => [client.customerEmail, client]))
  return clients.map((client) => {
    if (!isReady(client)) return { client, known: undefined, reason: client.fault.kind }
    const found = byAddress.get(client.row.customerEmail)
    return { client, known: found, reason: found ? reasonOf(found, now) : null }
  })
}

function reasonOf(known: KnownClient, now: Date): Reason | null {
  switch (known.state) {
    case 'asked':
      return isQuiet(known, now) ? 'asked' : null
    case 'planned':
    case 'saved':
    case 'in_batch':
      return 'open_request'
    default:
      return known.state
  }
}

/** A request that was sent at an unknown time may be new. */
const isQuiet = ({ at }: KnownClient, now: Date) => at === null || now.getTime() - Date.parse(at) < QUIET_MS

/** Until when the client isn't asked again; null if that isn't known. */
export const quietUntil = ({ at }: KnownClient): Date | null =>
  at === null ? null : new Date(Date.parse(at) + QUIET_MS)

type Askable = CheckedClient & { client: ReadyClient }

/** Whether the owner can choose to ask the client. */
export const mayBeAsked = (checked: CheckedClient): checked is Askable =>
  isReady(checked.client) && (checked.reason === null || isDoubtful(checked))

/** Whether the client is asked only if the owner insists. */
const isDoubtful = ({ reason, known }: CheckedClient) =>
  reason === 'answered' && known !== undefined && canBeEmailed(known)

/** The owner's choices that differ from ours, by the number of the row. */
export type Ticks = ReadonlyMap<number, boolean>

export const isTicked = ({ client, reason }: CheckedClient, ticks: Ticks): boolean =>
  ticks.get(client.number) ?? reason === null

export const chosenOf = (checked: readonly CheckedClient[], ticks: Ticks): ReadyClient[] =>
  checked.flatMap((one) => (mayBeAsked(one) && isTicked(one, ticks) ? [one.client] : []))

/** Why a client isn't asked, or that the owner unticked it. */
export type LeftOut = Reason | 'unticked'

/** How many aren't asked for each reason, in the order of `REASONS`. */
export function countLeftOut(checked: readonly CheckedClient[], ticks: Ticks): { why: LeftOut; count: number }[] {
  const left = checked.filter((one) => !(mayBeAsked(one) && isTicked(one, ticks)))
  const counts = Map.groupBy(left, ({ reason }) => reason ?? 'unticked')
  return [...REASONS, 'unticked' as const].flatMap((why) => {
    const count = counts.get(why)?.length ?? 0
    return count === 0 ? [] : [{ why, count }]
  })
}

/** Those who can be asked first, then the others, each in the order of the file: the numbers of their rows. */
export const placesOf = (checked: readonly CheckedClient[]): number[] =>
  checked.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ client }) => client.number)

const rankOf = (checked: CheckedClient) => (checked.reason === null ? 0 : mayBeAsked(checked) ? 1 : 2)
