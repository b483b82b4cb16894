import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../lib/class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useTopDialog } from './modal-dialog.ts'
import styles from './toast.module.css'

const SUCCESS_DURATION_MS = 3000

type Message = { kind: 'success' | 'danger'; text: string; number: number }

type Toast = {
  /** Closes automatically after 3 seconds. */
  success: (text: string) => void
  /** Stays until it is dismissed. */
  danger: (text: string) => void
  dismiss: () => void
}

const ToastContext = createContext<Toast | undefined>(undefined)

/** One toast at a time: a new one replaces the current one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message>()
  const toast = useMemo(() => {
    const show = (kind: Message['kind'], text: string) =>
      setMessage((previous) => ({ kind, text, number: (previous?.number ?? 0) + 1 }))
    return {
      success: (text: string) => show('success', text),
      danger: (text: string) => show('danger', text),
      dismiss: () => setMessage(undefined),
    }
  }, [])

  useEffect(() => {
    if (message?.kind !== 'success') return
    const timer = setTimeout(toast.dismiss, SUCCESS_DURATION_MS)
    return () => clearTimeout(timer)
  }, [message, toast])

  return (
    <ToastContext value={toast}>
      {children}
      {message && <ToastPopover key={message.number} message={message} onDismiss={toast.dismiss} />}
    </ToastContext>
  )
}

function ToastPopover({ message: { kind, text }, onDismiss }: { message: Message; onDismiss: () => void }) {
  const dialog = useTopDialog()
  const [popover, setPopover] = useState<HTMLElement | null>(null)
  useEffect(() => {
    // It is not connected when the dialog it was meant for has just closed; then it appears again outside.
    if (popover?.isConnected) popover.showPopover()
  }, [popover])
  return createPortal(
    <div ref={setPopover} popover="manual" className={styles.place}>
      <div role={kind === 'success' ? 'status' : 'alert'} className={classNames(styles.toast, styles[kind])}>
        {kind === 'success' ? <CircleCheck /> : <CircleAlert />}
        <p>{text}</p>
        {kind === 'danger' && <IconButton icon={X} label="Dismiss" onClick={onDismiss} />}
      </div>
    </div>,
    dialog ?? document.body,
  )
}

export function useToast(): Toast {
  const toast = use(ToastContext)
  if (!toast) throw new Error('This component must be used within a <ToastProvider> component.')
  return toast
}
