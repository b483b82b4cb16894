import { CircleCheck, Download } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { saveFile } from '../../../lib/save-file.ts'
import { type RefusedRow, refusedRowsFile } from './import.report.ts'
import styles from './import.module.css'
import { RefusedList } from './refused.list.tsx'

type ResultStepProps = { created: number; refused: RefusedRow[]; onClose: () => void }

const words = (created: number) =>
  created === 0 ? 'No request was created.' : created === 1 ? '1 request created.' : `${created} requests created.`

export function ResultStep({ created, refused, onClose }: ResultStepProps) {
  const saveRefused = async () =>
    saveFile({ name: 'goodword-refused-rows.csv', content: await refusedRowsFile(refused), type: 'text/csv' })
  return (
    <>
      <DialogBody>
        <div className={styles.done} role="status">
          {created > 0 && <CircleCheck />}
          <div>
            <b>{words(created)}</b>
            <p>
              {created > 0
                ? 'Nothing was sent. They wait in your list: send them from there, or share their links.'
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
            Download {refused.length === 1 ? 'the refused row' : `the ${refused.length} refused rows`}
          </Button>
        )}
        <Button ref={(button) => button?.focus()} onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  )
}
