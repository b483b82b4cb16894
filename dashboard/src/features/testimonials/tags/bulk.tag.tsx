import type { Testimonial } from '#shared/testimonials.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { TagPicker } from '../../../components/tags/tag.picker.tsx'
import { taggedMessage, untaggedMessage } from './tags.messages.ts'
import { useMaySort, useTagMutations } from './use-tags.ts'

/** Gives all selected testimonials a tag, or takes off one that all of them have. */
export function BulkTag({ selected }: { selected: readonly Testimonial[] }) {
  const maySort = useMaySort()
  const toast = useToast()
  const { add, remove } = useTagMutations()
  if (!maySort || selected.length === 0) return null
  const ids = selected.map(({ id }) => id)
  const [first, ...others] = selected
  const shared = (first?.tags ?? []).filter(({ id }) => others.every(({ tags }) => tags.some((tag) => tag.id === id)))

  async function change(run: () => Promise<{ failures: readonly { message: string }[] }>, done: string) {
    try {
      const { failures } = await run()
      const [failure] = failures
      if (!failure) return toast.success(done)
      toast.danger(`${ids.length - failures.length} of ${ids.length} changed. ${failure.message}`, { of: 'tags' })
    } catch (error) {
      toast.danger(messageOf(error), { of: 'tags' })
    }
  }
  const count = ids.length
  return (
    <TagPicker
      chosenIds={shared.map(({ id }) => id)}
      onAdd={(name) => void change(() => add(ids, name), taggedMessage({ count, name }))}
      onRemove={(tagId) => {
        const name = shared.find(({ id }) => id === tagId)?.name ?? ''
        void change(() => remove(ids, tagId), untaggedMessage({ count, name }))
      }}
    />
  )
}
