import { ArrowUpRight, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { OrderedTestimonial, OrderGroup } from '#shared/widget-order.ts'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { Button, ButtonAnchor } from '../../../components/button.tsx'
import { useHasRole } from '../../../components/changes.ts'
import { RoleNote } from '../../../components/needed-role.tsx'
import { movedMessage, pinnedMessage, releasedMessage, sortNotes, sortTitles, VISITORS_NOTE } from './order.messages.ts'
import { Group, KeyBar, Notes, NothingShown } from './order.parts.tsx'
import { OrderPreview } from './order.preview.tsx'
import { OrderRow } from './order.row.tsx'
import { moveTo, slotForKey, withMove } from './order.steps.ts'
import { useGrab } from './use-grab.ts'
import { useOrder } from './use-order.ts'
import styles from './order.module.css'

const SHOWN_FIRST = 12
const SHOWN_MORE = 50

type OrderViewProps = Parameters<typeof useOrder>[0]

/** What a widget shows, in its order, and the controls that change it. */
export function OrderView(props: OrderViewProps) {
  const { widget, sort, notShown } = props.details
  const { items, change, canUndo, undo } = useOrder(props)
  const [message, say] = useState('')
  const [shownCount, setShownCount] = useState(SHOWN_FIRST)
  const mayChange = useHasRole('editor')

  function pin(item: OrderedTestimonial): void {
    if (item.group === 'pinned') return release(item)
    change({ action: 'pin', id: item.id })
    say(pinnedMessage(item))
  }

  function release(item: OrderedTestimonial): void {
    change({ action: 'release', id: item.id })
    say(releasedMessage(item))
  }

  function moveByKey({ id, author }: OrderedTestimonial, key: string): void {
    const slot = slotForKey(items, { id, key })
    if (!slot) return
    const next = withMove(items, { id, slot })
    change(moveTo(id, slot))
    const index = next.findIndex((item) => item.id === id)
    const { group = 'moved' } = next[index] ?? {}
    say(movedMessage({ author, group, position: index + 1, count: next.length }))
  }

  const hold = useGrab({ items, change, say, onPin: pin })
  const { listed } = hold
  const undoLast = () => {
    const id = undo()
    if (id !== undefined) hold.keepFocus(id, 'grip')
  }
  const grabbedAt = listed.findIndex(({ id }) => id === hold.grab?.id)
  const visible = listed.slice(0, Math.max(shownCount, grabbedAt + 2))
  const more = listed.length - visible.length
  const rowsOf = (group: OrderGroup) => ({
    count: listed.filter((item) => item.group === group).length,
    rows: visible.flatMap((item, index) =>
      item.group === group
        ? [
            <OrderRow
              key={item.id}
              item={item}
              position={index + 1}
              count={listed.length}
              hold={hold}
              onPin={() => pin(item)}
              onRelease={() => release(item)}
              onKey={(key) => moveByKey(item, key)}
            />,
          ]
        : [],
    ),
  })
  const [pinned, moved, sorted] = [rowsOf('pinned'), rowsOf('moved'), rowsOf('sorted')]

  return (
    <div className={styles.page}>
      <Breadcrumbs
        items={[
          { label: 'Widgets', to: '/widgets' },
          { label: widget.name, to: `/widgets/${widget.id}` },
        ]}
      />
      <header className={`row wrap gap-16 below-24 ${styles.head}`}>
        <div className="shrink grow stack gap-4">
          <h1 className="anywhere">What “{widget.name}” shows, in this order</h1>
          <p className="muted">{VISITORS_NOTE}</p>
        </div>
        <div className="row gap-8">
          {canUndo && (
            <Button variant="quiet" change="change the order" onClick={undoLast}>
              <Undo2 />
              Undo
            </Button>
          )}
          <ButtonAnchor variant="line" href={widget.wallUrl} target="_blank" rel="noreferrer">
            Hosted page
            <ArrowUpRight />
          </ButtonAnchor>
        </div>
      </header>
      <div className="below-16 empty-hidden">
        <RoleNote needed="editor" what="change the order" />
      </div>
      {listed.length === 0 ? (
        <NothingShown notShown={notShown} />
      ) : (
        <div className={styles.grid}>
          <div className={`stack gap-24 ${styles.lists}`}>
            <Group title="Pinned" note="Always first, on every device." count={pinned.count} start={1}>
              {pinned.rows}
            </Group>
            {moved.count > 0 && (
              <Group
                title="Then your own order"
                note="These keep their position when new ones arrive."
                count={moved.count}
                start={pinned.count + 1}
                action={
                  <Button
                    variant="quiet"
                    size="small"
                    change="change the order"
                    onClick={() => change({ action: 'release-moved' })}
                  >
                    Sort all automatically
                  </Button>
                }
              >
                {moved.rows}
              </Group>
            )}
            {sorted.count > 0 && (
              <Group
                title={`Then ${sortTitles[sort].toLowerCase()}`}
                note={sortNotes[sort]}
                count={sorted.count}
                start={pinned.count + moved.count + 1}
              >
                {sorted.rows}
              </Group>
            )}
            {more > 0 && (
              <Button className="fit" variant="line" onClick={() => setShownCount(visible.length + SHOWN_MORE)}>
                Show {Math.min(more, SHOWN_MORE)} more
              </Button>
            )}
            <Notes notShown={notShown} />
          </div>
          <OrderPreview items={hold.moved} widget={widget} />
        </div>
      )}
      {mayChange && listed.length > 0 && <KeyBar message={message} isGrabbed={hold.grab !== undefined} />}
    </div>
  )
}
