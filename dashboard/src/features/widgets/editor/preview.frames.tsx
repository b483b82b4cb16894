import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  hostedPreviewPage,
  type HostedPageWindow,
  openHostedPage,
  openPreview,
  PREVIEW_PAGE,
  type PreviewWindow,
  type Seen,
  useScale,
} from '../preview.window.ts'
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
    <div ref={place} className={`relative clip scaled-frame ${styles.window}`}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, and what stands in it is set from here */}
      <iframe className="focus-inside" ref={frame} src={PREVIEW_PAGE} title="Preview of the widget" onLoad={open} />
    </div>
  )
}

type HostedPageFrameProps = {
  /** Undefined while the next one is being made: the previous one stays. */
  previewId: string | undefined
  width: number
  ground: 'light' | 'dark'
  onSettled: (outcome: 'loaded' | 'failed') => void
}

/** The page is loaded again after each change, and stays where it was scrolled to. */
export function HostedPageFrame({ previewId, width, ground, onSettled }: HostedPageFrameProps) {
  const place = useScale(width)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolledTo = useRef(0)
  const [newestId, setNewestId] = useState(previewId)
  if (previewId !== undefined && previewId !== newestId) setNewestId(previewId)
  const [page, setPage] = useState<HostedPageWindow>()
  useLayoutEffect(() => page?.setGround(ground), [page, ground])
  const open = () => {
    const opened = frame.current && openHostedPage(frame.current)
    setPage(opened ?? undefined)
    onSettled(opened ? 'loaded' : 'failed')
    opened?.scrollTo(scrolledTo.current)
    opened?.onScroll((top) => {
      scrolledTo.current = top
    })
  }
  return (
    <div ref={place} className={`relative clip scaled-frame ${styles.window}`}>
      {newestId !== undefined && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, and its links open beside this one
        <iframe
          className={`focus-inside ${styles.page}`}
          ref={frame}
          src={hostedPreviewPage(newestId)}
          title="Preview of the hosted page"
          onLoad={open}
        />
      )}
    </div>
  )
}
