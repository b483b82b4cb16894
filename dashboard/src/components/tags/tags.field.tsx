import { type ReactNode, useId, useRef, useState } from 'react'
import { TAGS_PER_TESTIMONIAL } from '#shared/tag-limits.ts'
import { createTag, listTags } from '#shared/tags.ts'
import { messageOf } from '../../lib/error-message.ts'
import { useApi } from '../../lib/use-api.ts'
import { useRefresh } from '../../lib/use-endpoint.ts'
import { FieldLabel } from '../field.tsx'
import { FormError } from '../form-error.tsx'
import { TagChip } from './tag.chip.tsx'
import { TagPicker } from './tag.picker.tsx'
import { useTagLists } from './use-tag-lists.ts'

type TagsFieldProps = {
  label: string
  hint: ReactNode
  tagIds: readonly string[]
  onChange: (tagIds: string[]) => void
}

const DELETED = { name: 'A deleted tag', color: 'grey' } as const

/** Chooses tags in a form. A new one is made at once, and chosen. */
export function TagsField({ label, hint, tagIds, onChange }: TagsFieldProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<string>()
  const { data } = useTagLists(true)
  const call = useApi()
  const refresh = useRefresh()
  const isFull = tagIds.length >= TAGS_PER_TESTIMONIAL

  async function add(name: string) {
    setFailure(undefined)
    try {
      const found = data?.tags.find((tag) => tag.name === name) ?? (await call(createTag, { body: { name } }))
      void refresh(listTags)
      if (!tagIds.includes(found.id)) onChange([...tagIds, found.id])
    } catch (error) {
      setFailure(messageOf(error))
    }
  }
  const remove = (tagId: string) => {
    setFailure(undefined)
    onChange(tagIds.filter((each) => each !== tagId))
  }
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      className="stack gap-8"
    >
      <FieldLabel id={id} label={label} isOptional />
      <div className="row wrap gap-8">
        {data &&
          tagIds.map((tagId) => (
            <TagChip
              key={tagId}
              tag={data.tags.find((tag) => tag.id === tagId) ?? DELETED}
              onRemove={() => {
                const next = trigger.current ?? group.current
                next?.focus()
                remove(tagId)
              }}
            />
          ))}
        {!isFull && (
          <TagPicker chosenIds={tagIds} triggerRef={trigger} onAdd={(name) => void add(name)} onRemove={remove} />
        )}
      </div>
      <FormError message={failure} />
      <p id={`${id}-hint`} className="text-13 muted">
        {isFull ? `A testimonial can have at most ${TAGS_PER_TESTIMONIAL} tags. Remove one to add another.` : hint}
      </p>
    </div>
  )
}
