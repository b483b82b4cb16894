import type { DrawnProps } from '../parts/drawn-props.ts'
import type { parts } from '../parts/index.ts'

/** What every layout draws from. */
export type LayoutProps = DrawnProps & {
  /** Those of the chunk that draws. */
  parts: typeof parts
}
