import type { BatchTiming } from '#shared/request-batches.ts'
import { PLAN_MAX_DAYS } from '#shared/request-plan.ts'
import { Select } from '../../../components/select.tsx'

export const DEFAULT_DAYS = 5

type DaysSelectProps = { days: number; onChange: (timing: BatchTiming) => void }

/** Over how many working days requests are sent. */
export const DaysSelect = ({ days, onChange }: DaysSelectProps) => (
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
)
