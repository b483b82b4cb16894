import { getChecklist } from '#shared/onboarding.ts'
import { getTestimonialDetails } from '#shared/testimonial-details.ts'
import {
  createTestimonial,
  getRequestUsage,
  listTestimonials,
  removeTestimonial,
  resendTestimonial,
  type Testimonial,
  type TestimonialInput,
  updateTestimonial,
} from '#shared/testimonials.ts'
import { useApi } from '../../lib/use-api.ts'
import { useCacheChange, useRefresh } from '../../lib/use-endpoint.ts'
import { withoutTestimonial, withTestimonial } from './list/testimonial-list.changes.ts'

export type TestimonialMutations = ReturnType<typeof useTestimonialMutations>

/** Every change of a request. Each throws what the server says against it, and has the list and what counts it read again. */
export function useTestimonialMutations() {
  const call = useApi()
  const refresh = useRefresh()
  const changeCache = useCacheChange()

  async function andRefresh<T>(change: () => Promise<T>): Promise<T> {
    try {
      return await change()
    } finally {
      for (const endpoint of [listTestimonials, getRequestUsage, getChecklist, getTestimonialDetails])
        void refresh(endpoint)
    }
  }

  const showInList = (changed: Testimonial) => changeCache(listTestimonials, (shown) => withTestimonial(shown, changed))

  return {
    create: (input: TestimonialInput, idempotencyKey: string) =>
      andRefresh(() => call(createTestimonial, { body: input }, { idempotencyKey })),

    update: (id: string, input: TestimonialInput) =>
      andRefresh(async () => showInList(await call(updateTestimonial, { params: { id }, body: input }))),

    /** Its details are not read again: there are none any more. */
    remove: async (id: string) => {
      try {
        await call(removeTestimonial, { params: { id } })
        await changeCache(listTestimonials, (shown) => withoutTestimonial(shown, id))
      } finally {
        void refresh(listTestimonials)
        void refresh(getChecklist)
      }
    },

    /** The first time for a pending request, again for a sent one. */
    send: (id: string, idempotencyKey: string) =>
      andRefresh(async () => showInList(await call(resendTestimonial, { params: { id } }, { idempotencyKey }))),
  }
}
