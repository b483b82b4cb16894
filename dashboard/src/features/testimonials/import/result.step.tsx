import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { PlansLink } from '../../../components/plans-link.tsx'
import { saveFile } from '../../../lib/save-file.ts'
import { type RefusedRow, refusedRowsFile } from './clients.ts'
import styles from './import.module.css'

type ResultStepProps = { created: number; refused: RefusedRow[]; onClose: () => void }

const wording = (created: number) =>
  created === 0 ? 'No request was created.' : created === 1 ? '1 request created.' : `${created} requests created.`

export function ResultStep({ created, refused, onClose }: ResultStepProps) {
  const saveRefused = async () =>
    saveFile({ name: 'goodword-skipped-rows.csv', content: await refusedRowsFile(refused), type: 'text/csv' })
  return (
    <>
      <DialogBody>
        <div className={`flex gap-12 icons-20 ${styles.created}`} role="status">
          {created > 0 && <CircleCheck />}
          <div>
            <b className="medium">{wording(created)}</b>
            <p className="muted">
              {created > 0
                ? 'Nothing was sent. Send the requests from your list, or share their links.'
                : 'Nothing was sent.'}
            </p>
          </div>
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
        <Button ref={(button) => button?.focus()} onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  )
}

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
