import type { Confirmation } from '#shared/confirming.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { collectionOf } from './collection.ts'
import { confirmEmail } from './owners.ts'
import { createHarness } from './harness.ts'

export const ANA = 'ana@client.example'

/** A collection link that needs a confirmed email, its owner, and what its visitors get. */
export async function setUpConfirming(overrides: Parameters<typeof createHarness>[0] = {}) {
  const h = await createHarness(overrides)
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  await confirmEmail({ h, owner })
  const link = collectionOf(h, owner)
  await link.changeAccess({ needsConfirmedEmail: true })
  const list = async () => {
    const token = await h.signIn(owner)
    return (await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token })).body.items
  }
  const emailsTo = async (address: string) => {
    await h.drain()
    return (await h.emails()).filter(({ recipient }) => recipient === address)
  }
  return {
    h,
    owner,
    link,
    list,
    emailsTo,
    /** The tokens of the links that an address got, oldest first. */
    tokensTo: async (address: string) =>
      (await emailsTo(address)).flatMap(({ text }) => /\/confirm\/([\w.%-]+)/.exec(text)?.[1] ?? []),
    read: (token: string) => h.request<Confirmation & ErrorResponse>('GET', `/goodword/confirmation/${token}`),
    confirm: (token: string) =>
      h.request<{ portalPath: string } & ErrorResponse>('POST', `/goodword/confirmation/${token}`),
    sendAgain: (unconfirmed: string | null, customerEmail = ANA) =>
      h.request<{ sendingsLeft: number } & ErrorResponse>('POST', `/goodword/unconfirmed/${unconfirmed}/email`, {
        body: { customerEmail },
      }),
  }
}
