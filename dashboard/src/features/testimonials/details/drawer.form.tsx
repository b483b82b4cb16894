import { listForms } from '#shared/forms.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'

/** The form that the client answers, where it isn't the default one. */
export function DrawerForm({ formId }: { formId: string }) {
  const { data } = useEndpoint(listForms, {})
  return (
    <div>
      <dt className="text-13 muted">Form</dt>
      <dd className="anywhere">{data && (data.items.find(({ id }) => id === formId)?.name ?? 'A deleted form')}</dd>
    </div>
  )
}
