import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { IconButton } from '../components/icon-button.tsx'
import { useModalDialog } from '../components/modal-dialog.ts'
import { Wordmark } from '../components/wordmark.tsx'
import styles from './full-screen-menu.module.css'

type FullScreenMenuProps = { links: { label: string; to: string }[]; foot: ReactNode; onClose: () => void }

/** The navigation on small screens. It is open while it is mounted. */
export function FullScreenMenu({ links, foot, onClose }: FullScreenMenuProps) {
  return (
    <dialog {...useModalDialog(onClose)} className={`full ink ${styles.menu}`} aria-label="Menu">
      <div className={`row justify-between rigid border-below ${styles.head}`}>
        <Wordmark look="plain" onClick={onClose} />
        <IconButton icon={X} label="Close menu" onClick={onClose} data-autofocus />
      </div>
      <nav className="pad-16" aria-label="Main">
        <ul>
          {links.map(({ label, to }) => (
            <li className="border-below" key={to}>
              <Link to={to} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`stack gap-12 ${styles.foot}`}>{foot}</div>
    </dialog>
  )
}
