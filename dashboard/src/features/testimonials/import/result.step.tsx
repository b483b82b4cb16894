import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import type { RequestBatch } from '#shared/request-batches.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { PlansLink } from '../../../components/plans-link.tsx'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { batchPath, isSending, openMessage, savedMessage } from '../batches/batch.messages.ts'
import { type RefusedRow, refusedRowsFile } from './clients.ts'
import styles from './import.module.css'

type ResultStepProps = {
  /** How many requests were created, or the batch that was planned. */
  done: number | RequestBatch
  refused: RefusedRow[]
  onClose: () => void
}

const wording = (created: number) =>
  created === 0 ? 'No request was created.' : created === 1 ? '1 request created.' : `${created} requests created.`

export function ResultStep({ done, refused, onClose }: ResultStepProps) {
  const saveRefused = async () =>
    saveFile({ name: 'goodword-skipped-rows.csv', content: await refusedRowsFile(refused), type: 'text/csv' })
  return (
    <>
      <DialogBody>
        <div className={`flex gap-12 icons-20 ${styles.created}`} role="status">
          {done !== 0 && <CircleCheck />}
          {typeof done === 'number' ? <Created count={done} /> : <Planned batch={done} />}
        </div>
        <RefusedList rows={refused} />
      </DialogBody>
      <DialogActions>
        {refused.length > 0 && (
          <Button variant="line" onClick={() => void saveRefused()}>
            <Download />
            Download {refused.length === 1 ? 'the skipped row' : `the ${refused.length} skipped rows`}
          </Button>
        )}
        {typeof done !== 'number' && (
          <ButtonLink variant="line" to={batchPath(done)} onClick={onClose}>
            See who
          </ButtonLink>
        )}
        <Button ref={(button) => button?.focus()} onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  )
}

const Created = ({ count }: { count: number }) => (
  <div>
    <b className="medium">{wording(count)}</b>
    <p className="muted">
      {count > 0 ? 'Nothing was sent. Send the requests from your list, or share their links.' : 'Nothing was sent.'}
    </p>
  </div>
)

function Planned({ batch }: { batch: RequestBatch }) {
  const clock = useOwnersClock()
  const message = isSending(batch, clock) ? sendingMessage(batch) : openMessage([batch], clock)
  return (
    <div>
      <b className="medium">{message}</b>
      <p className="muted">You can follow and cancel them under “Planned requests”.</p>
    </div>
  )
}

const sendingMessage = ({ counts: { saved } }: RequestBatch) =>
  `Your requests are being sent.${saved === 0 ? '' : ` ${savedMessage(saved)}`}`

const MOST_SHOWN = 50

/** Rows that create no request, each with its number in the file and the reason; those beyond the plan as one entry. */
export function RefusedList({ rows }: { rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null
  const wrong = rows.filter(({ isBeyondPlan }) => !isBeyondPlan)
  const beyondPlan = rows.length - wrong.length
  const rest = wrong.length - MOST_SHOWN
  return (
    <div className={styles.refused}>
      <h3 className="row gap-8 danger">
        <CircleAlert />
        {rows.length === 1 ? '1 row skipped' : `${rows.length.toLocaleString('en')} rows skipped`}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard too */}
      <ul className="above-8 text-13 anywhere" role="list" tabIndex={0} aria-label="Skipped rows">
        {beyondPlan > 0 && (
          <li>
            <p>
              {beyondPlan === 1 ? '1 row' : `${beyondPlan.toLocaleString('en')} rows`}: no requests left this month.{' '}
              <PlansLink />
            </p>
          </li>
        )}
        {wrong.slice(0, MOST_SHOWN).map(({ number, customerEmail, reason }) => (
          <li key={number}>
            <b className="regular muted tabular">Row {number}</b>
            <div>
              {customerEmail && <p>{customerEmail}</p>}
              <p>{reason}</p>
            </div>
          </li>
        ))}
        {rest > 0 && <li>and {rest.toLocaleString('en')} more.</li>}
      </ul>
    </div>
  )
}
