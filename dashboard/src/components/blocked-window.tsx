import { ExternalLink } from 'lucide-react'

type BlockedWindowProps = {
  /** Null while no window was blocked. */
  url: string | undefined
  /** The text of the link, like "Open Stripe". */
  label: string
  onFollowed: () => void
}

/** What to do when the browser blocked a window: offers a link, which always opens. */
export function BlockedWindow({ url, label, onFollowed }: BlockedWindowProps) {
  return (
    <div role="status" className="empty-hidden">
      {url && (
        <p className="text-13 icons-14">
          Your browser blocked the new window.{' '}
          <a className="inline-row gap-8 touch-small" href={url} target="_blank" rel="noreferrer" onClick={onFollowed}>
            {label}
            <ExternalLink />
          </a>
        </p>
      )}
    </div>
  )
}
