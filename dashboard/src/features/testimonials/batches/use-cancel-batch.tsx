import {
  type BatchRow,
  cancelBatch,
  cancelBatchRow,
  getBatch,
  listBatches,
  type RequestBatchDetails,
} from '#shared/request-batches.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'

/** Each asks first. */
export function useCancelBatch() {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const refresh = useRefresh()
  const cancelled = async (message: string) => {
    await Promise.all([getBatch, listBatches].map(refresh))
    toast.success(message)
  }
  return {
    all: ({ id, counts }: RequestBatchDetails) => {
      const count = counts.saved + counts.planned
      modal.open(
        <ConfirmDialog
          title={count === 1 ? 'Cancel 1 request?' : `Cancel ${count.toLocaleString('en')} requests?`}
          confirmLabel={count === 1 ? 'Cancel request' : 'Cancel requests'}
          cancelLabel={count === 1 ? 'Keep it' : 'Keep them'}
          variant="danger"
          onConfirm={async () => {
            await call(cancelBatch, { params: { id } })
            await cancelled(count === 1 ? 'Request cancelled.' : 'Requests cancelled.')
          }}
          onClose={modal.close}
        >
          <p>Clients who are planned or saved get no email. Requests that were sent stay.</p>
        </ConfirmDialog>,
      )
    },
    one: ({ id }: RequestBatchDetails, { row, customerName, customerEmail }: BatchRow) =>
      modal.open(
        <ConfirmDialog
          title={`Cancel the request to ${customerName ?? customerEmail}?`}
          confirmLabel="Cancel request"
          cancelLabel="Keep it"
          variant="danger"
          onConfirm={async () => {
            await call(cancelBatchRow, { params: { id, row: String(row) } })
            await cancelled('Request cancelled.')
          }}
          onClose={modal.close}
        >
          <p>This client gets no email.</p>
        </ConfirmDialog>,
      ),
  }
}
