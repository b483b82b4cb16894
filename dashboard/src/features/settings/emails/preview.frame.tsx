import { useEffect, useRef, useState } from 'react'
import styles from './preview.module.css'

type PreviewFrameProps = {
  src: string
  /** How wide the window of the mail is; it is shown smaller where there is less room. */
  width: number
  title: string
}

/** A mail in a window of its own. The one before stays until the next is there. */
export function PreviewFrame({ src, width, title }: PreviewFrameProps) {
  const place = useScale(width)
  const [shown, setShown] = useState(src)
  const frames = src === shown ? [src] : [shown, src]
  return (
    <div ref={place} className={styles.window}>
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

/** Sets how much smaller than itself a thing of that width is shown. */
function useScale(width: number) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const fit = () => {
      const room = element.clientWidth
      const scale = room > 0 ? Math.min(1, room / width) : 1
      element.style.setProperty('--scale', String(scale))
      element.style.setProperty('--width', `${width}px`)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return place
}
