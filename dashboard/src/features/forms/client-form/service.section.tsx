import { useId } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { listTags } from '#shared/tags.ts'
import { Field } from '../../../components/field.tsx'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import type { ClientFormValues } from './client-form.values.ts'

type ServiceSectionProps = { register: UseFormRegister<ClientFormValues>; error: string | undefined }

/** The service that a form's answers are about. */
export function ServiceSection({ register, error }: ServiceSectionProps) {
  const listId = useId()
  const { data } = useEndpoint(listTags, {})
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
      <datalist id={listId}>
        {data?.services.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </section>
  )
}
