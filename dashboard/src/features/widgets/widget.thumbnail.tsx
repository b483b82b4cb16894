import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Widget } from '#shared/widget-editor.ts'
import type { WidgetKind } from '#shared/widgets.ts'
import { useShownTheme } from '../../lib/theme.ts'
import { KindDrawing } from './kinds.tsx'
import { openPreview, PREVIEW_PAGE, type PreviewWindow } from './preview.window.ts'
import { useScale } from './use-scale.ts'
import styles from './widget.thumbnail.module.css'

/** The page width that shows each kind best. */
const pageWidths: Record<WidgetKind, number> = { wall: 1040, carousel: 1040, marquee: 720, single: 640, badge: 400 }

/**
 * The published widget, scaled down; a drawing of its kind until it has loaded, and where it has nothing to show or
 * fails.
 */
export function WidgetThumbnail({ widget: { id, kind } }: { widget: Pick<Widget, 'id' | 'kind'> }) {
  const place = useScale(pageWidths[kind])
  const isSeen = useSeen(place)
  const [isThere, setIsThere] = useState(false)
  return (
    <div
      ref={place}
      className={`center full relative clip border round-control sunken ${styles.image}`}
      data-there={isThere ? '' : undefined}
    >
      <KindDrawing kind={kind} />
      {isSeen && <Frame id={id} onThere={setIsThere} />}
    </div>
  )
}

/** `onThere` is a function that never changes. */
function Frame({ id, onThere }: { id: string; onThere: (isThere: boolean) => void }) {
  const ground = useShownTheme()
  const frame = useRef<HTMLIFrameElement>(null)
  const [preview, setPreview] = useState<PreviewWindow>()

  useEffect(() => preview?.setGround(ground), [preview, ground])
  useEffect(
    () => preview?.listen({ onReady: ({ count }) => onThere(count > 0), onError: () => onThere(false) }),
    [preview, onThere],
  )
  useEffect(() => {
    preview?.standAlone()
    preview?.show(id)
  }, [preview, id])

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, and what stands in it is set from here
    <iframe
      ref={frame}
      src={PREVIEW_PAGE}
      title="Preview of the widget"
      aria-hidden="true"
      tabIndex={-1}
      inert
      onLoad={() => setPreview(frame.current ? openPreview(frame.current) : undefined)}
    />
  )
}

/** Whether it has been in view so far. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setIsSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return isSeen
}
