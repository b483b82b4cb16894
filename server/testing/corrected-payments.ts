import type { PartEffect } from '#shared/payment-corrections.ts'
import { actOnPayment, withPayingClients } from './paying-clients.ts'

/** Another client than Ana. */
export const BO = { id: 'in_2', email: 'bo@client.example', customer: 'cus_2' }

/** Paying clients, and an owner who says which part of a price a payment is. */
export async function withCorrections() {
  const world = await withPayingClients()
  const { h, owner, log } = world
  const idOf = async (description: string) =>
    (await log()).find((payment) => payment.description === description)?.id ?? ''
  return {
    ...world,
    evidence: async () => Object.fromEntries((await log()).map(({ description, evidence }) => [description, evidence])),
    say: async (description: string, part: 'first' | 'last' | null, also: { learns?: boolean } = {}) =>
      actOnPayment(h, owner, { id: await idOf(description), action: 'part', body: { part, ...also } }),
    async preview(description: string, part: string | null) {
      const token = await h.signIn(owner)
      return h.request<PartEffect & { code: string }>(
        'GET',
        `/goodword/payment/${await idOf(description)}/part${part === null ? '' : `?part=${part}`}`,
        { token },
      )
    },
  }
}
