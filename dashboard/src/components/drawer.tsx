import { X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import styles from './drawer.module.css'
import { IconButton } from './icon-button.tsx'
import { useModalDialog, useTopDialog } from './modal-dialog.ts'

type DrawerProps = {
  /** Id of the element that names it. Put `data-autofocus` on the element that should get the focus first. */
  labelledBy: string
  onClose: () => void
  /** Stays at the top while the rest scrolls, before the close button. */
  head?: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  foot?: ReactNode
  /** One-key shortcuts of the page underneath keep working. */
  keepsShortcuts?: boolean
  children: ReactNode
}

/** A dialog at the side of a wide screen, full-screen on a small one. Open while it is mounted. */
export function Drawer({ labelledBy, onClose, head, foot, keepsShortcuts, children }: DrawerProps) {
  const modal = useModalDialog(onClose)
  const topDialog = useTopDialog()

  // A dialog above may have removed the button that opened it, and the focus with it.
  useEffect(() => {
    const drawer = modal.ref.current
    if (!drawer || topDialog !== drawer || drawer.contains(document.activeElement)) return
    drawer.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [topDialog, modal.ref])

  return (
    <dialog
      {...modal}
      className={`ink surface ${styles.drawer}`}
      aria-labelledby={labelledBy}
      data-keeps-shortcuts={keepsShortcuts || undefined}
    >
      <header className={`gap-4 border-below ${styles.head}`}>
        {head}
        <IconButton icon={X} label="Close" tooltip="Close (Esc)" className={styles.close} onClick={onClose} />
      </header>
      <div className={`gap-32 pad-24 content-start grow stack ${styles.body}`}>{children}</div>
      {foot && <footer className={`gap-8 border-above ${styles.foot}`}>{foot}</footer>}
    </dialog>
  )
}
