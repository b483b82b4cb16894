import { getFormSettings } from '#shared/form-settings.ts'
import type { TagColor } from '#shared/tag-limits.ts'
import {
  changeTags,
  deleteService,
  deleteTag,
  listTags,
  renameService,
  setService,
  setServices,
  type Tag,
  type TagRef,
  updateTag,
} from '#shared/tags.ts'
import { getTestimonialDetails } from '#shared/testimonial-details.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { useHasRole } from '../../../components/changes.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useAnswerChange, useCacheChange, useRefresh } from '../../../lib/use-endpoint.ts'

/** Whether the signed-in member may change tags and services. */
export const useMaySort = () => useHasRole('editor')

const byName = (one: TagRef, other: TagRef) => one.name.localeCompare(other.name)

const withTag = (tags: readonly TagRef[], { id, name, color }: TagRef) =>
  [...tags.filter((each) => each.id !== id), { id, name, color }].toSorted(byName)

const withoutTag = (tags: readonly TagRef[], id: string) => tags.filter((tag) => tag.id !== id)

/** Every change of tags and services. Each throws the server's message. */
export function useTagMutations() {
  const call = useApi()
  const refresh = useRefresh()
  const changeCache = useCacheChange()
  const changeAnswer = useAnswerChange()

  /** In the list and in the open details, until both are read again. */
  function show(ids: readonly string[], change: (row: Testimonial) => Partial<Testimonial>) {
    void changeCache(listTestimonials, (shown) => ({
      ...shown,
      items: shown.items.map((row) => (ids.includes(row.id) ? { ...row, ...change(row) } : row)),
    }))
    for (const id of ids) {
      const details = { endpoint: getTestimonialDetails, input: { params: { id } } }
      void changeAnswer(details, (shown) => ({ ...shown, ...change(shown) }))
    }
  }

  async function andRefresh<T>(change: () => Promise<T>): Promise<T> {
    try {
      return await change()
    } finally {
      for (const endpoint of [listTags, listTestimonials, getTestimonialDetails, getFormSettings])
        void refresh(endpoint)
    }
  }

  return {
    /** The tag with this name, which is made if there is none. */
    add: (ids: readonly string[], name: string) =>
      andRefresh(async () => {
        const answer = await call(changeTags, { body: { action: 'add', name, ids: [...ids] } })
        show(answer.changed, ({ tags }) => ({ tags: withTag(tags, answer.tag) }))
        return answer
      }),

    remove: (ids: readonly string[], tagId: string) =>
      andRefresh(async () => {
        const answer = await call(changeTags, { body: { action: 'remove', tagId, ids: [...ids] } })
        show(answer.changed, ({ tags }) => ({ tags: withoutTag(tags, tagId) }))
        return answer
      }),

    setService: (id: string, service: string | null) =>
      andRefresh(async () => {
        const answer = await call(setService, { params: { id }, body: { service } })
        show([id], () => answer)
      }),

    setServices: (ids: readonly string[], service: string | null) =>
      andRefresh(async () => {
        const answer = await call(setServices, { body: { service, ids: [...ids] } })
        show(answer.changed, () => ({ service: answer.service }))
        return answer
      }),

    update: ({ id }: Tag, input: { name: string; color: TagColor }) =>
      andRefresh(() => call(updateTag, { params: { id }, body: input })),
    deleteTag: ({ id }: Tag) => andRefresh(() => call(deleteTag, { params: { id } })),
    renameService: (service: string, name: string) =>
      andRefresh(() => call(renameService, { body: { service, name } })),
    deleteService: (service: string) => andRefresh(() => call(deleteService, { query: { service } })),
  }
}

/** Runs one change of several testimonials, and says how it went. */
export function useSeveralChange() {
  const toast = useToast()
  return async (
    run: () => Promise<{ failures: readonly { message: string }[] }>,
    { count, done }: { count: number; done: string },
  ) => {
    try {
      const { failures } = await run()
      const [failure] = failures
      if (!failure) return toast.success(done)
      toast.danger(`${count - failures.length} of ${count} changed. ${failure.message}`, { of: 'tags' })
    } catch (error) {
      toast.danger(messageOf(error), { of: 'tags' })
    }
  }
}
