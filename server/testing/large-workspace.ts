import { createHarness } from './harness.ts'

/** More testimonials than any page that is read in one turn of the event loop. */
export const MANY_ENTRIES = 200
/** The most rows for one turn: a page, and the few rows beside it. */
export const TURN_ROWS_MAX = 120

/** An owner with many public testimonials, each rated and worded differently. */
export async function createLargeWorkspace() {
  const h = await createHarness()
  const owner = await h.signUp()
  await h.setPlan(owner, 'studio')
  const { token } = owner
  for (let number = 0; number < MANY_ENTRIES; number += 1) {
    const wording = { customerName: `Client ${number}`, rating: 1 + (number % 5), testimonial: `Number ${number}.` }
    await h.request('POST', '/goodword/testimonial/add', { token, body: { ...wording, isAttested: true } })
    h.clock.advance({ seconds: 1 })
  }
  const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token })
  const newest = await h.request<{ items: { id: string }[] }>('GET', '/goodword/testimonial/list?page=1&pageSize=20', {
    token,
  })
  const id = newest.body.items[0]?.id ?? ''
  return {
    h,
    owner,
    token,
    workspaceId: (await h.services.users.getMember(owner.user.id)).workspaceId,
    widgetId: widgets.body.items[0]?.id ?? '',
    rejectNewest: async () => {
      await h.request('PUT', `/goodword/testimonial/${id}/reject`, { token })
    },
  }
}
