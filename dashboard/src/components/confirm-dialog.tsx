import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { messageOf } from '../lib/error-message.ts'
import { Button, WAIT } from './button.tsx'
import { Dialog, DialogActions, DialogBody } from './dialog.tsx'
import { FormError } from './form-error.tsx'
import { useToast } from './toast.tsx'

/** Why it failed, and what can be done instead. */
export type Refusal = {
  title: string
  message: string
  instead: { label: string; icon: LucideIcon; onSelect: () => void }
}

type ConfirmDialogProps = {
  title: string
  children: ReactNode
  /** The label of the button that does it. */
  confirmLabel: string
  /** "Cancel" when left out. Give another one where "cancel" could also mean the action itself. */
  cancelLabel?: string
  variant?: 'ink' | 'danger'
  /** If it throws, its message is shown in a toast and the dialog stays open. */
  onConfirm: () => unknown
  /** What the dialog becomes when retrying is useless. */
  refusalOf?: (error: unknown) => Refusal | undefined
  onClose: () => void
}

export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  variant = 'ink',
  onConfirm,
  refusalOf,
  onClose,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const toast = useToast()
  const action = `${confirmLabel}: ${title}`

  const confirm = async () => {
    setIsBusy(true)
    try {
      await onConfirm()
      toast.succeeded(action)
      onClose()
    } catch (error) {
      const found = refusalOf?.(error)
      if (found) setRefusal(found)
      else toast.danger(messageOf(error), { of: action })
      setIsBusy(false)
    }
  }

  return (
    <Dialog title={refusal?.title ?? title} width={450} onClose={onClose} canClose={!isBusy} hasCloseButton={false}>
      <DialogBody>
        {!refusal && children}
        <FormError message={refusal?.message} />
      </DialogBody>
      <DialogActions>
        <Button variant="line" disabledReason={isBusy ? WAIT : undefined} onClick={onClose}>
          {refusal ? 'Close' : cancelLabel}
        </Button>
        {refusal ? (
          <InsteadButton {...refusal.instead} />
        ) : (
          <Button variant={variant} isBusy={isBusy} onClick={confirm} data-autofocus>
            {confirmLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** The button that was pressed has disappeared and would take the focus with it. */
function InsteadButton({ label, icon: Icon, onSelect }: Refusal['instead']) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} onClick={onSelect}>
      <Icon />
      {label}
    </Button>
  )
}
