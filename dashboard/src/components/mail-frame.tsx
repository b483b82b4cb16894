import { useState, useSyncExternalStore } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './mail-frame.module.css'

type MailFrameProps = {
  /** `htmlPath` of a preview. */
  path: string
  title: string
  className?: string | undefined
}

/** A mail in a window of its own, in the theme of the page. The one before stays until the next is there. */
export function MailFrame({ path, title, className }: MailFrameProps) {
  const src = `${path}?theme=${useShownTheme()}`
  const [shown, setShown] = useState(src)
  const frames = src === shown ? [src] : [shown, src]
  return (
    <div className={classNames(styles.frame, className)}>
      {frames.map((each) => (
        <iframe
          key={each}
          src={each}
          title={each === shown ? title : `${title}, being loaded`}
          sandbox=""
          data-loading={each === shown ? undefined : ''}
          tabIndex={each === shown ? undefined : -1}
          aria-hidden={each === shown ? undefined : true}
          onLoad={() => each === src && setShown(src)}
        />
      ))}
    </div>
  )
}

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const shownTheme = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

const useShownTheme = () => useSyncExternalStore(subscribe, shownTheme)
