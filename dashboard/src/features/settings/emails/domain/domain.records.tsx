/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { Copy } from 'lucide-react'
import type { DnsRecord, SendingDomain } from '#shared/sending-domains.ts'
import { IconButton } from '../../../../components/icon-button.tsx'
import { useCopyText } from '../../../../components/copy-text.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { recordStyles } from './domain.messages.ts'
import styles from './domain.module.css'

export const DomainRecords = ({ domain: { name, records } }: { domain: SendingDomain }) => (
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
    <p className="measure text-13 muted anywhere">
      Names are relative to {name}. If your provider needs full names, add “.{name}”.
    </p>
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
