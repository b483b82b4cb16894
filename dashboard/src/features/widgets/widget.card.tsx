import { ArrowUpRight, Copy, Ellipsis, Radio, SlidersHorizontal, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Widget } from '#shared/widget-studio.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Menu } from '../../components/menu.tsx'
import { useModal } from '../../components/modal.tsx'
import { useMinute } from '../../lib/use-minute.ts'
import { DeleteWidgetDialog } from './delete-widget.dialog.tsx'
import { useCopy } from './embed-code.block.tsx'
import { KindDrawing, kindName } from './kinds.tsx'
import { publishedWords, seenWords } from './seen.words.ts'
import styles from './widget-list.module.css'

type WidgetCardProps = {
  widget: Widget
  /** There is no other one. */
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
    <li className={styles.card}>
      <Link to={edit} className={styles.drawing} tabIndex={-1} aria-hidden="true">
        <KindDrawing kind={kind} />
      </Link>
      <div className={styles.about}>
        <h2>
          <Link to={edit}>{name}</Link>
        </h2>
        <p>
          {kindName(kind)} · {publishedWords(publishedAt, now)}
        </p>
        <p data-seen={seenOn ? '' : undefined}>
          <Radio />
          {seenWords(seenOn, now)}
        </p>
      </div>
      <div className={styles.actions}>
        <a href={wallUrl} target="_blank" rel="noreferrer" aria-label={`Hosted page of ${name}`}>
          Hosted page
          <ArrowUpRight />
        </a>
        <Button variant="line" aria-label={`Copy the code of ${name}`} onClick={() => void copy(embedCode)}>
          <Copy />
          Copy the code
        </Button>
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
