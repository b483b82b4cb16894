import type { PartCorrection } from '#shared/payment-actions.ts'
import type { OtherClients, PartEffect } from '#shared/payment-corrections.ts'
import type { Payment } from '#shared/payments.ts'
import { type Clock, formatDay } from '../../../lib/moments.ts'
import { clientOf } from '../../../lib/payment-messages.ts'

/** How invoices with the same words are read from now on: what comes before the words, and what comes after. */
export function learnedMessage(as: PartCorrection): [before: string, after: string] {
  if (as === 'neither') return ['What we learned is forgotten: invoices that say', 'are read as before.']
  return ['From now on, invoices that say', `are read as ${as === 'deposit' ? 'deposits' : 'final payments'} too.`]
}

/** Why a correction changes nothing for the payment itself. */
export const staysMessage = ({ decision }: Pick<Payment, 'decision'>): string =>
  decision.kind === 'asked'
    ? 'This client was asked already: nothing is sent, and nothing is taken back.'
    : 'Another payment of this client triggers the request: nothing changes for this one.'

/** Which other clients are asked because of a correction, and which are not: a sentence each, none for nobody. */
export function othersMessages({ asked, notAsked, isCut }: PartEffect['others']): string[] {
  const said = (others: OtherClients, what: string) =>
    others.count === 0
      ? []
      : [
          `${isCut ? 'At least ' : ''}${others.count} other ${others.count === 1 ? 'client' : 'clients'} ${what}: ${namesOf(others)}.`,
        ]
  return [...said(asked, 'will be asked too'), ...said(notAsked, 'won’t be asked for now')]
}

/** Who waits for the next month's requests in spite of a correction: a sentence; null for nobody. */
export function waitingMessage(
  waiting: PartEffect['waiting'],
  { isOnlyThis, clock }: { isOnlyThis: boolean; clock: Clock },
): string | null {
  if (!waiting) return null
  const isThisOne = isOnlyThis ? waiting.isThisOneAlone : waiting.isThisOne
  const others = isOnlyThis ? 0 : waiting.others
  if (!isThisOne && others === 0) return null
  const who = isThisOne ? `this one${others === 0 ? '' : ` and ${others} of the others`}` : `${others} of them`
  const until = formatDay(new Date(waiting.until), clock)
  return `This month’s requests will be used up by then, so ${who} will wait until ${until}.`
}

function namesOf({ count, clients }: OtherClients): string {
  const more = count - clients.length
  const names = [...clients.map(clientOf), ...(more > 0 ? [`${more} more`] : [])]
  const last = names.at(-1) ?? ''
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
