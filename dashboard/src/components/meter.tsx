import styles from './meter.module.css'

const LENGTH = 100
const GAP = 1.5

/**
 * How much of something is used. Decorative: the numbers are next to it. With `isCounted` it has one segment for each
 * unit.
 */
export function Meter({ used, limit, isCounted = false }: { used: number; limit: number; isCounted?: boolean }) {
  const share = limit === 0 ? LENGTH : Math.min(1, used / limit) * LENGTH
  const cuts = isCounted ? Array.from({ length: Math.max(0, limit - 1) }, (_, at) => ((at + 1) * LENGTH) / limit) : []
  return (
    <svg className={`rigid ${styles.meter}`} viewBox={`0 0 ${LENGTH} 6`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.whole} width={LENGTH} height="6" />
      <rect className={styles.used} width={share} height="6" />
      {cuts.map((cut) => (
        <rect key={cut} className={styles.cut} x={cut - GAP / 2} width={GAP} height="6" />
      ))}
    </svg>
  )
}
