import { type Form, listForms } from '#shared/forms.ts'
import { useEndpoint } from './use-endpoint.ts'

/** Whether the chosen form asks for a rating; null is the default form. */
export const asksRating = (forms: readonly Pick<Form, 'id' | 'isDefault' | 'asks'>[], formId: string | null): boolean =>
  forms.find(({ id, isDefault }) => (formId === null ? isDefault : id === formId))?.asks.rating ?? true

/** Whether the email of a request with this form has stars to begin with. */
export function useEmailStars(formId: string | null): boolean {
  const { data } = useEndpoint(listForms, {})
  return !data || asksRating(data.items, formId)
}
