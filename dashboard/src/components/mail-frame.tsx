import { useEffect, useRef, useState } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './mail-frame.module.css'

/** How wide the window of the mail is, shown smaller where there is less room; or how much smaller it always is. */
type MailSize = { width: number } | { scale: number }

type MailFrameProps = {
  /** `htmlPath` of a preview, and how it is to be shown. */
  src: string
  title: string
  size: MailSize
  className?: string | undefined
}

/** A mail in a window of its own. The one before stays until the next is there. */
export function MailFrame({ src, title, size, className }: MailFrameProps) {
  const place = useScale(size)
  const [shown, setShown] = useState(src)
  const frames = src === shown ? [src] : [shown, src]
  return (
    <div ref={place} className={classNames(styles.frame, className)}>
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

function useScale(size: MailSize) {
  const place = useRef<HTMLDivElement>(null)
  const [width, scale] = 'width' in size ? [size.width] : [0, size.scale]
  useEffect(() => {
    const element = place.current
    if (!element) return
    const fit = () => {
      const room = element.clientWidth
      element.style.setProperty('--scale', String(scale ?? (room > 0 ? Math.min(1, room / width) : 1)))
      element.style.setProperty('--width', `${width}px`)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width, scale])
  return place
}
