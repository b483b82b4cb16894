import { ArrowUpRight, Code, Copy, Ellipsis, Radio, SlidersHorizontal, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Widget } from '#shared/widget-studio.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Menu } from '../../components/menu.tsx'
import { useModal } from '../../components/modal.tsx'
import { useMinute } from '../../lib/use-minute.ts'
import { DeleteWidgetDialog } from './delete-widget.dialog.tsx'
import { useCopy } from './embed-code.block.tsx'
import { CODE_HASH } from './code.hash.ts'
import { kindName } from './kinds.tsx'
import { publishedWords, seenWords } from './seen.words.ts'
import styles from './widget-list.module.css'
import { WidgetPicture } from './widget.picture.tsx'

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
      <Link to={edit} tabIndex={-1} aria-hidden="true">
        <WidgetPicture key={publishedAt} widget={widget} />
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
