import { useState } from 'react'
import { getEmailSettings } from '#shared/email-settings.ts'
import {
  type BatchTiming,
  getBatch,
  listBatches,
  planBatch,
  type RequestBatchDetails,
} from '#shared/request-batches.ts'
import { getRequestUsage } from '#shared/testimonial-requests.ts'
import { Button, WAIT } from '../../../components/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useEndpoint, useRefresh } from '../../../lib/use-endpoint.ts'
import { UnconfirmedNote } from '../request/request.parts.tsx'
import { DEFAULT_DAYS } from './days.select.tsx'
import { TimingField } from './timing.field.tsx'
import { useBatchPlan } from './use-batch-plan.ts'

type PlanDialogProps = {
  batch: RequestBatchDetails
  /** Whether those who are planned already get new times too. */
  includesPlanned: boolean
  onClose: () => void
}

/** Sends the requests of those who are saved or planned, now or over several days. */
export function PlanDialog({ batch, includesPlanned, onClose }: PlanDialogProps) {
  const call = useApi()
  const { data: settings } = useEndpoint(getEmailSettings, {})
  const refresh = useRefresh()
  const [timing, setTiming] = useState<BatchTiming>(
    includesPlanned ? { kind: 'days', days: DEFAULT_DAYS } : { kind: 'now' },
  )
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const planned = includesPlanned ? batch.rows.filter(({ state }) => state === 'planned') : []
  const open = batch.rows.filter((row) => row.state === 'saved' || planned.includes(row))
  const plan = useBatchPlan(timing, open, planned)

  const send = async () => {
    if (timing.kind === 'save') return
    setIsBusy(true)
    setFailure(undefined)
    try {
      await call(planBatch, { params: { id: batch.id }, body: { timing, includesPlanned } })
      await Promise.all([getBatch, listBatches, getRequestUsage].map(refresh))
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
      setIsBusy(false)
    }
  }
  return (
    <Dialog title={titleOf(open.length, includesPlanned)} onClose={onClose} canClose={!isBusy}>
      <DialogBody>
        <TimingField kinds={['now', 'days']} timing={timing} onChange={setTiming} />
        {plan && settings && <UnconfirmedNote sending={settings.sending} plan={plan} />}
        <div role="status">
          {plan?.sentences.map((sentence) => (
            <p className="medium" key={sentence}>
              {sentence}
            </p>
          ))}
          <p className="text-13 muted">Each request counts when it is sent. We check each client again before that.</p>
        </div>
        <FormError message={failure} />
      </DialogBody>
      <DialogActions>
        <Button variant="line" disabledReason={isBusy ? WAIT : undefined} onClick={onClose}>
          Cancel
        </Button>
        <Button
          isBusy={isBusy || !plan}
          disabledReason={plan?.planned === 0 ? 'No requests are left this month or next.' : undefined}
          onClick={() => void send()}
        >
          {plan && plan.planned > 0 ? plan.label : 'Send requests'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function titleOf(count: number, includesPlanned: boolean): string {
  if (includesPlanned) return count === 1 ? 'Change the time of 1 request?' : `Change the times of ${count} requests?`
  return count === 1 ? 'Request the saved client?' : `Request the ${count} saved clients?`
}
