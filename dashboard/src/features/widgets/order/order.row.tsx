import {
  ArrowDown,
  ArrowDownUp,
  ArrowUp,
  ArrowUpToLine,
  Ellipsis,
  GripVertical,
  Image,
  Pin,
  PinOff,
} from 'lucide-react'
import type { OrderedTestimonial } from '#shared/widget-order.ts'
import { useChange } from '../../../components/changes.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { Menu } from '../../../components/menu.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { Stars } from '../../../stars/stars.tsx'
import { nameOf } from '../editor/testimonial.search.ts'
import { positionOf } from './order.messages.ts'
import { ROW } from './pointer-drag.ts'
import { PART } from './use-kept-focus.ts'
import type { useGrab } from './use-grab.ts'
import styles from './order.module.css'

export const KEYS_ID = 'order-keys'

type RowProps = {
  item: OrderedTestimonial
  /** From 1. */
  position: number
  count: number
  hold: ReturnType<typeof useGrab>
  onPin: () => void
  onRelease: () => void
  onKey: (key: 'Home' | 'ArrowUp' | 'ArrowDown') => void
}

export function OrderRow({ item, position, count, hold, onPin, onRelease, onKey }: RowProps) {
  const { id, company, rating, text, photo, service, group } = item
  const { isAllowed, frozen } = useChange('change the order')
  const { grab } = hold
  const isPinned = group === 'pinned'
  const name = nameOf(item)
  const target = grab?.by === 'pointer' && grab.slot
  const isTarget = (side: 'before' | 'after') => target && side in target && Object.values(target)[0] === id
  const change = 'change the order'
  const inRow = (part: 'grip' | 'pin', act: () => void) => {
    act()
    hold.keepFocus(id, part)
  }
  const choose = (act: () => void) => () => inRow('grip', act)
  return (
    <li
      className={classNames('surface', styles.row, !isAllowed && styles.readOnly)}
      {...{ [ROW]: id }}
      data-held={grab?.id === id ? grab.by : undefined}
      data-drop={isTarget('before') ? 'before' : isTarget('after') ? 'after' : undefined}
    >
      {isAllowed && (
        <button
          type="button"
          className={`inline-center muted hover-ink focus-inside ${styles.grip}`}
          aria-label={`Move ${name}, ${positionOf({ position, count })}`}
          aria-describedby={KEYS_ID}
          {...{ [PART]: 'grip' }}
          {...(frozen ?? hold.gripProps(item))}
        >
          <GripVertical />
        </button>
      )}
      <span className="text-13 muted tabular" aria-hidden="true">
        {position}
      </span>
      <div className={`shrink ${styles.quote}`}>
        <p className={`serif-18 ${styles.words}`}>{text}</p>
        <p className="row gap-8 text-13 muted nowrap clip icons-14">
          {rating !== null && <Stars rating={rating} />}
          <span className="ellipsis">
            {name}
            {company && <span className={styles.company}>, {company}</span>}
          </span>
          {photo && (
            <span className={`inline-row gap-4 ${styles.photo}`}>
              <Image />
              photo
            </span>
          )}
        </p>
      </div>
      <span className={`text-13 muted ellipsis ${styles.service}`}>{service}</span>
      <IconButton
        className={styles.pin}
        icon={Pin}
        change={change}
        {...{ [PART]: 'pin' }}
        label={isPinned ? `Unpin ${name}` : `Pin ${name}`}
        tooltip={isPinned ? 'Unpin (p)' : 'Pin (p)'}
        aria-pressed={isPinned}
        onClick={() => inRow('pin', isPinned ? onRelease : onPin)}
      />
      <Menu
        label={`More actions for ${name}`}
        trigger={<Ellipsis />}
        triggerClassName="center square-32 round-control muted hover-tint"
        items={[
          { label: 'Move to top', icon: ArrowUpToLine, change, onSelect: choose(() => onKey('Home')) },
          { label: 'Move up', icon: ArrowUp, change, onSelect: choose(() => onKey('ArrowUp')) },
          { label: 'Move down', icon: ArrowDown, change, onSelect: choose(() => onKey('ArrowDown')) },
          isPinned
            ? { label: 'Unpin', icon: PinOff, hasRuleAbove: true, change, onSelect: choose(onRelease) }
            : { label: 'Pin', icon: Pin, hasRuleAbove: true, change, onSelect: choose(onPin) },
          ...(group === 'moved'
            ? [{ label: 'Sort automatically', icon: ArrowDownUp, change, onSelect: choose(onRelease) } as const]
            : []),
        ]}
      />
    </li>
  )
}
