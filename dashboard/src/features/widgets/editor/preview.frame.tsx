import { useEffect, useRef, useState } from 'react'
import { openPreview, PREVIEW_PAGE, type PreviewWindow, type Seen } from '../preview.window.ts'
import { useScale } from '../use-scale.ts'
import styles from './preview.module.css'
type PreviewFrameProps = {
  previewId: string | undefined
  /** The width of the page, which is scaled down where there is less room. */
  width: number
  ground: 'light' | 'dark'
  site: string
  onSettled: (outcome: Seen | 'failed') => void
}
/** The page loads once; changes are handed to the widget on it. */
export function PreviewFrame({ previewId, width, ground, site, onSettled }: PreviewFrameProps) {
  const place = useScale(width)
  const frame = useRef<HTMLIFrameElement>(null)
  const [preview, setPreview] = useState<PreviewWindow>()
  useEffect(() => preview?.listen({ onReady: onSettled, onError: () => onSettled('failed') }), [preview, onSettled])
  useEffect(() => preview?.setGround(ground), [preview, ground])
  useEffect(() => preview?.setSite(site), [preview, site])
  useEffect(() => {
    if (previewId) preview?.show(previewId)
  }, [preview, previewId])
  const open = () => {
    const opened = frame.current && openPreview(frame.current)
    if (opened) setPreview(opened)
    else onSettled('failed')
  }
  return (
    <div ref={place} className={`relative clip ${styles.window}`}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, and what stands in it is set from here */}
      <iframe className={styles.inside} ref={frame} src={PREVIEW_PAGE} title="Preview of the widget" onLoad={open} />
    </div>
  )
}
