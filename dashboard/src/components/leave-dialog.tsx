import { ConfirmDialog } from './confirm-dialog.tsx'

type LeaveDialogProps = {
  /** What isn't saved yet, as in "Your changes to the form". */
  changes: string
  onLeave: () => void
  onStay: () => void
}

/** Asks before changes are lost. */
export const LeaveDialog = ({ changes, onLeave, onStay }: LeaveDialogProps) => (
  <ConfirmDialog
    title="Leave without saving?"
    confirmLabel="Leave"
    variant="danger"
    onConfirm={onLeave}
    onClose={onStay}
  >
    <p>{changes} aren’t saved yet.</p>
  </ConfirmDialog>
)
