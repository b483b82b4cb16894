import { X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import styles from './drawer.module.css'
import { IconButton } from './icon-button.tsx'
import { useModalDialog, useTopDialog } from './modal-dialog.ts'

type DrawerProps = {
  /** Id of the element that names it. Put `data-autofocus` on what is to have the focus first. */
  labelledBy: string
  onClose: () => void
  /** Stands at the top while the rest scrolls, before the button that closes. */
  head?: ReactNode
  /** Stands at the bottom while the rest scrolls. */
  foot?: ReactNode
  /** The one-key shortcuts of the page beneath go on working. */
  keepsShortcuts?: boolean
  children: ReactNode
}

/** A dialog at the side of a wide screen, and all over a small one. Open as long as it is mounted. */
export function Drawer({ labelledBy, onClose, head, foot, keepsShortcuts, children }: DrawerProps) {
  const modal = useModalDialog(onClose)
  const topDialog = useTopDialog()

  // A dialog above may have taken away the very button that opened it, and the focus with it.
  useEffect(() => {
    const drawer = modal.ref.current
    if (!drawer || topDialog !== drawer || drawer.contains(document.activeElement)) return
    drawer.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [topDialog, modal.ref])

  return (
    <dialog
      {...modal}
      className={styles.drawer}
      aria-labelledby={labelledBy}
      data-keeps-shortcuts={keepsShortcuts || undefined}
    >
      <header className={styles.head}>
        {head}
        <IconButton icon={X} label="Close" tooltip="Close (Esc)" className={styles.close} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </dialog>
  )
}
