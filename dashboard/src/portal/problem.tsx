import { Icon } from '../upload/icons.tsx'
import type { ReactNode } from 'react'
import { adviceFor, type Failure } from '../client/call.ts'
import { useClientTexts } from '../client/language.provider.tsx'
import styles from './problem.module.css'

/** Always in the page, so that screen readers announce what appears. */
export function Problem({ title, children }: { title: string | null; children?: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      {title !== null && (
        <div className={`gap-12 pad-16 text-16 danger beside round-card icons-20 icons-in-line ${styles.problem}`}>
          <Icon name="alert" />
          <div>
            <strong className="strong">{title}</strong> {children}
          </div>
        </div>
      )}
    </div>
  )
}

/** Why an action failed, and what the client can do. */
export function FailureNotice({
  failure,
  title,
  doing = 'loading',
}: {
  failure: Failure | null
  /** A more specific title than the general one. */
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
