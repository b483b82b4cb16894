import { Check, CirclePause } from 'lucide-react'
import type { ImportedApproval, ImportedToApprove } from '#shared/imported-approval.ts'
import { Button } from '../../../components/button.tsx'
import { useModal } from '../../../components/modal.tsx'
import noteStyles from '../list/testimonial-list.notes.module.css'
import { useSigners } from '../sign-off/signers.context.ts'
import { ApprovalDialog } from './approval.dialog.tsx'
import { approveAllMessage, progressMessage, stoppedMessage, waitingMessage } from './approval.messages.ts'
import { type ImportPart, useImportApproval } from './use-import-approval.ts'

type ApprovalNoteProps = {
  part: ImportPart
  found: ImportedToApprove
  onApprove: ReturnType<typeof useImportApproval>['approve']
}

/** How many wait, and why not all of them are approved if that was tried. */
export function ApprovalNote({ part, found, onApprove }: ApprovalNoteProps) {
  const modal = useModal()
  const signers = useSigners()
  const { waiting, approval } = found
  const isStopped = approval?.state === 'stopped'
  const ask = () =>
    modal.open(
      <ApprovalDialog
        part={part}
        found={found}
        signers={signers}
        onConfirm={() => void onApprove({ ...part, ...found })}
        onClose={modal.close}
      />,
    )
  return (
    <aside className={noteStyles.note} aria-label="Waiting for your decision">
      {isStopped ? <CirclePause /> : <Check />}
      <p className="shrink anywhere">
        {isStopped && <b className="medium">{stoppedMessage(approval)} </b>}
        {waitingMessage(waiting)}
      </p>
      <Button variant="quiet" size="small" change="change several at once" onClick={ask}>
        {approveAllMessage(waiting)}
      </Button>
    </aside>
  )
}

type ApprovalProgressProps = { approval: ImportedApproval; onCancel: () => void }

/** How far the server is. It goes on without this page. */
export function ApprovalProgress({ approval, onCancel }: ApprovalProgressProps) {
  const { approved, asked, total, memberName } = approval
  return (
    <>
      <div className="grow gap-4 shrink stack">
        <p role="status" className="medium">
          {progressMessage(approval)}
        </p>
        <progress className="full" aria-label="Approved" max={total} value={approved + asked} />
        <p>{memberName && `${memberName} started this. `}It goes on if you close this page.</p>
      </div>
      <Button variant="quiet" size="small" change="change several at once" onClick={onCancel}>
        Stop approving
      </Button>
    </>
  )
}
