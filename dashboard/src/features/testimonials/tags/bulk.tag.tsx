import type { Testimonial } from '#shared/testimonials.ts'
import { TagPicker } from '../../../components/tags/tag.picker.tsx'
import { taggedMessage, untaggedMessage } from './tags.messages.ts'
import { useMaySort, useSeveralChange, useTagMutations } from './use-tags.ts'

/** Gives all selected testimonials a tag, or takes off one that all of them have. */
export function BulkTag({ selected }: { selected: readonly Testimonial[] }) {
  const maySort = useMaySort()
  const change = useSeveralChange()
  const { add, remove } = useTagMutations()
  if (!maySort || selected.length === 0) return null
  const ids = selected.map(({ id }) => id)
  const [first, ...others] = selected
  const shared = (first?.tags ?? []).filter(({ id }) => others.every(({ tags }) => tags.some((tag) => tag.id === id)))

  const count = ids.length
  return (
    <TagPicker
      chosenIds={shared.map(({ id }) => id)}
      onAdd={(name) => void change(() => add(ids, name), { count, done: taggedMessage({ count, name }) })}
      onRemove={(tagId) => {
        const name = shared.find(({ id }) => id === tagId)?.name ?? ''
        void change(() => remove(ids, tagId), { count, done: untaggedMessage({ count, name }) })
      }}
    />
  )
}
