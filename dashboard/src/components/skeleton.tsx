import { classNames } from '../lib/class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = { shape?: 'line' | 'badge' | 'avatar'; length?: 'short' | 'medium' | 'long' | 'full' }

/**
 * Holds the place of something that is loading. Decorative: announce "Loading" once, on the container (`aria-busy`).
 */
export function Skeleton({ shape = 'line', length = 'medium' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape], styles[length])} aria-hidden="true" />
}
