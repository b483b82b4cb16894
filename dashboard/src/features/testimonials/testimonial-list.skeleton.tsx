import { Skeleton } from '../../components/skeleton.tsx'
import { classNames } from '../../lib/class-names.ts'
import styles from './testimonial-list.module.css'

/** As high and as wide as a row, so that nothing jumps when the rows arrive. */
export function SkeletonRow() {
  return (
    <tr className={classNames(styles.row, styles.skeleton)}>
      <td className={styles.client}>
        <div className={styles.who}>
          <Skeleton shape="avatar" />
          <div>
            <Skeleton length="short" />
            <Skeleton length="medium" />
          </div>
        </div>
      </td>
      <td className={styles.rating}>
        <Skeleton length="long" />
      </td>
      <td className={styles.text}>
        <Skeleton length="long" />
      </td>
      <td className={styles.status} colSpan={2}>
        <Skeleton shape="badge" />
      </td>
    </tr>
  )
}
