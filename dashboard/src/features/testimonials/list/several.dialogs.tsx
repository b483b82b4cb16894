import type { BulkAction, Testimonial } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { clientName } from '../testimonial.words.ts'
import styles from './several.dialogs.module.css'
import { severalThings, severalWord } from './several.words.ts'
import type { Failure } from './use-decisions.ts'

type ConfirmSeveralProps = {
  action: BulkAction
  rows: readonly Testimonial[]
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

export const ConfirmSeveral = ({ action, rows, onConfirm, onClose }: ConfirmSeveralProps) => (
  <ConfirmDialog
    title={`${severalWord(action, rows)} ${severalThings(action, rows.length)}?`}
    confirmLabel={severalWord(action, rows)}
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
          <li key={id}>{customerEmail}</li>
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

/** Which were refused, and why: the others are done. */
export function SeveralFailed({ action, rows, failures, onClose }: SeveralFailedProps) {
  const doneCount = rows.length - failures.length
  return (
    <Dialog
      title={`${severalThings(action, failures.length)} stayed as ${failures.length === 1 ? 'it was' : 'they were'}`}
      width={450}
      onClose={onClose}
    >
      <DialogBody>
        <p>
          {doneCount > 0 && `${doneCount} of ${rows.length} went through. `}
          {failures.length === 1 ? 'This one is' : 'These are'} still selected:
        </p>
        <ul className={styles.failures}>
          {failures.map(({ id, message }) => {
            const row = rows.find((each) => each.id === id)
            return (
              <li key={id}>
                <b>{row ? clientName(row) : 'A testimonial'}</b>
                <span>{message}</span>
              </li>
            )
          })}
        </ul>
        {action === 'resend' && <p>Every link can be copied and shared all the same.</p>}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
