import {
  type ExistingImport,
  getExistingImport,
  listExistingImports,
  undoExistingImport,
} from '#shared/existing-import.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { CANCEL_MESSAGES, undoMessages } from './existing-import.messages.ts'

/** Asks first, and says what will be deleted. */
export function useUndoImport() {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const refresh = useRefresh()
  return async ({ id }: Pick<ExistingImport, 'id'>) => {
    try {
      const content = await call(getExistingImport, { params: { id } })
      const isDone = content.state === 'done'
      modal.open(
        <ConfirmDialog
          title={isDone ? 'Undo this import?' : 'Cancel this import?'}
          confirmLabel={isDone ? 'Undo import' : 'Cancel import'}
          cancelLabel="Keep it"
          variant="danger"
          onConfirm={async () => {
            await call(undoExistingImport, { params: { id } })
            for (const endpoint of [listExistingImports, getExistingImport, listTestimonials]) void refresh(endpoint)
            toast.success(isDone ? 'The import is being undone.' : 'The import is cancelled.')
          }}
          onClose={modal.close}
        >
          {(content.present > 0 ? undoMessages(content) : CANCEL_MESSAGES).map((message) => (
            <p key={message}>{message}</p>
          ))}
        </ConfirmDialog>,
      )
    } catch (error) {
      toast.danger(messageOf(error))
    }
  }
}
