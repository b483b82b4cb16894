import { useState } from 'react'
import { TAG_COLORS, TAG_NAME_MAX, type TagColor } from '#shared/tag-limits.ts'
import type { Service, Tag } from '#shared/tags.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { TagChip, TagDot } from '../../../components/tags/tag.chip.tsx'
import { useTagLists } from '../../../components/tags/use-tag-lists.ts'
import { ManagedRow, type Named } from './managed.row.tsx'
import { colorNames, losesServiceMessage, losesTagMessage } from './tags.messages.ts'
import styles from './tags.module.css'
import { useTagMutations } from './use-tags.ts'

const SERVICE_MAX = 200

/** Renames, recolours and deletes tags and services. */
export function ManageTags({ onClose }: { onClose: () => void }) {
  const { data, error } = useTagLists(true)
  const mutations = useTagMutations()
  /** The row that is being changed or deleted; one at a time. */
  const [open, setOpen] = useState<string | null>(null)
  const rowOf = (key: string) => ({
    isOpen: open === key,
    onOpen: () => setOpen(key),
    onDone: () => setOpen(null),
  })
  return (
    <Dialog title="Tags and services" onClose={onClose}>
      <DialogBody>
        <section className="stack gap-8">
          <h3>Tags</h3>
          {data?.tags.length === 0 && <p className="muted">No tags yet. Open a testimonial to add one.</p>}
          <ul className="empty-hidden" role="list">
            {data?.tags.map((tag) => (
              <TagRow key={tag.id} tag={tag} mutations={mutations} row={rowOf(tag.id)} />
            ))}
          </ul>
        </section>
        <section className="stack gap-8">
          <h3>Services</h3>
          {data?.services.length === 0 && <p className="muted">No services yet. Open a testimonial to add one.</p>}
          <ul className="empty-hidden" role="list">
            {data?.services.map((service) => (
              <ServiceRow key={service.name} service={service} mutations={mutations} row={rowOf(`s ${service.name}`)} />
            ))}
          </ul>
        </section>
        {error && !data && <p role="alert">Your tags could not be loaded. Close this and try again.</p>}
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type Row = Pick<Named, 'isOpen' | 'onOpen' | 'onDone'>
type Mutations = ReturnType<typeof useTagMutations>

function TagRow({ tag, mutations, row }: { tag: Tag; mutations: Mutations; row: Row }) {
  const [color, setColor] = useState<TagColor>(tag.color)
  return (
    <ManagedRow
      {...row}
      what="tag"
      name={tag.name}
      maxLength={TAG_NAME_MAX}
      count={tag.count}
      loses={losesTagMessage(tag.count)}
      onCancel={() => setColor(tag.color)}
      onSave={(name) => mutations.update(tag, { name, color })}
      onDelete={() => mutations.deleteTag(tag)}
      extra={
        <fieldset className="row wrap gap-4">
          <legend className="visually-hidden">Colour</legend>
          {TAG_COLORS.map((each) => (
            <label key={each} className={`center circle pointer ${styles.color}`} title={colorNames[each]}>
              <input
                type="radio"
                className="visually-hidden"
                name={`color-${tag.id}`}
                aria-label={colorNames[each]}
                checked={each === color}
                onChange={() => setColor(each)}
              />
              <TagDot color={each} isLarge />
            </label>
          ))}
        </fieldset>
      }
    >
      <TagChip tag={tag} />
    </ManagedRow>
  )
}

function ServiceRow({ service, mutations, row }: { service: Service; mutations: Mutations; row: Row }) {
  const { name, count } = service
  return (
    <ManagedRow
      {...row}
      what="service"
      name={name}
      maxLength={SERVICE_MAX}
      count={count}
      loses={losesServiceMessage(count)}
      onSave={(next) => mutations.renameService(name, next)}
      onDelete={() => mutations.deleteService(name)}
    >
      <bdi className="anywhere">{name}</bdi>
    </ManagedRow>
  )
}
