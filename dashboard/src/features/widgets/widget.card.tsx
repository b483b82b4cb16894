import { ArrowUpRight, Code, Copy, Ellipsis, Radio, SlidersHorizontal, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Widget } from '#shared/widget-editor.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Menu } from '../../components/menu.tsx'
import { useModal } from '../../components/modal.tsx'
import { useMinute } from '../../lib/use-clock.ts'
import { DeleteWidgetDialog } from './delete-widget.dialog.tsx'
import { useCopy } from './embed-code.block.tsx'
import { CODE_HASH } from './code.hash.ts'
import { kindName } from './kinds.tsx'
import { publishedMessage, seenMessage } from './seen.messages.ts'
import styles from './widget-list.module.css'
import { WidgetThumbnail } from './widget.thumbnail.tsx'

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
  const openDeletion = () => modal.open(<DeleteWidgetDialog widget={widget} onClose={modal.close} />)
  const edit = `/widgets/${id}`
  return (
    <li className={`phone-column ${styles.card}`}>
      <Link to={edit} tabIndex={-1} aria-hidden="true">
        <WidgetThumbnail key={publishedAt} widget={widget} />
      </Link>
      <div className={`shrink gap-4 anywhere stack ${styles.about}`}>
        <h2>
          <Link to={edit}>{name}</Link>
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
        <a href={wallUrl} target="_blank" rel="noreferrer" aria-label={`Hosted page of ${name}`}>
          Hosted page
          <ArrowUpRight />
        </a>
        {publishedAt ? (
          <Button variant="line" aria-label={`Copy the code of ${name}`} onClick={() => void copy(embedCode)}>
            <Copy />
            Copy the code
          </Button>
        ) : (
          <ButtonLink variant="line" to={edit + CODE_HASH} aria-label={`Publish and get the code of ${name}`}>
            <Code />
            Publish and get the code
          </ButtonLink>
        )}
        <ButtonLink variant="line" to={edit} aria-label={`Edit ${name}`}>
          <SlidersHorizontal />
          Edit
        </ButtonLink>
        {!isLast && (
          <Menu
            label={`More actions for ${name}`}
            trigger={<Ellipsis />}
            triggerClassName={styles.more}
            items={[{ label: 'Delete', icon: Trash2, onSelect: openDeletion }]}
          />
        )}
      </div>
    </li>
  )
}
