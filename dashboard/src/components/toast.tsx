import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../lib/class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useTopDialog } from './modal-dialog.ts'
import styles from './toast.module.css'

const SUCCESS_DURATION_MS = 3000

/** Something to do about what the toast says. It closes the toast. */
type ToastAction = { label: string; onSelect: () => void }

type Failed = {
  /** Names the action that failed, so that `succeeded` with the same name closes the toast. */
  of?: string
  /** Why, and what to do instead. */
  hint?: string
}

type Message = { kind: 'success' | 'danger'; text: string; action?: ToastAction | undefined; number: number } & Failed

type Toast = {
  /** Closes automatically after 3 seconds; with an action, only while neither the pointer nor the focus is on it. */
  success: (text: string, action?: ToastAction) => void
  /** Stays until it is dismissed, or until the same action succeeds. */
  danger: (text: string, failed?: Failed) => void
  /** Call where an action succeeds without a toast: closes the one that says that it failed before. */
  succeeded: (action: string) => void
  dismiss: () => void
}

const ToastContext = createContext<Toast | undefined>(undefined)

/** One toast at a time: a new one replaces the current one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message>()
  const toast = useMemo(() => {
    const show = (next: Omit<Message, 'number'>) =>
      setMessage((previous) => ({ ...next, number: (previous?.number ?? 0) + 1 }))
    return {
      success: (text: string, action?: ToastAction) => show({ kind: 'success', text, action }),
      danger: (text: string, failed?: Failed) => show({ kind: 'danger', text, ...failed }),
      succeeded: (action: string) =>
        setMessage((shown) => (shown?.kind === 'danger' && shown.of === action ? undefined : shown)),
      dismiss: () => setMessage(undefined),
    }
  }, [])

  return (
    <ToastContext value={toast}>
      {children}
      {message && <ToastPopover key={message.number} message={message} onDismiss={toast.dismiss} />}
    </ToastContext>
  )
}

function ToastPopover({ message, onDismiss }: { message: Message; onDismiss: () => void }) {
  const { kind, text, hint, action } = message
  const dialog = useTopDialog()
  const [popover, setPopover] = useState<HTMLElement | null>(null)
  const [isNeeded, setIsNeeded] = useState(false)
  const staysOpen = isNeeded && action !== undefined
  useEffect(() => {
    if (kind !== 'success' || staysOpen) return
    const timer = setTimeout(onDismiss, SUCCESS_DURATION_MS)
    return () => clearTimeout(timer)
  }, [kind, staysOpen, onDismiss])
  useEffect(() => {
    // It is not connected when the dialog it was meant for has just closed; then it appears again outside.
    if (popover?.isConnected) popover.showPopover()
  }, [popover])
  return createPortal(
    <div
      ref={setPopover}
      popover="manual"
      className={styles.place}
      onPointerEnter={() => setIsNeeded(true)}
      onPointerLeave={() => setIsNeeded(false)}
      onFocus={() => setIsNeeded(true)}
      onBlur={() => setIsNeeded(false)}
    >
      <div role={kind === 'success' ? 'status' : 'alert'} className={classNames(styles.toast, styles[kind])}>
        {kind === 'success' ? <CircleCheck /> : <CircleAlert />}
        <div>
          <p>{text}</p>
          {hint && <p className="regular">{hint}</p>}
        </div>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              onDismiss()
              action.onSelect()
            }}
          >
            {action.label}
          </button>
        )}
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
