import { useEffect, useRef, useState } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './email-frame.module.css'

/** The width of the email's window, scaled down where there is less room; or a fixed scale. */
type EmailSize = { width: number } | { scale: number }

type EmailFrameProps = {
  /** `htmlPath` of a preview, and how to show it. */
  src: string
  title: string
  size: EmailSize
  className?: string | undefined
}

/** An email in a frame. The previous one stays until the next has loaded. */
export function EmailFrame({ src, title, size, className }: EmailFrameProps) {
  const place = useScale(size)
  const [shown, setShown] = useState(src)
  const frames = src === shown ? [src] : [shown, src]
  return (
    <div ref={place} className={classNames('relative clip scaled-frame', styles.frame, className)}>
      {frames.map((each) => (
        <iframe
          key={each}
          src={each}
          title={each === shown ? title : `${title}, loading`}
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

function useScale(size: EmailSize) {
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
