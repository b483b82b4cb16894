import { CircleCheck, Download } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { saveFile } from '../../../lib/save-file.ts'
import { type RefusedRow, refusedRowsFile } from './import.report.ts'
import { RefusedList } from './refused.list.tsx'

type ResultStepProps = { created: number; refused: RefusedRow[]; onClose: () => void }

const wording = (created: number) =>
  created === 0 ? 'No request was created.' : created === 1 ? '1 request created.' : `${created} requests created.`

export function ResultStep({ created, refused, onClose }: ResultStepProps) {
  const saveRefused = async () =>
    saveFile({ name: 'goodword-skipped-rows.csv', content: await refusedRowsFile(refused), type: 'text/csv' })
  return (
    <>
      <DialogBody>
        <div className="flex gap-12 icons-20 icons-success" role="status">
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
