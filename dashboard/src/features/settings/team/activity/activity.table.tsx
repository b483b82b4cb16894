/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { CalendarClock, Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import { initials } from '#shared/initials.ts'
import type { ActivityItem } from '#shared/workspace-activity.ts'
import { ListTable } from '../../../../components/list-table.tsx'
import { SettingChanges } from '../../../../components/setting-changes.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { readProductName } from '../../../../installation/product-name.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { type Clock, formatTimeOfDay } from '../../../../lib/moments.ts'
import { dayHeading, groupByDay } from './activity.days.ts'
import { type MessagePart, whatParts, whoMessage } from './activity.messages.ts'
import styles from './activity.module.css'

const columns = [
  { title: 'Time', className: styles.time, isOnlySpoken: true },
  { title: 'Who', className: styles.who, isOnlySpoken: true },
  { title: 'What', isOnlySpoken: true },
]

type TableProps = {
  /** Undefined while loading. */
  items: readonly ActivityItem[] | undefined
  /** The items belong to another view and stay until the new ones have loaded. */
  isStale: boolean
  clock: Clock
}

/** What happened, by day. */
export function ActivityTable({ items, isStale, clock }: TableProps) {
  return (
    <ListTable
      label="Activity"
      className={styles.log}
      columns={columns}
      cardsBelow="phone"
      isBusy={!items}
      isStale={isStale}
    >
      {items ? (
        groupByDay(items, clock).map(([day, ofDay]) => (
          <tbody role="rowgroup" key={day}>
            <tr role="row" className={styles.day}>
              <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                {dayHeading(new Date(ofDay[0]?.at ?? ''), clock)}
              </th>
            </tr>
            {ofDay.map((item) => (
              <ActivityRow key={item.id} item={item} clock={clock} />
            ))}
          </tbody>
        ))
      ) : (
        <WaitingRows />
      )}
    </ListTable>
  )
}

function ActivityRow({ item, clock }: { item: ActivityItem; clock: Clock }) {
  return (
    <tr role="row" className={styles.row}>
      <td role="cell" className={`tabular muted text-13 ${styles.time}`}>
        <time dateTime={item.at}>{formatTimeOfDay(new Date(item.at), clock)}</time>
      </td>
      <td role="cell" className={styles.who}>
        <Who item={item} />
      </td>
      <td role="cell" className={`anywhere ${styles.what}`}>
        <p>
          {whatParts(item).map((part, index) => (
            <Part key={index} part={part} item={item} />
          ))}
        </p>
        <SettingChanges changes={item.changes} className="above-4" />
      </td>
    </tr>
  )
}

const detailsHref = (id: string) => `/testimonial/list?${new URLSearchParams({ open: id })}`

function Who({ item }: { item: ActivityItem }) {
  const { name, as } = whoMessage(item, { productName: readProductName() })
  const { actor, testimonial } = item
  return (
    <div className="row gap-8">
      <span
        className={classNames(
          'center rigid strong text-12 icons-14',
          styles.face,
          actor !== 'member' && styles.outside,
        )}
        aria-hidden="true"
      >
        {actor === 'rule' ? <CalendarClock /> : actor === 'system' ? <Mail /> : initials(name)}
      </span>
      <span className="shrink anywhere">
        {actor === 'client' && testimonial ? (
          <Link className={`medium ink ${styles.link}`} to={detailsHref(testimonial.id)}>
            {name}
          </Link>
        ) : (
          <b className="medium">{name}</b>
        )}
        <span className="block text-13 muted">{as}</span>
      </span>
    </div>
  )
}

/** The tab of the settings that a change was made in. */
const settingsPages: Partial<Record<string, string>> = {
  Profile: '/settings/profile',
  'Client form': '/forms/default',
  'Collection link': '/forms',
  Emails: '/settings/emails',
}

function hrefOfPart({ kind, text }: MessagePart, { testimonial, kind: happened }: ActivityItem): string | undefined {
  if (kind === 'client') return testimonial ? detailsHref(testimonial.id) : undefined
  if (happened === 'settings_changed') return settingsPages[text]
  return happened.startsWith('email_style_') ? '/settings/emails' : undefined
}

function Part({ part, item }: { part: MessagePart; item: ActivityItem }) {
  if (part.kind === 'text') return part.text
  const href = hrefOfPart(part, item)
  return href === undefined ? (
    <b className="medium">{part.text}</b>
  ) : (
    <Link className={`medium ink ${styles.link}`} to={href}>
      {part.text}
    </Link>
  )
}

const WaitingRows = () => (
  <tbody role="rowgroup">
    {Array.from({ length: 6 }, (_, row) => (
      <tr role="row" className={styles.row} key={row}>
        <td role="cell" className={styles.time}>
          <Skeleton length="short" />
        </td>
        <td role="cell" className={styles.who}>
          <Skeleton length="short" />
        </td>
        <td role="cell" className={styles.what}>
          <Skeleton length="long" />
        </td>
      </tr>
    ))}
  </tbody>
)
