/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { CalendarClock, CircleAlert, CircleSlash, Download, Send } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../../components/avatar.tsx'
import { Button } from '../../../components/button.tsx'
import { FilterButtons } from '../../../components/filter-links.tsx'
import { ListTable } from '../../../components/list-table.tsx'
import { type Clock, formatMoment } from '../../../lib/moments.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { AddressForm } from './address.form.tsx'
import { type CheckedClient, isTicked, mayBeAsked } from './checked-clients.ts'
import type { Choices } from './choices.ts'
import styles from './client-import.module.css'
import { clientCount, downloadLabel, historyMessage, whyMessage } from './client-import.messages.ts'
import { isReady, leftOutFile, type ReadyClient } from './clients.ts'

/** Rows that are shown at first, because a thousand would take long to draw. */
const SHOWN = 50

type ClientsTableProps = {
  /** As they are shown. */
  checked: readonly CheckedClient[]
  /** Those who are asked, in the order of `times`. */
  chosen: readonly ReadyClient[]
  /** When each is asked; null for those who are saved. Undefined while it is loading. */
  times: readonly (Date | null)[] | undefined
  /** The first day of the next month, `YYYY-MM-DD`. */
  resetsOn: string | undefined
  isLoading: boolean
  choices: Choices
  onTick: (number: number, isTicked: boolean) => void
  onCorrect: (number: number, customerEmail: string) => void
}

const GROUPS = ['all', 'asked', 'saved', 'left'] as const
type Group = (typeof GROUPS)[number]

/** What happens to each client of the file. The owner can leave clients out and correct addresses. */
export function ClientsTable({ checked, chosen, times, isLoading, choices, onTick, onCorrect }: ClientsTableProps) {
  const clock = useOwnersClock()
  const [group, setGroup] = useState<Group>('all')
  // A row that is ticked or unticked stays until another group is chosen.
  const [ofGroup, setOfGroup] = useState<ReadonlySet<number>>()
  const [limit, setLimit] = useState(SHOWN)
  const timeOf = new Map(chosen.map(({ number }, index) => [number, times?.[index]]))
  const byGroup = Map.groupBy(checked, ({ client: { number } }) => {
    if (!timeOf.has(number)) return 'left'
    return timeOf.get(number) === null ? 'saved' : 'asked'
  })
  const ofName = (name: Group) => (name === 'all' ? checked : (byGroup.get(name) ?? []))
  const left = ofName('left')
  const select = (next: Group) => {
    setGroup(next)
    setOfGroup(next === 'all' ? undefined : new Set(ofName(next).map(({ client }) => client.number)))
    setLimit(SHOWN)
  }
  const shown = ofGroup ? checked.filter(({ client }) => ofGroup.has(client.number)) : checked
  const isSaved = choices.timing.kind === 'save'
  return (
    <section className="above-32" aria-labelledby="clients">
      <header className="row wrap justify-between gap-24 rows-8 below-8">
        <h2 id="clients">Clients</h2>
        <FilterButtons
          label="Show clients"
          choices={GROUPS.filter((name) => name === group || ofName(name).length > 0).map((name) => ({
            word: groupNames[name],
            count: ofName(name).length,
            isCurrent: group === name,
            onSelect: () => select(name),
          }))}
        />
      </header>
      <ListTable
        label="Clients"
        className={styles.clients}
        columns={[
          { title: 'Ask', isOnlySpoken: true, className: styles.tick },
          { title: 'Client' },
          { title: 'Service', className: styles.service },
          { title: 'So far', className: styles.history },
          { title: 'What happens', className: styles.outcome },
        ]}
        cardsBelow="phone"
        isBusy={isLoading}
        isStale={false}
      >
        <tbody role="rowgroup">
          {shown.slice(0, limit).map((one) => (
            <ClientRow
              key={one.client.number}
              checked={one}
              time={timeOf.get(one.client.number)}
              isTicked={mayBeAsked(one) && isTicked(one, choices.ticks)}
              isSaved={isSaved}
              isLoading={isLoading}
              clock={clock}
              onTick={(isOn) => onTick(one.client.number, isOn)}
              onCorrect={(address) => onCorrect(one.client.number, address)}
            />
          ))}
        </tbody>
      </ListTable>
      <p className="row wrap gap-8 above-16">
        {shown.length > limit && (
          <Button variant="line" onClick={() => setLimit(Infinity)}>
            Show all {clientCount(shown.length)}
          </Button>
        )}
        {left.length > 0 && !isLoading && (
          <Button variant="quiet" onClick={() => void saveLeftOut(left, clock)}>
            <Download />
            {downloadLabel(left.length)}
          </Button>
        )}
      </p>
    </section>
  )
}

const saveLeftOut = async (left: readonly CheckedClient[], clock: Clock) =>
  saveFile({
    name: 'goodword-clients-left-out.csv',
    content: await leftOutFile(left.map((one) => ({ ...one.client, why: whyMessage(one, clock) }))),
    type: 'text/csv',
  })

const groupNames: Record<Group, string> = {
  all: 'All',
  asked: 'Will be asked',
  saved: 'Saved for later',
  left: 'Won’t be asked',
}

type ClientRowProps = {
  checked: CheckedClient
  /** When the client is asked; null if it is saved. Undefined while it is loading, and if nothing happens. */
  time: Date | null | undefined
  isTicked: boolean
  isSaved: boolean
  isLoading: boolean
  clock: Clock
  onTick: (isTicked: boolean) => void
  onCorrect: (customerEmail: string) => void
}

function ClientRow({ checked, isTicked: isOn, isLoading, clock, onTick, ...row }: ClientRowProps) {
  const { client, known } = checked
  const { customerName, customerEmail, service } = client
  const name = customerName || customerEmail || `Row ${client.number}`
  const canTick = mayBeAsked(checked)
  return (
    <tr role="row" data-off={!isOn || undefined}>
      <td role="cell" className={styles.tick}>
        <input
          type="checkbox"
          aria-label={`Ask ${name}`}
          checked={isOn}
          disabled={!canTick}
          title={
            canTick || checked.reason === null ? undefined : whyMessage({ ...checked, reason: checked.reason }, clock)
          }
          onChange={({ target }) => onTick(target.checked)}
        />
      </td>
      <td role="cell">
        <div className="row gap-8">
          <Avatar name={customerName || null} imageUrl={null} isOutside />
          <div className="shrink">
            <b className="block medium ellipsis" dir="auto">
              {name}
            </b>
            {customerName !== '' && (
              <span className="block text-13 muted ellipsis">{customerEmail || 'No address'}</span>
            )}
          </div>
        </div>
      </td>
      <td role="cell" className={`text-13 muted ${styles.service}`}>
        <span className="block ellipsis" dir="auto">
          {service}
        </span>
      </td>
      <td role="cell" className={`text-13 muted ${styles.history}`}>
        {isReady(client) && !isLoading && historyMessage(known, clock)}
      </td>
      <td role="cell" className={`text-13 ${styles.outcome}`}>
        <Outcome checked={checked} isTicked={isOn} isLoading={isLoading} clock={clock} {...row} />
      </td>
    </tr>
  )
}

type OutcomeProps = Omit<ClientRowProps, 'onTick'>

function Outcome({ checked, time, isTicked: isOn, isSaved, isLoading, clock, onCorrect }: OutcomeProps) {
  const { client } = checked
  const [isCorrecting, setIsCorrecting] = useState(false)
  if (isCorrecting)
    return (
      <AddressForm
        address={client.customerEmail}
        onSave={(address) => {
          setIsCorrecting(false)
          onCorrect(address)
        }}
        onCancel={() => setIsCorrecting(false)}
      />
    )
  if (client.fault)
    return (
      <>
        <p className={`flex gap-8 icons-14 icons-in-line ${client.fault.kind === 'duplicate' ? 'muted' : 'danger'}`}>
          <CircleAlert />
          <span className="anywhere">{whyMessage(checked, clock)}</span>
        </p>
        {client.fault.kind === 'address' && (
          <Button variant="quiet" size="small" className={styles.correct} onClick={() => setIsCorrecting(true)}>
            Correct it
          </Button>
        )}
      </>
    )
  if (!isOn)
    return (
      <p className="flex gap-8 icons-14 icons-in-line muted">
        <CircleSlash />
        {whyMessage(checked, clock)}
      </p>
    )
  if (isLoading || time === undefined) return null
  if (time === null) return <p className="muted">{isSaved ? 'Saved for later' : 'Saved for later: no requests left'}</p>
  return (
    <p className="flex gap-8 icons-14 icons-in-line medium tabular">
      {time <= clock.now ? <Send /> : <CalendarClock />}
      {time <= clock.now ? 'Now' : formatMoment(time, clock)}
    </p>
  )
}
