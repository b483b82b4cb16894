import { useOwnersClock } from '../../../lib/use-clock.ts'
import { classNames } from '../../../lib/class-names.ts'
import type { Months } from '../batches/use-batch-plan.ts'
import styles from './client-import.module.css'
import { dayNote } from './client-import.messages.ts'
import { daysOfPlan, type PlanDay } from './import-days.ts'

/** More than that are drawn as a bar. */
const MOST_SQUARES = 12

type DaysChartProps = { times: readonly (Date | null)[]; months: Months }

/** How many requests are sent on which day: one square for each, empty ones for the next month. */
export function DaysChart({ times, months }: DaysChartProps) {
  const clock = useOwnersClock()
  const { resetsOn } = months.left
  const days = daysOfPlan({ times: times.filter((time) => time !== null), clock, resetsOn })
  if (days.length < 2) return null
  const most = Math.max(...days.map(({ count }) => count))
  const isRunOut = days.some(({ isNextMonth }) => isNextMonth) && months.usage.limit !== null
  return (
    <div className="border round-card clip surface">
      <ol className={styles.days} aria-label="Requests by day" role="list">
        {days.map((day, index) => (
          <li key={day.day} className={classNames(styles[day.kind], day.isNextMonth && styles.next)}>
            <span className={styles.squares} aria-hidden="true">
              {most > MOST_SQUARES ? (
                <i className={styles.bar} style={{ blockSize: `${(day.count / most) * 100}%` }} />
              ) : (
                Array.from({ length: day.count }, (_, at) => <i key={at} />)
              )}
            </span>
            <b className="medium tabular">
              {day.count === 0 ? '–' : day.count.toLocaleString('en')}
              <span className="visually-hidden"> {day.count === 1 ? 'request' : 'requests'}</span>
            </b>
            <span>{day.label}</span>
            <span className="text-12 empty-hidden">{isRunOut && noteOf(day, days[index - 1], months)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const noteOf = (day: PlanDay, before: PlanDay | undefined, months: Months) =>
  dayNote({ day, isFirstOfMonth: day.isNextMonth && !before?.isNextMonth, limit: months.usage.limit })
