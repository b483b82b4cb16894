import type { Testimonial } from '#shared/testimonials.ts'
import type { Unsubscribing } from '#shared/unsubscribing.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import type { Harness, TestOwner } from './harness.ts'

export const unsubscribeTokenOf = (h: Harness, requestId: string) =>
  clientToken('unsubscribe', { requestId, hashKey: h.deps.hashKey })

export const readUnsubscribePage = (h: Harness, token: string) =>
  h.request<Unsubscribing>('GET', `/goodword/unsubscribe/${token}`)

/** Unsubscribes on the page, from the owner unless the body says otherwise. */
export const unsubscribe = (h: Harness, token: string, body?: unknown) =>
  h.request<Unsubscribing & { code: string }>('POST', `/goodword/unsubscribe/${token}`, { body })

/** Unsubscribes like the button of an email program (RFC 8058). */
export const unsubscribeByButton = (h: Harness, token: string, init: RequestInit = {}) =>
  h.app.request(`/unsubscribe/${token}`, { method: 'POST', ...init })

export async function findTestimonial(h: Harness, owner: TestOwner, id: string): Promise<Testimonial | undefined> {
  const { token } = owner
  const { body } = await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token })
  return body.items.find((item) => item.id === id)
}

/** What happened to a request, oldest first. */
export async function historyOf(h: Harness, owner: TestOwner, id: string): Promise<string[]> {
  const path = `/goodword/testimonial/${id}/details`
  const { body } = await h.request<{ history: { kind: string; actor: string }[] }>('GET', path, { token: owner.token })
  return body.history.map(({ kind, actor }) => `${kind} by ${actor}`)
}

export const resend = (h: Harness, { token }: TestOwner, id: string) =>
  h.request<{ code: string; error: string }>('POST', `/goodword/testimonial/${id}/resend`, { token })

/** The addresses of all sent emails, newest first. */
export const recipients = async (h: Harness) => (await h.emails()).map(({ recipient }) => recipient)

/** Creates a request that is emailed to the client. */
export async function ask(h: Harness, owner: TestOwner, input: Record<string, unknown> = {}) {
  const request = await h.createRequest(owner, { isAutoSendEnabled: true, ...input })
  return { ...request, token: unsubscribeTokenOf(h, request.id) }
}
