import { ExternalLink } from 'lucide-react'
import styles from './blocked-window.module.css'

type BlockedWindowProps = {
  /** Nothing while no window was blocked. */
  url: string | undefined
  /** What the link says, like "Open Stripe". */
  label: string
  onFollowed: () => void
}

/** What to do when the browser blocked a window: a link opens it for certain. */
export function BlockedWindow({ url, label, onFollowed }: BlockedWindowProps) {
  return (
    <div role="status" className={styles.place}>
      {url && (
        <p className={styles.blocked}>
          Your browser blocked the new window.{' '}
          <a href={url} target="_blank" rel="noreferrer" onClick={onFollowed}>
            {label}
            <ExternalLink />
          </a>
        </p>
      )}
    </div>
  )
}
