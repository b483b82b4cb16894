import { Plus } from 'lucide-react'
import { type Ref, useState } from 'react'
import { TAG_NAME_MAX } from '#shared/tag-limits.ts'
import { areShortcutsOn } from '../../lib/one-key.ts'
import { Picker } from './picker.tsx'
import styles from './picker.module.css'
import { useTagLists } from './use-tag-lists.ts'

type TagPickerProps = {
  id?: string
  /** Shows the key that opens it. */
  hasKeyHint?: boolean
  chosenIds: readonly string[]
  triggerRef?: Ref<HTMLButtonElement>
  onAdd: (name: string) => void
  onRemove: (tagId: string) => void
}

/** Adds tags and takes them off: those that exist, or new ones. */
export function TagPicker({ id, hasKeyHint, chosenIds, triggerRef, onAdd, onRemove }: TagPickerProps) {
  const [isWanted, setIsWanted] = useState(false)
  const { data } = useTagLists(isWanted)
  return (
    <Picker
      triggerId={id}
      label="Find or make a tag"
      trigger={
        <>
          <Plus />
          Add tag
          {hasKeyHint && areShortcutsOn() && <kbd>t</kbd>}
        </>
      }
      triggerClassName={`inline-row gap-8 text-13 muted round-control hover-tint icons-14 ${styles.add}`}
      triggerRef={triggerRef}
      options={data?.tags.map(({ id: key, name, color, count }) => ({
        key,
        name,
        color,
        count,
        isChosen: chosenIds.includes(key),
      }))}
      makeLabel={(typed) => `Make tag “${typed}”`}
      maxLength={TAG_NAME_MAX}
      emptyText="No tags yet. Type a name to make one."
      onOpen={() => setIsWanted(true)}
      onChoose={({ key, name, isChosen }) => (isChosen ? onRemove(key) : onAdd(name))}
      onMake={onAdd}
      isForSeveral
      change="sort testimonials"
    />
  )
}
