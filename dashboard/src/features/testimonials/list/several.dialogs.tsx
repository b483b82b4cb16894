import type { BulkAction, Testimonial } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { clientName } from '../testimonial.messages.ts'
import styles from './several.dialogs.module.css'
import { severalNotDone, severalThings, severalVerb } from './several.messages.ts'
import type { Failure } from './use-decisions.ts'

type ConfirmSeveralProps = {
  action: BulkAction
  rows: readonly Testimonial[]
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

export const ConfirmSeveral = ({ action, rows, onConfirm, onClose }: ConfirmSeveralProps) => (
  <ConfirmDialog
    title={`${severalVerb(action, rows)} ${severalThings(action, rows.length)}?`}
    confirmLabel={severalVerb(action, rows)}
    variant={action === 'reject' ? 'danger' : 'ink'}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <Consequence action={action} rows={rows} />
  </ConfirmDialog>
)

function Consequence({ action, rows }: Pick<ConfirmSeveralProps, 'action' | 'rows'>) {
  const privateCount = rows.filter(({ isPrivate }) => isPrivate).length
  if (action === 'reject') return <p>Your testimonial widgets will leave them out. You can approve them later.</p>
  if (action === 'approve')
    return (
      <p>
        Your testimonial widgets will include them
        {privateCount > 0 && `, except ${privateCount} that ${privateCount === 1 ? 'is' : 'are'} private`}.
      </p>
    )
  return (
    <>
      <p>{rows.length === 1 ? 'It will be sent to:' : 'Each will be sent to its client:'}</p>
      <ul className={styles.clients}>
        {rows.map(({ id, customerEmail }) => (
          <li className="medium" key={id}>
            {customerEmail}
          </li>
        ))}
      </ul>
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
export function SeveralFailed({ action, rows, failures, onClose }: SeveralFailedProps) {
  const doneCount = rows.length - failures.length
  return (
    <Dialog title={severalNotDone(action, failures.length)} width={450} onClose={onClose}>
      <DialogBody>
        <p>
          {doneCount > 0 && `${doneCount} of ${rows.length} succeeded. `}
          {failures.length === 1 ? 'This one is' : 'These are'} still selected:
        </p>
        <ul className={styles.failures}>
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
