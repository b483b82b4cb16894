import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { TAGS_PER_TESTIMONIAL } from '#shared/tag-limits.ts'
import { createTag, listTags } from '#shared/tags.ts'
import { messageOf } from '../../lib/error-message.ts'
import { useApi } from '../../lib/use-api.ts'
import { useCacheChange, useRefresh } from '../../lib/use-endpoint.ts'
import { FieldLabel } from '../field.tsx'
import { FormError } from '../form-error.tsx'
import type { PendingTags } from './pending-tags.ts'
import { TagChip } from './tag.chip.tsx'
import { TagPicker } from './tag.picker.tsx'
import { useTagLists } from './use-tag-lists.ts'

type TagsFieldProps = {
  label: string
  hint: ReactNode
  tagIds: readonly string[]
  /** Follows those that are being made. Saving waits for them, because a form without them would be saved otherwise. */
  pending: PendingTags
  onChange: (tagIds: string[]) => void
}

const DELETED = { name: 'A deleted tag', color: 'grey' } as const

/** Chooses tags in a form. A new one is made at once, shown in grey meanwhile, and then chosen. */
export function TagsField({ label, hint, tagIds, pending, onChange }: TagsFieldProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<string>()
  const { data } = useTagLists(true)
  const call = useApi()
  const refresh = useRefresh()
  const changeCache = useCacheChange()
  const [making, setMaking] = useState<readonly string[]>([])
  const isFull = tagIds.length + making.length >= TAGS_PER_TESTIMONIAL
  // Others may be chosen while a tag is being made.
  const latest = useRef(tagIds)
  useLayoutEffect(() => {
    latest.current = tagIds
  }, [tagIds])
  useKeptFocus(group, isFull)

  const change = (next: string[]) => {
    latest.current = next
    onChange(next)
  }
  const choose = (tagId: string) => {
    if (!latest.current.includes(tagId)) change([...latest.current, tagId])
  }
  /** Whether it could be made. */
  async function make(name: string): Promise<boolean> {
    setMaking((names) => [...names, name])
    try {
      const made = await call(createTag, { body: { name } })
      await changeCache(listTags, (lists) => ({
        ...lists,
        tags: [...lists.tags.filter(({ id: each }) => each !== made.id), made],
      }))
      choose(made.id)
      void refresh(listTags)
      return true
    } catch (error) {
      setFailure(messageOf(error))
      return false
    } finally {
      setMaking((names) => names.filter((each) => each !== name))
    }
  }
  const add = (name: string) => {
    setFailure(undefined)
    const known = data?.tags.find((tag) => tag.name === name)
    if (known) choose(known.id)
    else if (!making.includes(name)) pending.follow(make(name))
  }
  const remove = (tagId: string) => {
    setFailure(undefined)
    change(latest.current.filter((each) => each !== tagId))
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
        {making.map((name) => (
          <TagChip key={name} tag={{ name, color: 'grey' }} />
        ))}
        {!isFull && <TagPicker chosenIds={tagIds} triggerRef={trigger} onAdd={add} onRemove={remove} />}
      </div>
      <FormError message={failure} />
      <p id={`${id}-hint`} className="text-13 muted">
        {isFull ? `A testimonial can have at most ${TAGS_PER_TESTIMONIAL} tags. Remove one to add another.` : hint}
      </p>
    </div>
  )
}

/** The last tag takes the picker away, and the focus with it: the group gets it. */
function useKeptFocus(group: RefObject<HTMLElement | null>, isFull: boolean) {
  const wasFull = useRef(isFull)
  useLayoutEffect(() => {
    if (isFull && !wasFull.current && document.activeElement === document.body) group.current?.focus()
    wasFull.current = isFull
  }, [group, isFull])
}
