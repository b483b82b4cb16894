import { dayAndMonth } from '../../../lib/dates.ts'
import styles from './sparkline.module.css'

type SparklineProps = {
  /** Whose answers they are. */
  name: string
  weeks: readonly string[]
  answers: readonly number[]
  /** The most answers in one week of any workspace: all lines share one scale. */
  most: number
}

const BAR = 7
const STEP = 10
const HEIGHT = 28

/** Answers by week as small bars, the current week last. The same numbers are in a table below. */
export function Sparkline({ name, weeks, answers, most }: SparklineProps) {
  const width = STEP * answers.length - (STEP - BAR)
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={`Answers a week, ${name}: ${answers.join(', ')}`}
    >
      <title>{weeks.map((week, index) => `${dayAndMonth(week)}: ${answers[index] ?? 0}`).join(', ')}</title>
      {answers.map((count, index) => {
        const height = count === 0 ? 1 : Math.max(2, ((HEIGHT - 1) * count) / most)
        const isNow = index === answers.length - 1
        return (
          <rect
            key={weeks[index]}
            className={count === 0 ? styles.zero : isNow ? styles.now : undefined}
            x={index * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
          />
        )
      })}
    </svg>
  )
}
