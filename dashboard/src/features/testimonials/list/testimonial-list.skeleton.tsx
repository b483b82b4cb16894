import { Skeleton } from '../../../components/skeleton.tsx'
import { classNames } from '../../../lib/class-names.ts'
import styles from './testimonial-list.table.module.css'

const rows = [
  { name: 'short', email: 'medium', text: 'full' },
  { name: 'medium', email: 'long', text: 'long' },
  { name: 'short', email: 'long', text: 'medium' },
  { name: 'medium', email: 'medium', text: 'full' },
  { name: 'short', email: 'medium', text: 'long' },
] as const

/** As high and wide as real rows, so that nothing jumps when they load. */
export const SkeletonRows = ({ count = rows.length }: { count?: number }) =>
  rows.slice(0, count).map((row, index) => (
    <tr key={index} aria-hidden="true" className={classNames(styles.row, styles.skeleton)}>
      <td className={styles.client}>
        <div className={`gap-12 ${styles.who}`}>
          <span className={styles.pick}>
            <input type="checkbox" className={styles.tick} disabled />
          </span>
          <Skeleton shape="avatar" />
          <div className="stack gap-8 shrink grow">
            <Skeleton length={row.name} />
            <Skeleton length={row.email} />
          </div>
        </div>
      </td>
      <td className={styles.rating}>
        <div>
          <Skeleton length="long" />
        </div>
      </td>
      <td className={styles.text}>
        <div>
          <Skeleton length={row.text} />
        </div>
      </td>
      <td className={styles.status} colSpan={2}>
        <div>
          <Skeleton shape="badge" />
        </div>
      </td>
    </tr>
  ))
