import type { OtherClients, PartEffect } from '#shared/payment-corrections.ts'
import { clientOf } from '../../../lib/payment-messages.ts'

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

function namesOf({ count, clients }: OtherClients): string {
  const more = count - clients.length
  const names = [...clients.map(clientOf), ...(more > 0 ? [`${more} more`] : [])]
  const last = names.at(-1) ?? ''
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
