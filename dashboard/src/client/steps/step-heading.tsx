import { type ReactNode, use } from 'react'
import { InStepsContext } from './shown-step.ts'
import styles from './step-heading.module.css'

/** The heading of a step, which gets the focus when the step begins. */
export const StepHeading = ({ children }: { children: ReactNode }) => (
  <h1 className={styles.heading} tabIndex={-1}>
    {children}
  </h1>
)

/** The title of a field; in steps, it is the heading of its step. */
export const FieldTitle = ({ children }: { children: ReactNode }) =>
  use(InStepsContext) ? <StepHeading>{children}</StepHeading> : children
