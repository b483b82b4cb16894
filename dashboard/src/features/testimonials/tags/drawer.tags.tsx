import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Testimonial } from '#shared/testimonials.ts'
import { Picker } from '../../../components/tags/picker.tsx'
import { TagChip } from '../../../components/tags/tag.chip.tsx'
import { TagPicker } from '../../../components/tags/tag.picker.tsx'
import { useTagLists } from '../../../components/tags/use-tag-lists.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { DrawerForm } from '../details/drawer.form.tsx'
import { DrawerAssignee } from '../assignee/drawer.assignee.tsx'
import styles from './tags.module.css'
import { useMaySort, useTagMutations } from './use-tags.ts'

export const SERVICE_MAX = 200

const ADD_TAG = 'add-tag'

/** Opens the field for a tag, if it is there. The focus returns to its button. */
export function pressAddTag(): void {
  const button = document.getElementById(ADD_TAG)
  button?.focus()
  button?.click()
}

/** What the client bought, the owner's tags, who looks after it, and the form. */
export function DrawerTags({ testimonial }: { testimonial: Testimonial }) {
  const maySort = useMaySort()
  const { service, tags, formId, assignee } = testimonial
  const isEmpty = service === null && tags.length === 0 && formId === null && assignee === null
  if (!maySort && isEmpty) return null
  return (
    <dl className={`border-block ${styles.rows}`}>
      {(maySort || service !== null) && (
        <div>
          <dt className="text-13 muted">Service</dt>
          <dd>{maySort ? <ServicePicker testimonial={testimonial} /> : <bdi className="anywhere">{service}</bdi>}</dd>
        </div>
      )}
      {(maySort || tags.length > 0) && (
        <div>
          <dt className="text-13 muted">Tags</dt>
          <dd className="row wrap gap-8">
            {maySort ? <TagList testimonial={testimonial} /> : tags.map((tag) => <TagChip key={tag.id} tag={tag} />)}
          </dd>
        </div>
      )}
      <DrawerAssignee testimonial={testimonial} />
      {formId !== null && <DrawerForm formId={formId} />}
    </dl>
  )
}

/** Runs one change, and says why if it fails. */
function useTagChange() {
  const toast = useToast()
  return async (change: () => Promise<void | { failures: readonly { message: string }[] }>) => {
    try {
      const [failure] = (await change())?.failures ?? []
      if (failure) toast.danger(failure.message, { of: 'tags' })
      else toast.succeeded('tags')
    } catch (error) {
      toast.danger(messageOf(error), { of: 'tags' })
    }
  }
}

function ServicePicker({ testimonial: { id, service } }: { testimonial: Testimonial }) {
  const [isWanted, setIsWanted] = useState(false)
  const { data } = useTagLists(isWanted)
  const { setService } = useTagMutations()
  const change = useTagChange()
  const save = (next: string | null) => void change(() => setService(id, next))
  return (
    <Picker
      label="Service"
      trigger={
        <>
          <span className="visually-hidden">Service: </span>
          {service === null ? 'None' : <bdi className="ellipsis">{service}</bdi>}
          <ChevronDown />
        </>
      }
      triggerClassName={`inline-row gap-8 medium round-control hover-tint icons-14 icons-muted ${styles.service}`}
      options={data?.services.map(({ name, count }) => ({ key: name, name, count, isChosen: name === service }))}
      makeLabel={(typed) => `Use “${typed}”`}
      maxLength={SERVICE_MAX}
      emptyText="Type what the client bought."
      onOpen={() => setIsWanted(true)}
      onChoose={({ name, isChosen }) => save(isChosen ? null : name)}
      onMake={save}
      isForSeveral={false}
      change="sort testimonials"
    />
  )
}

function TagList({ testimonial: { id, tags } }: { testimonial: Testimonial }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const { add, remove } = useTagMutations()
  const change = useTagChange()
  return (
    <>
      {tags.map((tag) => (
        <TagChip
          key={tag.id}
          tag={tag}
          onRemove={() => {
            trigger.current?.focus()
            void change(() => remove([id], tag.id))
          }}
        />
      ))}
      <TagPicker
        id={ADD_TAG}
        hasKeyHint
        chosenIds={tags.map((tag) => tag.id)}
        triggerRef={trigger}
        onAdd={(name) => void change(() => add([id], name))}
        onRemove={(tagId) => void change(() => remove([id], tagId))}
      />
    </>
  )
}
