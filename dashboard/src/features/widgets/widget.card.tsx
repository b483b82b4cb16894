import { ArrowUpRight, Code, Copy, Ellipsis, Eye, Radio, SlidersHorizontal, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { deleteWidget, listWidgets, type Widget } from '#shared/widget-editor.ts'
import type { WidgetKind } from '#shared/widgets.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { useHasRole } from '../../components/changes.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Menu } from '../../components/menu.tsx'
import { useModal } from '../../components/modal.tsx'
import { useToast } from '../../components/toast.tsx'
import { useApi } from '../../lib/use-api.ts'
import { useCacheChange, useRefresh } from '../../lib/use-endpoint.ts'
import { useMinute } from '../../lib/use-clock.ts'
import { useShownTheme } from '../../lib/theme.ts'
import { CODE_HASH, useCopy } from './embed-code.tsx'
import { KindDrawing, kindName } from './kinds.tsx'
import { openPreview, PREVIEW_PAGE, type PreviewWindow, useScale } from './preview.window.ts'
import { publishedMessage, seenMessage } from './seen.messages.ts'
import styles from './widget-list.module.css'

type WidgetCardProps = {
  widget: Widget
  /** It is the only widget. */
  isLast: boolean
}

export function WidgetCard({ widget, isLast }: WidgetCardProps) {
  const { id, name, kind, embedCode, wallUrl, publishedAt, seenOn } = widget
  const now = useMinute()
  const modal = useModal()
  const copy = useCopy()
  const mayChange = useHasRole('editor')
  const openDeletion = () => modal.open(<DeleteWidgetDialog widget={widget} onClose={modal.close} />)
  const edit = `/widgets/${id}`
  return (
    <li className={`stack align-center pad-16 card phone-column ${styles.card}`}>
      <Link to={edit} tabIndex={-1} aria-hidden="true">
        <WidgetThumbnail key={publishedAt} widget={widget} />
      </Link>
      <div className={`shrink gap-4 anywhere stack icons-14 ${styles.about}`}>
        <h2>
          <Link className="touch-small ink no-underline hover-underline" to={edit}>
            {name}
          </Link>
        </h2>
        <p className="row gap-8 text-13 muted">
          {kindName(kind)} · {publishedMessage(publishedAt, now)}
        </p>
        <p className="row gap-8 text-13 muted" data-seen={seenOn ? '' : undefined}>
          <Radio />
          {seenMessage(seenOn, now)}
        </p>
      </div>
      <div className={`row wrap gap-8 ${styles.actions}`}>
        <a
          className="inline-row gap-8 medium no-underline hover-underline"
          href={wallUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={`Hosted page of ${name}`}
        >
          Hosted page
          <ArrowUpRight />
        </a>
        {publishedAt ? (
          <Button variant="line" aria-label={`Copy the code of ${name}`} onClick={() => void copy(embedCode)}>
            <Copy />
            Copy the code
          </Button>
        ) : (
          mayChange && (
            <ButtonLink variant="line" to={edit + CODE_HASH} aria-label={`Publish and get the code of ${name}`}>
              <Code />
              Publish and get the code
            </ButtonLink>
          )
        )}
        <ButtonLink variant="line" to={edit} aria-label={`${mayChange ? 'Edit' : 'View'} ${name}`}>
          {mayChange ? <SlidersHorizontal /> : <Eye />}
          {mayChange ? 'Edit' : 'View'}
        </ButtonLink>
        {!isLast && (
          <Menu
            label={`More actions for ${name}`}
            trigger={<Ellipsis />}
            triggerClassName="center square-36 round-control muted hover-tint"
            items={[{ label: 'Delete', icon: Trash2, change: 'delete widgets', onSelect: openDeletion }]}
          />
        )}
      </div>
    </li>
  )
}

function DeleteWidgetDialog({ widget, onClose }: { widget: Widget; onClose: () => void }) {
  const { id, name, seenOn } = widget
  const call = useApi()
  const change = useCacheChange()
  const refresh = useRefresh()
  const toast = useToast()

  const remove = async () => {
    try {
      await call(deleteWidget, { params: { id } })
    } catch (error) {
      void refresh(listWidgets)
      throw error
    }
    await change(listWidgets, ({ items }) => ({ items: items.filter((each) => each.id !== id) }))
    toast.success('Widget deleted.')
  }

  return (
    <ConfirmDialog
      title={`Delete “${name}”?`}
      confirmLabel="Delete"
      variant="danger"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        Pages that show it will fall back to the link inside its code, and its hosted page will stop working.
        {seenOn && ` It was last seen on ${seenOn.site}.`} Your testimonials stay.
      </p>
    </ConfirmDialog>
  )
}

/** The page width that shows each kind best. */
const pageWidths: Record<WidgetKind, number> = {
  wall: 1040,
  grid: 1040,
  list: 480,
  carousel: 1040,
  marquee: 720,
  single: 640,
  badge: 400,
  avatars: 480,
  text: 400,
}

/**
 * The published widget, scaled down; a drawing of its kind until it has loaded, and where it has nothing to show or
 * fails.
 */
function WidgetThumbnail({ widget: { id, kind } }: { widget: Pick<Widget, 'id' | 'kind'> }) {
  const place = useScale(pageWidths[kind])
  const isSeen = useSeen(place)
  const [isThere, setIsThere] = useState(false)
  return (
    <div
      ref={place}
      className={`center full relative clip scaled-frame border round-control sunken ${styles.image}`}
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
