import type { SWRResponse } from 'swr'
import { getChecklist } from '#shared/onboarding.ts'
import {
  approveTestimonial,
  createTestimonial,
  getRequestUsage,
  listTestimonials,
  rejectTestimonial,
  resendTestimonial,
  type Testimonial,
  type TestimonialInput,
  updateTestimonial,
} from '#shared/testimonials.ts'
import { useApi } from '../../lib/use-api.ts'
import { useRefresh } from '../../lib/use-endpoint.ts'
import { type TestimonialPage, withTestimonial } from './list/testimonial-list.cache.ts'

export const decisions = {
  approve: { endpoint: approveTestimonial, status: 'approved' },
  reject: { endpoint: rejectTestimonial, status: 'rejected' },
} as const

export type Decision = keyof typeof decisions
export type TestimonialMutations = ReturnType<typeof useTestimonialMutations>

/** Every change of a testimonial. Each throws what the server says against it, and has the list and what counts it refreshed either way. */
export function useTestimonialMutations({ data, mutate }: Pick<SWRResponse<TestimonialPage>, 'data' | 'mutate'>) {
  const call = useApi()
  const refresh = useRefresh()

  async function andRefresh<T>(change: () => Promise<T>): Promise<T> {
    try {
      return await change()
    } finally {
      for (const endpoint of [listTestimonials, getRequestUsage, getChecklist]) void refresh(endpoint)
    }
  }

  const showInList = (changed: Testimonial) =>
    mutate((page) => page && withTestimonial(page, changed), { revalidate: false })

  return {
    create: (input: TestimonialInput, idempotencyKey: string) =>
      andRefresh(() => call(createTestimonial, { body: input }, { idempotencyKey })),

    update: (id: string, input: TestimonialInput) =>
      andRefresh(async () => showInList(await call(updateTestimonial, { params: { id }, body: input }))),

    /** The first time for a pending request, again for a sent one. */
    send: (id: string, idempotencyKey: string) =>
      andRefresh(async () => showInList(await call(resendTestimonial, { params: { id } }, { idempotencyKey }))),

    /** The row changes before the server has answered, and changes back when it refuses. */
    decide: (decision: Decision, testimonial: Testimonial) =>
      andRefresh(() => {
        const { endpoint, status } = decisions[decision]
        const answer = call(endpoint, { params: { id: testimonial.id } })
        return mutate(async (page) => page && withTestimonial(page, await answer), {
          revalidate: false,
          ...(data && { optimisticData: (page = data) => withTestimonial(page, { ...testimonial, status }) }),
        })
      }),
  }
}
