import { X } from 'lucide-react'
import type { TagRef } from '#shared/tags.ts'
import styles from './tag.chip.module.css'

type TagChipProps = {
  tag: Pick<TagRef, 'name' | 'color'>
  /** Shows a button that takes it off. */
  onRemove?: (() => void) | undefined
}

/** The colour of a tag. */
export const TagDot = ({ color, isLarge = false }: { color: TagRef['color']; isLarge?: boolean }) => (
  <span className={styles.dot} data-color={color} data-large={isLarge || undefined} aria-hidden="true" />
)

export const TagChip = ({ tag: { name, color }, onRemove }: TagChipProps) => (
  <span className={`inline-row gap-8 text-12 medium border ${styles.chip}`}>
    <TagDot color={color} />
    <bdi className="ellipsis">{name}</bdi>
    {onRemove && (
      <button
        type="button"
        className={`inline-center muted circle hover-ink ${styles.off}`}
        aria-label={`Remove the tag ${name}`}
        onClick={onRemove}
      >
        <X />
      </button>
    )}
  </span>
)

/** On a row of the list: the first tag, and how many more there are. */
export function RowTags({ tags }: { tags: readonly TagRef[] }) {
  const [first, ...rest] = tags
  if (!first) return null
  return (
    <span className={`row gap-4 ${styles.onRow}`} title={tags.map(({ name }) => name).join(', ')}>
      <TagChip tag={first} />
      {rest.length > 0 && (
        <span className="text-12 muted tabular">
          <span aria-hidden="true">+{rest.length}</span>
          <span className="visually-hidden">, {rest.map(({ name }) => name).join(', ')}</span>
        </span>
      )}
    </span>
  )
}
