import { classNames } from '../lib/class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = { shape?: 'line' | 'badge' | 'avatar'; length?: 'short' | 'medium' | 'long' | 'full' }

/** Stands where something is about to appear. Decorative: say "Loading" once, on what holds it (`aria-busy`). */
export function Skeleton({ shape = 'line', length = 'medium' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape], styles[length])} aria-hidden="true" />
}
