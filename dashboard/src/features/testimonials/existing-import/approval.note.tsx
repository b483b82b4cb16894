import { Check } from 'lucide-react'
import { getImportedToApprove } from '#shared/imported-approval.ts'
import { Button } from '../../../components/button.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import noteStyles from '../list/testimonial-list.notes.module.css'
import { useSigners } from '../sign-off/signers.context.ts'
import { ApprovalDialog } from './approval.dialog.tsx'
import { approveAllMessage, progressMessage, waitingMessage } from './approval.messages.ts'
import { type ImportPart, useImportApproval } from './use-import-approval.ts'

/** Above the rows of one import, or of a part of it: approves all of them. Nothing if none waits. */
export function ApprovalNote({ part }: { part: ImportPart }) {
  const modal = useModal()
  const signers = useSigners()
  const { data } = useEndpoint(getImportedToApprove, { params: { id: part.id }, query: part.filter })
  const { progress, approve } = useImportApproval(part)
  if (progress)
    return (
      <aside className={noteStyles.note} aria-label="Being approved">
        <Check />
        <div className="shrink grow">
          <p role="status">{progressMessage(progress)}</p>
          <progress className="full" aria-label="Approved" max={progress.total} value={progress.done} />
        </div>
      </aside>
    )
  if (!data || data.waiting === 0) return null
  const ask = () =>
    modal.open(
      <ApprovalDialog
        part={part}
        found={data}
        signers={signers}
        onConfirm={() => void approve(data)}
        onClose={modal.close}
      />,
    )
  return (
    <aside className={noteStyles.note} aria-label="Waiting for your decision">
      <Check />
      <p className="shrink">{waitingMessage(data.waiting)}</p>
      <Button variant="quiet" size="small" change="change several at once" onClick={ask}>
        {approveAllMessage(data.waiting)}
      </Button>
    </aside>
  )
}
