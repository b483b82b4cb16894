import type { BatchTiming } from '#shared/request-batches.ts'
import { Segments } from '../../../components/segments.tsx'
import { DaysSelect, DEFAULT_DAYS } from './days.select.tsx'

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
      {timing.kind === 'days' && <DaysSelect days={days} onChange={onChange} />}
    </div>
  )
}
