import type { BatchTiming } from '#shared/request-batches.ts'
import { PLAN_MAX_DAYS } from '#shared/request-plan.ts'
import { Segments } from '../../../components/segments.tsx'
import { Select } from '../../../components/select.tsx'

const DEFAULT_DAYS = 5

type Kind = BatchTiming['kind']
const labels: Record<Kind, string> = { save: 'Not now', now: 'Now', days: 'Over several days' }

type TimingFieldProps = {
  kinds: readonly Kind[]
  timing: BatchTiming
  onChange: (timing: BatchTiming) => void
}

/** When clients are requested. */
export function TimingField({ kinds, timing, onChange }: TimingFieldProps) {
  const days = timing.kind === 'days' ? timing.days : DEFAULT_DAYS
  return (
    <div className="row wrap gap-12 rows-8">
      <span className="text-13 medium" aria-hidden="true">
        Send the requests
      </span>
      <Segments<Kind>
        label="Send the requests"
        options={kinds.map((value) => ({ value, label: labels[value] }))}
        value={timing.kind}
        onChange={(kind) => onChange(kind === 'days' ? { kind, days } : { kind })}
      />
      {timing.kind === 'days' && (
        <Select
          look="small"
          aria-label="Working days"
          value={days}
          onChange={({ target }) => onChange({ kind: 'days', days: Number(target.value) })}
        >
          {Array.from({ length: PLAN_MAX_DAYS }, (_, index) => index + 1).map((each) => (
            <option key={each} value={each}>
              {each === 1 ? '1 working day' : `${each} working days`}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}
