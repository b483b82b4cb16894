import type { CollectionPage, ReceivedAnswer } from '#shared/collection.ts'
import type { Form } from '#shared/forms.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { Harness, TestOwner } from './harness.ts'

export const COLLECTED = {
  customerName: 'Ana Ribeiro',
  customerEmail: null,
  rating: 5,
  testimonial: 'Precise, funny, never late.',
  isPrivate: false,
}

type Visit = { key?: string; address?: string }

/** A workspace's collection link, and visitors who use it. */
export function collectionOf(h: Harness, owner: TestOwner) {
  const { token } = owner
  const form = async () => {
    const [first] = (await h.request<{ items: Form[] }>('GET', '/goodword/forms', { token: await h.signIn(owner) }))
      .body.items
    if (!first) throw new Error('A workspace has a default form.')
    return first
  }
  const open = async (slug?: string) =>
    h.request<CollectionPage & ErrorResponse>('GET', `/goodword/collect/${slug ?? (await form()).slug}`)
  const send = async (answer: Record<string, unknown>, { key, address }: Visit = {}) =>
    h.request<ReceivedAnswer & ErrorResponse>('POST', `/goodword/collect/${(await form()).slug}`, {
      body: { ...COLLECTED, ...answer },
      headers: {
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
    })
  return {
    form,
    open,
    send,
    /** Opens the page, writes for a minute, and sends it. */
    async answer(answer: Record<string, unknown> = {}, visit: Visit = {}) {
      const { openedToken } = (await open()).body
      h.clock.advance({ minutes: 1 })
      return send({ openedToken, ...answer }, visit)
    },
    changeAccess: async (access: Record<string, unknown>) =>
      h.request<Form & ErrorResponse>('PUT', `/goodword/forms/${(await form()).id}/access`, {
        token,
        body: {
          isOpen: true,
          lastDay: null,
          closedMessage: null,
          answersADay: 50,
          needsConfirmedEmail: false,
          ...access,
        },
      }),
    changeAddress: async (slug: string) =>
      h.request<Form & ErrorResponse>('PUT', `/goodword/forms/${(await form()).id}/address`, { token, body: { slug } }),
  }
}
