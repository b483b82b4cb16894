import { useId } from 'react'
import type { BatchTiming } from '#shared/request-batches.ts'
import { BEGINS_AT, ENDS_AT } from '#shared/working-hours.ts'
import { formatHour, placeOf } from '../../../lib/moments.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import type { Months } from '../batches/use-batch-plan.ts'
import { DaysSelect, DEFAULT_DAYS } from '../batches/days.select.tsx'
import styles from './client-import.module.css'
import { nowMessage } from './client-import.messages.ts'

type WhenFieldProps = {
  timing: BatchTiming
  /** How many clients are chosen. */
  count: number
  months: Months | undefined
  onChange: (timing: BatchTiming) => void
}

/** When the clients are asked: now, over working days, or later. */
export function WhenField({ timing, count, months, onChange }: WhenFieldProps) {
  const id = useId()
  const { timeZone } = useOwnersClock()
  const days = timing.kind === 'days' ? timing.days : DEFAULT_DAYS
  const options: { timing: BatchTiming; hint: string }[] = [
    {
      timing: { kind: 'now' },
      hint: months ? nowMessage(count, { ...months.left, ...months.sending }) : 'All at once',
    },
    {
      timing: { kind: 'days', days },
      hint: `Weekdays ${formatHour(BEGINS_AT)}–${formatHour(ENDS_AT)}${timeZone === undefined ? '' : ` in ${placeOf(timeZone)}`}, at uneven times`,
    },
    { timing: { kind: 'save' }, hint: 'You send them later. Uses no requests.' },
  ]
  return (
    <fieldset className={`gap-12 ${styles.options}`}>
      <legend className="visually-hidden">When to send</legend>
      {options.map(({ timing: option, hint }) => (
        <div key={option.kind} className={`flex gap-8 border round-card surface ${styles.option}`}>
          <input
            type="radio"
            id={`${id}-${option.kind}`}
            name={id}
            checked={timing.kind === option.kind}
            aria-describedby={`${id}-${option.kind}-hint`}
            onChange={() => onChange(option)}
          />
          <div className="shrink">
            {option.kind === 'days' ? (
              <span className="row wrap gap-8 rows-4">
                <label className="medium" htmlFor={`${id}-days`}>
                  Over several days
                </label>
                <DaysSelect days={days} onChange={onChange} />
              </span>
            ) : (
              <label className="medium" htmlFor={`${id}-${option.kind}`}>
                {option.kind === 'now' ? 'Now' : 'Only save'}
              </label>
            )}
            <p id={`${id}-${option.kind}-hint`} className="text-13 muted">
              {hint}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
