import type { Service, Tag } from '#shared/tags.ts'
import type { TestimonialCounts } from '#shared/testimonial-list.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { createHarness, type Harness } from './harness.ts'

export type TagLists = { tags: Tag[]; services: Service[] }
type Changed = { tag: Tag; changed: string[]; failures: { id: string; code: string; message: string }[] }
type List = { items: Testimonial[]; counts: TestimonialCounts; pagination: { pageCount: number } }

/** An owner with three requests, and what an owner does with tags. */
export async function setUpTags(given?: Harness) {
  const h = given ?? (await createHarness())
  const owner = await h.signUp()
  const call = <T = unknown>(method: string, path: string, body?: unknown) =>
    h.request<T>(method, path, { token: owner.token, body })
  const ids: string[] = []
  for (const name of ['Ana', 'Ben', 'Cleo']) {
    h.clock.advance({ seconds: 1 })
    const made = await h.createRequest(owner, { customerName: name, customerEmail: `${name}@client.example` })
    ids.push(made.id)
  }
  const list = async (query: Record<string, string> = {}) =>
    (await call<List>('GET', `/goodword/testimonial/list?${new URLSearchParams(query)}`)).body
  return {
    h,
    owner,
    call,
    ids,
    list,
    /** In the order of `ids`. */
    listed: async () => (await list({ sort: 'oldest' })).items,
    tags: {
      list: async () => (await call<TagLists>('GET', '/goodword/tag/list')).body,
      create: async (name: string) => (await call<Tag>('POST', '/goodword/tag/create', { name })).body,
      add: async (name: string, to: readonly (string | undefined)[]) =>
        (await call<Changed>('POST', '/goodword/tag/change', { action: 'add', name, ids: to })).body,
      remove: async (tagId: string, from: readonly string[]) =>
        (await call<Changed>('POST', '/goodword/tag/change', { action: 'remove', tagId, ids: from })).body,
    },
    setService: (id: string | undefined, service: string | null) =>
      call<{ service: string | null }>('PUT', `/goodword/testimonial/${id}/service`, { service }),
  }
}
