import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { Harness, TestOwner } from './harness.ts'

export const CREATE_PATH = '/goodword/testimonial/create'

type Page = { items: Testimonial[]; pagination: { currentPage: number; pageCount: number } }

export const listTestimonials = (h: Harness, { token }: Pick<TestOwner, 'token'>, query = '') =>
  h.request<Page>('GET', `/goodword/testimonial/list${query}`, { token })

/** The owner's requests, newest first. Signs in again, because the clock may have moved. */
export const listRequests = async (h: Harness, owner: TestOwner) =>
  (await listTestimonials(h, { token: await h.signIn(owner) })).body.items

/** The details of a request. Signs in again, because the clock may have moved. */
export async function detailsOf(h: Harness, owner: TestOwner, id: string) {
  const token = await h.signIn(owner)
  return (await h.request<TestimonialDetails>('GET', `/goodword/testimonial/${id}/details`, { token })).body
}

/** The kinds of what happened, oldest first. */
export const eventsOf = ({ history }: TestimonialDetails) => history.map(({ kind }) => kind)
