/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { CircleAlert, CircleCheck, CircleDashed, Copy, type LucideIcon } from 'lucide-react'
import type { DnsRecord } from '#shared/sending-domains.ts'
import { classNames } from '../lib/class-names.ts'
import { useCopyText } from './copy-text.ts'
import { IconButton } from './icon-button.tsx'
import styles from './dns-records.module.css'

export type DomainAppearance = { word: string; icon: LucideIcon; tone: 'neutral' | 'success' | 'danger' }

/** The label and colour of each record state. */
const recordStyles: Record<DnsRecord['status'], DomainAppearance> = {
  pending: { word: 'Not seen yet', icon: CircleDashed, tone: 'neutral' },
  found: { word: 'Found', icon: CircleCheck, tone: 'success' },
  missing: { word: 'Missing', icon: CircleAlert, tone: 'danger' },
}

/** The state of a domain in one word. */
export const DomainBadge = ({ word, icon: Icon, tone }: DomainAppearance) => (
  <p
    className={classNames(
      'inline-row gap-4 touch-small text-12 medium round-control icons-14',
      styles.badge,
      styles[tone],
    )}
  >
    <Icon />
    {word}
  </p>
)

export type DnsRecordsProps = {
  domain: { name: string; records: readonly DnsRecord[] }
  /** How the names are to be read. */
  note: string
}

/** What the owner of a domain has to add where it is managed. */
export const DnsRecords = ({ domain: { name, records }, note }: DnsRecordsProps) => (
  <div className={`stack gap-12 ${styles.records}`}>
    <table role="table" aria-label={`DNS records of ${name}`}>
      <thead className="text-12 muted" role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Type
          </th>
          <th role="columnheader" scope="col">
            Name
          </th>
          <th role="columnheader" scope="col">
            Value
          </th>
          <th role="columnheader" scope="col">
            Status
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((record) => (
          <Row key={`${record.type} ${record.name} ${record.value}`} record={record} />
        ))}
      </tbody>
    </table>
    <p className="measure text-13 muted anywhere">{note}</p>
  </div>
)

function Row({ record }: { record: DnsRecord }) {
  const { word, icon: Icon, tone } = recordStyles[record.status]
  const what = `${record.purpose} record`
  return (
    <tr role="row">
      <td className="medium" role="cell" data-label="Type">
        {record.type}
        <span className="text-12 regular muted block">
          {record.purpose !== 'other' && record.purpose}
          {!record.isRequired && ' Optional'}
        </span>
      </td>
      <td role="cell" data-label="Name">
        <Copyable text={record.name} label={`Copy the name of the ${what}, ${record.type}`} />
      </td>
      <td role="cell" data-label="Value">
        <Copyable text={record.value} label={`Copy the value of the ${what}, ${record.type}`} />
        {record.priority !== null && <span className="text-12 regular muted block">Priority {record.priority}</span>}
      </td>
      <td role="cell" data-label="Status">
        <span className={classNames('inline-row gap-4 text-12 medium icons-14', styles.state, styles[tone])}>
          <Icon />
          {word}
        </span>
      </td>
    </tr>
  )
}

function Copyable({ text, label }: { text: string; label: string }) {
  const copyText = useCopyText()
  const copy = () => copyText(text, { done: 'Copied to clipboard.', instead: 'Select the text and copy it yourself.' })
  return (
    <span className={`align-center gap-4 ${styles.copyable}`}>
      <code className="ellipsis" title={text}>
        {text}
      </code>
      <IconButton icon={Copy} label={label} tooltip="Copy" onClick={() => void copy()} />
    </span>
  )
}
