import { useState } from 'react'
import type { Connection } from '#shared/connections.ts'
import type { DryRunPayment } from '#shared/past-payments.ts'
import { formatMoney } from '#shared/money.ts'
import { Button } from '../../../../components/button.tsx'
import { InlineSelect } from '../../../../components/inline-select.tsx'
import { Segments } from '../../../../components/segments.tsx'
import { useOwnersClock } from '../../../../lib/use-clock.ts'
import { Decision } from '../../../../components/payment-decision.tsx'
import { askMessage, type DryRunGroup, groupOf, picksOf } from './dry-run.summary.ts'
import { type DryRunOrder, orderOf, orders, sortedBy } from './dry-run.order.ts'
import { type Clock, formatDay } from '../../../../lib/moments.ts'
import { clientOf, evidenceMessage, obstacleMessage, sourceMessage } from '../../../../lib/payment-messages.ts'
import { usePastRequests, type DryRun } from './use-dry-run.tsx'
import styles from './dry-run.module.css'

const FIRST_SHOWN = 20
type Group = DryRunGroup | 'all'
const groupMessage: Record<Group, string> = { asks: 'Asked', onHold: 'On hold', skipped: 'Skipped', all: 'All' }
const groups = ['asks', 'onHold', 'skipped', 'all'] as const

/** The payments of a dry run, of which some can be asked about now. */
export function DryRunResult({ connection, result }: { connection: Connection; result: DryRun }) {
  const { items, isCut } = result
  const clock = useOwnersClock()
  const inGroup = (group: Group) => items.filter((item) => group === 'all' || groupOf(item) === group)
  const [group, setGroup] = useState<Group>(inGroup('asks').length > 0 ? 'asks' : 'all')
  const [order, setOrder] = useState<DryRunOrder>('newest')
  const [isWhole, setIsWhole] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [planned, setPlanned] = useState<ReadonlySet<string>>(new Set())
  const ask = usePastRequests({
    connection,
    onDone: ({ asked, refused }) => {
      setPlanned(new Set([...planned, ...asked]))
      setChosen(new Set(refused))
    },
  })
  const rows = sortedBy(inGroup(group), order)
  const shown = isWhole ? rows : rows.slice(0, FIRST_SHOWN)
  const picks = picksOf(items, chosen)
  const canBeAsked = (item: DryRunPayment) => item.cannotSendNow === null && !planned.has(item.ref)
  const askable = rows.filter(canBeAsked)
  const toggle = (ref: string) => {
    const next = new Set(chosen)
    if (!next.delete(ref)) next.add(ref)
    setChosen(next)
  }
  return (
    <div className="stack gap-24">
      {isCut && <p className="text-13 muted">There were too many payments to read at once. These are the newest.</p>}
      <div className="row wrap justify-between gap-16 rows-8">
        <Segments
          label="Payments shown"
          options={groups.map((value) => ({
            value,
            label: `${groupMessage[value]} ${inGroup(value).length.toLocaleString('en')}`,
          }))}
          value={group}
          onChange={(value) => {
            setGroup(value)
            setIsWhole(false)
          }}
        />
        <InlineSelect
          label="Sort by"
          options={orders}
          value={order}
          onChange={({ target }) => setOrder(orderOf(target.value))}
        />
        {askable.length > 0 && (
          <button
            type="button"
            className={`medium touch-small accent hover-underline phone-touch ${styles.all}`}
            onClick={() =>
              setChosen(new Set(askable.every(({ ref }) => chosen.has(ref)) ? [] : askable.map(({ ref }) => ref)))
            }
          >
            {askable.every(({ ref }) => chosen.has(ref)) ? 'Select none' : 'Select all that can be asked now'}
          </button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="text-13 muted">None.</p>
      ) : (
        <ul className={`border-block ${styles.rows}`} role="list" aria-label="Payments of the dry run">
          {shown.map((item) => (
            <Row
              key={item.ref}
              item={item}
              clock={clock}
              isPlanned={planned.has(item.ref)}
              isChosen={chosen.has(item.ref)}
              onToggle={canBeAsked(item) ? () => toggle(item.ref) : undefined}
            />
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <Button variant="quiet" className={styles.rest} onClick={() => setIsWhole(true)}>
          Show all {rows.length.toLocaleString('en')}
        </Button>
      )}
      <div className={`row wrap gap-16 rows-8 ${styles.ask}`}>
        <Button
          change="ask past clients"
          disabledReason={picks.length === 0 ? 'Select the clients to ask first.' : undefined}
          onClick={() => ask(picks)}
        >
          {picks.length === 0 ? 'Ask these clients' : askMessage(picks.length)}
        </Button>
        <p className="text-13 muted">
          {picks.length === 0
            ? 'Select the clients to ask now. Each is asked once, about the newest payment you select.'
            : 'Nothing is sent until you confirm.'}
        </p>
      </div>
    </div>
  )
}

type RowProps = {
  item: DryRunPayment
  clock: Clock
  isPlanned: boolean
  isChosen: boolean
  /** Undefined where the client cannot be asked now. */
  onToggle: (() => void) | undefined
}

function Row({ item, clock, isPlanned, isChosen, onToggle }: RowProps) {
  const client = clientOf(item)
  const what = item.description ?? sourceMessage[item.source]
  const obstacle = obstacleMessage(item, clock)
  const evidence = evidenceMessage(item.evidence, clock)
  const facts = (
    <>
      <b className="medium">
        <bdi>{client}</bdi>
      </b>{' '}
      <span className="tabular nowrap">{formatMoney(item)}</span>
      <small className="block muted text-12-18">
        <bdi>{what}</bdi> · {formatDay(new Date(item.paidAt), clock)}
      </small>
    </>
  )
  return (
    <li className="halves align-start text-13" data-chosen={isChosen || undefined}>
      {onToggle ? (
        <label className={`stack gap-12 anywhere ${styles.who}`}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={`Ask ${client}, who paid ${formatMoney(item)} for ${what}`}
            onChange={onToggle}
          />
          <span>{facts}</span>
        </label>
      ) : (
        <div className={`stack gap-12 anywhere ${styles.who}`}>
          <span>{facts}</span>
        </div>
      )}
      <Decision payment={item} client={client} clock={clock} tense="past">
        {evidence !== null && <p className="text-13 muted">{evidence}</p>}
        {isPlanned ? (
          <p className="text-13 success">Will be asked soon.</p>
        ) : (
          obstacle !== null && <p className="text-13 muted">Can’t be asked now: {obstacle}</p>
        )}
      </Decision>
    </li>
  )
}
