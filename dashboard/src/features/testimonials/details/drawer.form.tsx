import { ClipboardList } from 'lucide-react'
import { listForms } from '#shared/forms.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'

/** The form that the client answers, unless it is the default one. */
export function DrawerForm({ testimonial: { formId } }: { testimonial: Pick<Testimonial, 'formId'> }) {
  const { data } = useEndpoint(listForms, formId === null ? null : {})
  const form = data?.items.find(({ id }) => id === formId)
  if (formId === null || !data || form?.isDefault) return null
  return (
    <p className="beside gap-8 text-13 muted icons-14 icons-in-line">
      <ClipboardList />
      <span className="anywhere">{form ? `Form: ${form.name}` : 'Its form was deleted.'}</span>
    </p>
  )
}
