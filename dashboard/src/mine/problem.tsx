import { Icon } from '../upload/icons.tsx'
import type { ReactNode } from 'react'
import { adviceFor, type Failure } from '../client/failure.ts'
import { useClientTexts } from '../client/language.provider.tsx'
import styles from './problem.module.css'

/** Always in the page, so that what appears is read out. */
export function Problem({ title, children }: { title: string | null; children?: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      {title !== null && (
        <div className={styles.problem}>
          <Icon name="alert" />
          <div>
            <strong>{title}</strong> {children}
          </div>
        </div>
      )}
    </div>
  )
}

/** Why nothing came of what was pressed, and what can be done. */
export function FailureNotice({
  failure,
  title,
  doing = 'loading',
}: {
  failure: Failure | null
  /** Where it says more than that something went wrong. */
  title?: string
  doing?: 'loading' | 'sending'
}) {
  const { failures } = useClientTexts()
  return (
    <Problem title={failure && (title ?? failures.title)}>
      {failure && adviceFor(failure, { texts: failures, doing })}
    </Problem>
  )
}
