import { listForms } from '#shared/forms.ts'
import { useToast } from '../../components/toast.tsx'
import { useCopyText } from '../../components/copy-text.ts'
import { messageOf } from '../../lib/error-message.ts'
import { useApi } from '../../lib/use-api.ts'

/** Copies the link of the default form. It is read when it is asked for, as the list doesn't need it. */
export function useCopyCollectionLink() {
  const call = useApi()
  const copy = useCopyText()
  const toast = useToast()
  return async () => {
    try {
      const { items } = await call(listForms, {})
      const form = items.find(({ isDefault }) => isDefault)
      if (form)
        await copy(location.origin + form.path, {
          done: 'Collection link copied.',
          instead: 'Open Forms and copy the link there.',
        })
    } catch (error) {
      toast.danger(`The collection link could not be read. ${messageOf(error)}`)
    }
  }
}
