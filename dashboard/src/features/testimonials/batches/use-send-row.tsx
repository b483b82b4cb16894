import {
  type BatchRow,
  getBatch,
  listBatches,
  type RequestBatchDetails,
  sendBatchRow,
} from '#shared/request-batches.ts'
import { getRequestUsage } from '#shared/testimonial-requests.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'

/** Sends the request of one client now. Asks first, because an email can't be called back. */
export function useSendRow() {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const refresh = useRefresh()
  return ({ id }: RequestBatchDetails, { row, customerName, customerEmail }: BatchRow) =>
    modal.open(
      <ConfirmDialog
        title={`Send the request to ${customerName ?? customerEmail} now?`}
        confirmLabel="Send now"
        onConfirm={async () => {
          await call(sendBatchRow, { params: { id, row: String(row) } })
          await Promise.all([getBatch, listBatches, getRequestUsage].map(refresh))
          toast.success('The request is being sent.')
        }}
        onClose={modal.close}
      >
        <p>The email goes to {customerEmail}, and uses one of this month’s requests.</p>
      </ConfirmDialog>,
    )
}
