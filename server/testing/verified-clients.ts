import { testimonials } from '#server/db/schema/testimonials.ts'
import { widgets } from '#server/db/schema/widgets.ts'
import { ANSWER, clientOf, openByEmail } from './clients.ts'
import { withPayingClients } from './paying-clients.ts'
import { paidInvoice } from './stripe-objects.ts'

/** A client who paid, was asked by email, answered through it and is approved. */
export async function proven({
  invoice = {},
  answer = {},
  overrides = {},
}: Pick<NonNullable<Parameters<typeof withPayingClients>[0]>, 'overrides'> & {
  invoice?: object
  answer?: Record<string, unknown>
} = {}) {
  const paying = await withPayingClients({ overrides })
  const { h, owner, tell, wait } = paying
  await h.request('PUT', '/goodword/user/me', { token: owner.token, body: { organisationName: 'Feldmann & Co' } })
  const paid = { email: 'ana@client.example', name: 'Ana Ribeiro', paidAt: h.clock.now().toISOString() }
  await tell({ type: 'invoice.paid', object: paidInvoice({ ...paid, ...invoice }) })
  await wait({ days: 7 })
  const { id, publicId } = await h.rows(testimonials).one()
  h.clock.advance({ days: 2 })
  await h.submit(id, { ...ANSWER, openedToken: await openByEmail(h, id), ...answer })
  const decide = async (action: 'approve' | 'reject') =>
    h.request('PUT', `/goodword/testimonial/${id}/${action}`, { token: await h.signIn(owner) })
  await decide('approve')
  const { id: widgetId } = await h.rows(widgets).one()
  return {
    ...paying,
    id,
    publicId,
    widgetId,
    client: clientOf(h, id),
    decide,
    proof: (ofId = publicId) => h.request<string>('GET', `/proof/${ofId}`),
  }
}
