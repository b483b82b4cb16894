import { useId } from 'react'
import { type Control, Controller, type UseFormRegister } from 'react-hook-form'
import type * as z from 'zod'
import { Field } from '../../../components/field.tsx'
import type { PendingTags } from '../../../components/tags/pending-tags.ts'
import { ServiceOptions } from '../../../components/tags/service.options.tsx'
import { TagsField } from '../../../components/tags/tags.field.tsx'
import type { ClientFormValues } from './client-form.values.ts'

type ServiceSectionProps = {
  register: UseFormRegister<ClientFormValues>
  control: Control<ClientFormValues, unknown, z.output<typeof ClientFormValues>>
  error: string | undefined
  pendingTags: PendingTags
}

/** The service that a form's answers are about, and the tags that they get. */
export function ServiceSection({ register, control, error, pendingTags }: ServiceSectionProps) {
  const listId = useId()
  return (
    <section className="stack gap-16 border-above pad-block-32">
      <h2>What it’s for</h2>
      <Field
        {...register('service')}
        label="Service"
        isOptional
        list={listId}
        autoComplete="off"
        placeholder="Label School"
        hint="Each answer gets this service, unless its request names another one."
        error={error}
      />
      <ServiceOptions id={listId} />
      <Controller
        control={control}
        name="tagIds"
        render={({ field: { value, onChange } }) => (
          <TagsField
            label="Tags"
            hint="Each answer gets these tags, besides those it has. Clients never see them."
            tagIds={value}
            pending={pendingTags}
            onChange={onChange}
          />
        )}
      />
    </section>
  )
}
