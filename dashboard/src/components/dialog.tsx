import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useModalDialog } from './modal-dialog.ts'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  /** In pixels, as specified. */
  width?: 450 | 500
  onClose: () => void
  /** False while something is in progress that must not be interrupted. */
  canClose?: boolean
  hasCloseButton?: boolean
  children: ReactNode
}

/** Open while it is mounted. An element with `data-autofocus` gets the focus first, else the first field. */
export function Dialog({ title, width = 500, onClose, canClose = true, hasCloseButton = true, children }: DialogProps) {
  const titleId = useId()
  const modal = useModalDialog(() => canClose && onClose())
  return (
    <dialog {...modal} className={classNames(styles.dialog, styles[`width${width}`])} aria-labelledby={titleId}>
      <div className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {hasCloseButton && (
          <IconButton icon={X} label="Close" aria-disabled={!canClose} onClick={() => canClose && onClose()} />
        )}
      </div>
      {children}
    </dialog>
  )
}

export function DialogBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

/** The row of buttons at the end. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
