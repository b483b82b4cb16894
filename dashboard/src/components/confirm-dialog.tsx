import { useState, type ReactNode } from 'react'
import { messageOf } from '../lib/error-message.ts'
import { Button } from './button.tsx'
import { Dialog, DialogActions, DialogBody } from './dialog.tsx'
import { useToast } from './toast.tsx'

type ConfirmDialogProps = {
  title: string
  children: ReactNode
  /** Word on the button that does it. */
  confirmLabel: string
  variant?: 'ink' | 'danger'
  /** When it throws, its message is shown in a toast and the dialog stays open. */
  onConfirm: () => unknown
  onClose: () => void
}

export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  variant = 'ink',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()

  const confirm = async () => {
    setIsBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      toast.danger(messageOf(error))
      setIsBusy(false)
    }
  }

  return (
    <Dialog title={title} width={450} onClose={onClose} canClose={!isBusy} hasCloseButton={false}>
      <DialogBody>{children}</DialogBody>
      <DialogActions>
        <Button variant="line" aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
          Cancel
        </Button>
        <Button variant={variant} isBusy={isBusy} onClick={confirm} data-autofocus>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
