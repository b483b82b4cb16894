import { Briefcase } from 'lucide-react'
import { useState } from 'react'
import type { Testimonial } from '#shared/testimonials.ts'
import pickerStyles from '../../../components/tags/picker.module.css'
import { Picker } from '../../../components/tags/picker.tsx'
import { useTagLists } from '../../../components/tags/use-tag-lists.ts'
import { serviceSetMessage } from './tags.messages.ts'
import { SERVICE_MAX } from './drawer.tags.tsx'
import { useMaySort, useSeveralChange, useTagMutations } from './use-tags.ts'

/** Gives all selected testimonials a service, or takes off the one that all of them have. */
export function BulkService({ selected }: { selected: readonly Testimonial[] }) {
  const maySort = useMaySort()
  const [isWanted, setIsWanted] = useState(false)
  const { data } = useTagLists(isWanted)
  const { setServices } = useTagMutations()
  const change = useSeveralChange()
  const [first, ...others] = selected
  if (!maySort || !first) return null
  const shared = others.every(({ service }) => service === first.service) ? first.service : null
  const ids = selected.map(({ id }) => id)
  const save = (name: string | null) =>
    void change(() => setServices(ids, name), {
      count: ids.length,
      done: serviceSetMessage({ count: ids.length, name }),
    })
  return (
    <Picker
      label="Service of the selected testimonials"
      trigger={
        <>
          <Briefcase />
          Set service
        </>
      }
      triggerClassName={`inline-row gap-8 text-13 muted round-control hover-tint icons-14 ${pickerStyles.add}`}
      options={data?.services.map(({ name, count }) => ({ key: name, name, count, isChosen: name === shared }))}
      makeLabel={(typed) => `Use “${typed}”`}
      maxLength={SERVICE_MAX}
      emptyText="Type what the clients bought."
      onOpen={() => setIsWanted(true)}
      onChoose={({ name, isChosen }) => save(isChosen ? null : name)}
      onMake={save}
      isForSeveral={false}
      change="sort testimonials"
    />
  )
}
