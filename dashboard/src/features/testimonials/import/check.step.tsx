import { FileText } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { BatchTiming } from '#shared/request-batches.ts'
import { getRequestUsage, type RequestUsage } from '#shared/testimonial-requests.ts'
import { type KnownClient, listKnownClients } from '#shared/known-clients.ts'
import { Button, WAIT } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { PlansButton, PlansLink } from '../../../components/plans-link.tsx'
import { Select } from '../../../components/select.tsx'
import { useMinute } from '../../../lib/use-clock.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { TimingField } from '../batches/timing.field.tsx'
import { useBatchPlan } from '../batches/use-batch-plan.ts'
import { FormField } from '../request/form.field.tsx'
import { type Client, clientsOf, type Columns, guessColumns, isReady, markKnown, skippingLabel } from './clients.ts'
import styles from './import.module.css'
import { planImport } from './import.usage.ts'
import type { Table } from './table.ts'
import { RefusedList } from './result.step.tsx'

const PREVIEW_ROWS = 5
const NOT_NOW: BatchTiming = { kind: 'save' }

type CheckStepProps = {
  fileName: string
  table: Table
  failure: string | undefined
  isSending: boolean
  onChooseOther: () => void
  onSend: (clients: Client[], formId: string | null, timing: BatchTiming) => void
}

/** What the file contains and what will happen to it, before anything is created. */
export function CheckStep({ fileName, table, failure, isSending, onChooseOther, onSend }: CheckStepProps) {
  const [formId, setFormId] = useState<string | null>(null)
  const [columns, setColumns] = useState(() => guessColumns(table))
  const rows = useMemo(() => clientsOf(table, columns), [table, columns])
  const [isSkipping, setIsSkipping] = useState(true)
  const known = useKnownClients(rows)
  const { clients, doubtful } = markKnown({ clients: rows, known, isSkipping, now: useMinute() })
  const { data } = useEndpoint(getRequestUsage, {})
  // The usage shown stays the same while importing and when retrying: after a lost answer, created requests already
  // count.
  const [usageWhenSent, setUsageWhenSent] = useState<RequestUsage>()
  const usage = usageWhenSent ?? data
  const readyRows = clients.filter(isReady).map(({ number, row }) => ({ ...row, row: number }))
  const ready = readyRows.length
  const imported = planImport({ ready, total: clients.length, usage })
  const [timing, setTiming] = useState<BatchTiming>(NOT_NOW)
  const isBatch = timing.kind !== 'save'
  const planned = useBatchPlan(timing, readyRows)
  // Likewise: after a lost answer, requests that were planned would count twice.
  const [planWhenSent, setPlanWhenSent] = useState<{ timing: BatchTiming; ready: number; plan: typeof planned }>()
  const isPlanSent = planWhenSent?.timing === timing && planWhenSent.ready === ready
  const plan = isPlanSent ? planWhenSent.plan : planned
  const label = isBatch ? plan?.label : imported.label
  return (
    <>
      <DialogBody>
        <div className={`row gap-8 icons-muted ${styles.file}`}>
          <FileText />
          <b className="shrink medium ellipsis grow">{fileName}</b>
          <Button variant="quiet" size="small" disabledReason={isSending ? WAIT : undefined} onClick={onChooseOther}>
            Choose another
          </Button>
        </div>
        <ColumnFields table={table} columns={columns} onChange={setColumns} />
        <FormField formId={formId} onChange={setFormId} />
        <Preview clients={clients.slice(0, PREVIEW_ROWS)} total={clients.length} />
        <TimingField kinds={['save', 'now', 'days']} timing={timing} onChange={setTiming} />
        <div role="status">{isBatch ? <PlanNote plan={plan} ready={ready} /> : <ImportNote plan={imported} />}</div>
        {doubtful > 0 && (
          <Checkbox
            label={skippingLabel(doubtful)}
            checked={isSkipping}
            disabledReason={isSending ? WAIT : undefined}
            onChange={({ target }) => setIsSkipping(target.checked)}
          />
        )}
        <RefusedList
          rows={clients.flatMap((client) => (client.problem === null ? [] : [{ ...client, reason: client.problem }]))}
        />
        <FormError message={failure} />
      </DialogBody>
      <DialogActions>
        {label || isBatch ? (
          <Button
            isBusy={isSending || (isBatch && ready > 0 && !plan)}
            disabledReason={ready === 0 ? 'No row of the file can be imported.' : undefined}
            onClick={() => {
              setUsageWhenSent(usage)
              setPlanWhenSent({ timing, ready, plan })
              onSend(clients, formId, timing)
            }}
          >
            {label ?? 'Send requests'}
          </Button>
        ) : (
          <PlansButton variant="ink" />
        )}
      </DialogActions>
    </>
  )
}

const ImportNote = ({ plan: { sentence, hint, label, isBeyondPlan } }: { plan: ReturnType<typeof planImport> }) => (
  <>
    <p className="medium">{sentence}</p>
    {hint && (
      <p className="text-13 muted">
        {hint} {isBeyondPlan && label && <PlansLink />}
      </p>
    )}
    <p className="text-13 muted">Nothing is sent to your clients.</p>
  </>
)

function PlanNote({ plan, ready }: { plan: ReturnType<typeof useBatchPlan>; ready: number }) {
  if (ready === 0) return <p className="medium">No request can be sent.</p>
  return (
    <>
      {plan?.sentences.map((sentence) => (
        <p className="medium" key={sentence}>
          {sentence}
        </p>
      ))}
      <p className="text-13 muted">Each request counts when it is sent. We check each client again before that.</p>
    </>
  )
}

/**
 * What is known of the clients in a file. It stays as it was first read: after a lost answer, the requests that were
 * created would be known too, and trying again must send the same rows.
 */
function useKnownClients(clients: readonly Client[]): readonly KnownClient[] | undefined {
  const customerEmails = clients.filter(isReady).map(({ row }) => row.customerEmail)
  const { data } = useEndpoint(listKnownClients, customerEmails.length > 0 ? { body: { customerEmails } } : null)
  const key = customerEmails.join()
  const [first, setFirst] = useState<{ key: string; items: readonly KnownClient[] }>()
  if (data && first?.key !== key) setFirst({ key, items: data.items })
  return first?.key === key ? first.items : data?.items
}

const fields = [
  { key: 'email', label: 'Email column', none: 'Choose one' },
  { key: 'name', label: 'Name column', none: 'None' },
  { key: 'lastName', label: 'Last name column', none: 'None' },
  { key: 'service', label: 'Service column', none: 'None' },
  { key: 'tags', label: 'Tags column', none: 'None' },
] as const

type ColumnFieldsProps = { table: Table; columns: Columns; onChange: (columns: Columns) => void }

function ColumnFields({ table, columns, onChange }: ColumnFieldsProps) {
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])
  const width = Math.max(table.header.length, ...table.rows.map(({ cells }) => cells.length))
  const titles = Array.from({ length: width }, (_, column) => table.header[column] || `Column ${column + 1}`)
  // A file of addresses and names has neither.
  const isOffered = (key: keyof Columns) => (key !== 'service' && key !== 'tags') || width > 2
  return (
    <div className={`gap-12 phone-column ${styles.columns}`}>
      {fields
        .filter(({ key }) => isOffered(key))
        .map(({ key, label, none }, index) => (
          <label className="stack gap-8 text-13 medium" key={key}>
            {label}
            <Select
              look="small"
              ref={index === 0 ? first : undefined}
              value={columns[key] ?? ''}
              onChange={({ target }) =>
                onChange({ ...columns, [key]: target.value === '' ? null : Number(target.value) })
              }
            >
              <option value="">{none}</option>
              {titles.map((title, column) => (
                <option key={column} value={column}>
                  {title}
                </option>
              ))}
            </Select>
          </label>
        ))}
    </div>
  )
}

function Preview({ clients, total }: { clients: Client[]; total: number }) {
  return (
    <div className={`clip border round-card ${styles.preview}`}>
      <table className="text-13">
        <caption className="text-12 regular muted sunken border-below">
          {total > clients.length ? `First ${clients.length} of ${total.toLocaleString('en')} rows` : 'All rows'}
        </caption>
        <thead>
          <tr>
            <th className="muted" scope="col">
              Row
            </th>
            <th className="muted" scope="col">
              Email
            </th>
            <th className="muted" scope="col">
              Name
            </th>
          </tr>
        </thead>
        <tbody>
          {clients.map(({ number, customerEmail, customerName, problem }) => (
            <tr key={number} className={problem === null ? undefined : styles.bad}>
              <td>{number}</td>
              <td>{customerEmail || '--'}</td>
              <td dir="auto">{customerName || '--'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
