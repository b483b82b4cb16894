import { Check, type LucideIcon, Send, X } from 'lucide-react'
import { flushSync } from 'react-dom'
import { listKnownClients } from '#shared/known-clients.ts'
import type { BulkAction } from '#shared/testimonial-decisions.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { newUuid } from '#shared/uuid.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { SeveralPreview } from '../decision/decision.preview.tsx'
import { ExportMenu } from '../export/export.menu.tsx'
import {
  approvalMessage,
  approvalVerb,
  askedMessage,
  asksSignOff,
  type Signers,
} from '../sign-off/sign-off.messages.ts'
import { clientName } from '../testimonial.messages.ts'
import { BulkService } from '../tags/bulk.service.tsx'
import { BulkTag } from '../tags/bulk.tag.tsx'
import { useMinute } from '../../../lib/use-clock.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import {
  notedMessage,
  recipientNote,
  rowsFor,
  severalActions,
  severalDone,
  severalNotDone,
  severalThings,
  severalVerb,
} from './bulk-actions.messages.ts'
import styles from './bulk-actions.module.css'
import type { Failure, ListDecisions } from './use-decisions.ts'
import type { ListSelection } from './use-selection.ts'

const icons: Record<BulkAction, LucideIcon> = { approve: Check, reject: X, resend: Send }

type SelectionBarProps = {
  selected: readonly Testimonial[]
  onAction: PerformOnSeveral
  onSelectAll: () => void
  onClear: () => void
}

/** What can be done with the selected rows: only actions that apply to some of them, and to how many. */
export function SelectionBar({ selected, onAction, onSelectAll, onClear }: SelectionBarProps) {
  return (
    <section className={`row wrap gap-8 touch pad-block-4 icons-14 ${styles.bar}`} aria-label="Selection">
      <b className="medium accent tabular" role="status">
        {selected.length} selected
      </b>
      <div className={`row wrap gap-8 ${styles.actions}`}>
        {severalActions.map((action) => {
          const rows = rowsFor(selected, action)
          const Icon = icons[action]
          if (rows.length === 0) return null
          const word = severalVerb(action, rows)
          return (
            <Button
              key={action}
              variant="line"
              size="small"
              change="change several at once"
              aria-label={`${word} ${rows.length} of ${severalThings(action, selected.length)} selected`}
              onClick={() => onAction(action)}
            >
              <Icon />
              {rows.length < selected.length ? `${word} ${rows.length} of ${selected.length}` : word}
            </Button>
          )
        })}
        <BulkTag selected={selected} />
        <BulkService selected={selected} />
        {selected.length > 0 && <ExportMenu query={{}} selected={selected} />}
      </div>
      <Button variant="quiet" size="small" className={styles.all} onClick={onSelectAll}>
        Select all
      </Button>
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}

type PerformOnSeveral = (action: BulkAction) => void

type SeveralOptions = Pick<ListDecisions, 'changeSeveral' | 'signers'> & Pick<ListSelection, 'selected' | 'choose'>

/** Asks for confirmation, does it for all selected rows, and reports which were refused: those stay selected. */
export function useSeveral({ changeSeveral, signers, selected, choose }: SeveralOptions): PerformOnSeveral {
  const modal = useModal()
  const toast = useToast()

  function finish(action: BulkAction, rows: readonly Testimonial[], failures: readonly Failure[]) {
    flushSync(modal.close)
    choose(rows.filter(({ id }) => failures.some((failure) => failure.id === id)))
    const isAsked = action === 'approve' && signers && rows.every((row) => asksSignOff(row, signers))
    const done = isAsked ? askedMessage(rows.length, signers) : severalDone(action, rows.length)
    if (failures.length === 0) return toast.success(done)
    modal.open(<SeveralFailed action={action} rows={rows} failures={failures} onClose={modal.close} />)
  }

  return (action) => {
    const rows = rowsFor(selected, action)
    const idempotencyKey = newUuid()
    let failures: Failure[] | undefined
    modal.open(
      <ConfirmSeveral
        action={action}
        rows={rows}
        signers={signers}
        onConfirm={async () => {
          failures = await changeSeveral({ action, rows, idempotencyKey })
        }}
        onClose={() => (failures ? finish(action, rows, failures) : modal.close())}
      />,
    )
  }
}

type ConfirmSeveralProps = {
  action: BulkAction
  signers: Signers | null
  rows: readonly Testimonial[]
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

function ConfirmSeveral({ action, rows, signers, onConfirm, onClose }: ConfirmSeveralProps) {
  const approval = action === 'approve' ? approvalMessage(rows, signers) : null
  return (
    <ConfirmDialog
      title={`${severalVerb(action, rows)} ${severalThings(action, rows.length)}?`}
      confirmLabel={
        action === 'approve' ? approvalVerb({ isPrivate: approval === null }, signers) : severalVerb(action, rows)
      }
      variant={action === 'reject' ? 'danger' : 'ink'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Consequence action={action} rows={rows} />
      {approval && <p>{approval}</p>}
    </ConfirmDialog>
  )
}

function Consequence({ action, rows }: Pick<ConfirmSeveralProps, 'action' | 'rows'>) {
  if (action !== 'resend') return <SeveralPreview verb={action} rows={rows} />
  return <Recipients rows={rows} />
}

/** Whom the emails go to, and which clients were asked before, have answered, or can't be emailed. */
function Recipients({ rows }: { rows: readonly Testimonial[] }) {
  const now = useMinute()
  const customerEmails = rows.map(({ customerEmail }) => customerEmail)
  const known = useEndpoint(listKnownClients, { body: { customerEmails } }).data?.items
  const notes = rows.map((row) => recipientNote(row, known, now))
  const noted = notes.filter((note) => note !== null).length
  return (
    <>
      <p>{rows.length === 1 ? 'It will be sent to:' : 'Each will be sent to its client:'}</p>
      <ul className={`stack gap-4 anywhere ${styles.scrolling}`}>
        {rows.map(({ id, customerEmail }, index) => (
          <li key={id}>
            <span className="medium">{customerEmail}</span>
            {notes[index] && <span className="text-13 muted block">{notes[index]}</span>}
          </li>
        ))}
      </ul>
      {noted > 0 && rows.length > 1 && <p className="text-13 muted">{notedMessage(noted)}</p>}
    </>
  )
}

type SeveralFailedProps = {
  action: BulkAction
  rows: readonly Testimonial[]
  failures: readonly Failure[]
  onClose: () => void
}

/** Which ones were refused, and why; the others succeeded. */
function SeveralFailed({ action, rows, failures, onClose }: SeveralFailedProps) {
  const doneCount = rows.length - failures.length
  return (
    <Dialog title={severalNotDone(action, failures.length)} width={450} onClose={onClose}>
      <DialogBody>
        <p>
          {doneCount > 0 && `${doneCount} of ${rows.length} succeeded. `}
          {failures.length === 1 ? 'This one is' : 'These are'} still selected:
        </p>
        <ul className={`stack gap-12 anywhere ${styles.scrolling}`}>
          {failures.map(({ id, message }) => {
            const row = rows.find((each) => each.id === id)
            return (
              <li key={id}>
                <b className="medium block">{row ? clientName(row) : 'A testimonial'}</b>
                <span className="text-13 danger">{message}</span>
              </li>
            )
          })}
        </ul>
        {action === 'resend' && <p>You can still copy and share each link.</p>}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
